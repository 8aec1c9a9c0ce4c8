//! Actions typed in words: by their notation, or by a part of their label in the player's language.

use table::Choice;

/// The choices that a typed text means, by their places: those with this notation; or else with this label; or else
/// whose label contains the text. Capitals and accents do not matter.
pub fn meant(typed: &str, choices: &[Choice], labels: &[String]) -> Vec<usize> {
    let typed = plain(typed);
    let find =
        |fits: &dyn Fn(usize) -> bool| (0..choices.len()).filter(|&place| fits(place)).collect::<Vec<_>>();
    let ways: [&dyn Fn(usize) -> bool; 3] = [
        &|place| plain(&choices[place].notation) == typed,
        &|place| plain(&labels[place]) == typed,
        &|place| plain(&labels[place]).contains(&typed),
    ];
    ways.into_iter().map(find).find(|found| !found.is_empty()).unwrap_or_default()
}

/// What is typed without care: small letters, no accents, straight apostrophes, single spaces.
fn plain(text: &str) -> String {
    let letter = |letter: char| match letter {
        'à' | 'á' => 'a',
        'è' | 'é' => 'e',
        'ì' | 'í' => 'i',
        'ò' | 'ó' => 'o',
        'ù' | 'ú' => 'u',
        '’' => '\'',
        other => other,
    };
    let small = text.to_lowercase();
    small.split_whitespace().collect::<Vec<_>>().join(" ").chars().map(letter).collect()
}

#[cfg(test)]
mod tests {
    use kernel::Phrase;

    use super::*;

    fn meant_by(typed: &str) -> Vec<usize> {
        let labels = [
            "Prendi: guerriero giovane",
            "Prendi: guaritore giovane",
            "Riscuoti per la Città d’Oro",
            "Passa",
        ];
        let notations = ["take young-warrior", "take young-healer", "do taxes", "pass"];
        let choice =
            |notation: &&str| Choice { notation: (*notation).into(), label: Phrase::new("label"), number: 0 };
        meant(typed, &notations.iter().map(choice).collect::<Vec<_>>(), &labels.map(String::from))
    }

    #[test]
    fn a_notation_or_a_part_of_a_label_means_a_choice() {
        assert_eq!(meant_by("take young-healer"), [1]);
        assert_eq!(meant_by("guerriero"), [0]);
        assert_eq!(meant_by("  CITTA d'oro "), [2]);
        assert_eq!(meant_by("passa"), [3]);
    }

    #[test]
    fn what_fits_several_or_none_is_not_guessed() {
        assert_eq!(meant_by("giovane"), [0, 1]);
        assert_eq!(meant_by("volare"), [0; 0]);
    }
}
