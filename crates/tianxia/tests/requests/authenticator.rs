//! An authenticator as honest, or as wicked, as a test wants it: it makes one passkey and shows it.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// An authenticator with a passkey.
#[derive(Clone)]
pub struct Authenticator {
    key: SigningKey,
    id: [u8; 32],
    handle: String,
    /// How often it says that it was asked.
    pub counter: u32,
    /// What the browser says where it is.
    pub origin: String,
}

fn written(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

impl Authenticator {
    /// Makes a passkey as it is asked to, in a browser at this address; gives its answer, for a form.
    pub fn make(number: u8, asked: &Value, origin: &str) -> (Authenticator, String) {
        let key = SigningKey::from_slice(&[number; 32]).expect("a key");
        let handle = asked["publicKey"]["user"]["id"].as_str().expect("a handle").to_owned();
        let made = Authenticator { key, id: [number; 32], handle, counter: 1, origin: origin.into() };
        let mut data = made.data(asked["publicKey"]["rp"]["id"].as_str().expect("a name"), 0x45);
        data.extend([0; 16]);
        data.extend([0, 32]);
        data.extend(made.id);
        let point = made.key.verifying_key().to_sec1_bytes();
        // A map in CBOR: an elliptic curve, ES256, P-256, and both coordinates.
        data.extend([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]);
        data.extend(&point[1..33]);
        data.extend([0x22, 0x58, 32]);
        data.extend(&point[33..]);
        let mut object = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        object.push(u8::try_from(data.len()).expect("short"));
        object.extend(data);
        let response = json!({
            "clientDataJSON": written(&made.client_data("webauthn.create", asked)),
            "attestationObject": written(&object),
        });
        let answer = made.answer(response);
        (made, answer)
    }

    /// Shows its passkey; gives its answer, for a form.
    pub fn show(&mut self, asked: &Value) -> String {
        self.counter += 1;
        let data = self.data(asked["publicKey"]["rpId"].as_str().expect("a name"), 0x05);
        let client_data = self.client_data("webauthn.get", asked);
        let signed = [&data[..], &Sha256::digest(&client_data)].concat();
        let signature: Signature = self.key.sign(&signed);
        self.answer(json!({
            "clientDataJSON": written(&client_data),
            "authenticatorData": written(&data),
            "signature": written(signature.to_der().as_bytes()),
            "userHandle": self.handle,
        }))
    }

    fn data(&self, site: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(site).to_vec();
        data.push(flags);
        data.extend(self.counter.to_be_bytes());
        data
    }

    fn client_data(&self, kind: &str, asked: &Value) -> Vec<u8> {
        let challenge = &asked["publicKey"]["challenge"];
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
            .into_bytes()
    }

    /// As a field of a form, in which a plus and an equals sign would mean something.
    fn answer(&self, response: Value) -> String {
        let id = written(&self.id);
        let answer = json!({ "id": id, "rawId": id, "type": "public-key", "response": response }).to_string();
        answer.bytes().map(|byte| format!("%{byte:02x}")).collect()
    }
}
