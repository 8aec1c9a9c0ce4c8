//! The options of a game, declared once.

/// Declares the options of a game: the struct, how each option is named, set, listed and written, and what it meant under
/// earlier versions of the rules. An option is declared by its field, its name, its values, its default, and what the default
/// was before a version that changed it (the latest such version first). Fields are public. See
/// [`OptionValue`](crate::OptionValue) for the types they may have.
///
/// ```
/// use kernel::{First, Options as _};
///
/// kernel::options! {
///     /// The options of the game.
///     pub struct Options {
///         /// Whether ducks may be traded.
///         trade: bool = "trade", &["no", "yes"], default "yes", before 2 "no";
///         /// After how many rounds the pond freezes over.
///         rounds: u8 = "rounds", &["10", "20"], default "20";
///         /// Who begins.
///         first: First = First::NAME, First::values(4), default "random";
///     }
/// }
///
/// let mut options = Options::default();
/// options.set("rounds", "10")?;
/// assert_eq!((options.trade, options.rounds, options.first), (true, 10, First::default()));
/// assert_eq!(options.write()["trade"], "yes");
/// assert_eq!(Options::read(&options.write())?, options);
/// assert!(!Options::as_of(1).trade);
/// assert_eq!(options.set("rounds", "15").unwrap_err().to_string(), "option `rounds` cannot be `15`; it is one of: 10, 20");
/// # Ok::<(), kernel::OptionError>(())
/// ```
#[macro_export]
macro_rules! options {
    ($(#[$meta:meta])* pub struct $type:ident {$(
        $(#[$doc:meta])*
        $field:ident: $value:ty = $name:expr, $values:expr, default $default:expr
            $(, before $version:literal $earlier:expr)*;
    )*}) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct $type {$(
            $(#[$doc])*
            pub $field: $value,
        )*}

        impl Default for $type {
            fn default() -> $type {
                $crate::Options::as_of($crate::options::TODAY)
            }
        }

        // A game may have no options, and then some of these arguments are not used.
        #[allow(unused_variables)]
        impl $crate::Options for $type {
            const SPECS: &'static [$crate::OptionSpec] = &[$($crate::OptionSpec {
                name: $name,
                values: $values,
                default: $default,
                earlier: &[$(($version, $earlier)),*],
                takes_text: <$value as $crate::OptionValue>::TAKES_TEXT,
            },)*];

            fn as_of(version: u32) -> $type {
                let mut specs = Self::SPECS.iter();
                $type {$($field: {
                    let spec = specs.next().expect("a spec for each field");
                    $crate::OptionValue::at(spec, spec.usual_place(version), version)
                },)*}
            }

            fn set_at(&mut self, option: usize, value: usize, version: u32) {
                let spec = &Self::SPECS[option];
                $(if spec.name == $name {
                    self.$field = $crate::OptionValue::at(spec, value, version);
                })*
            }

            fn get_at(&self, option: usize) -> usize {
                let spec = &Self::SPECS[option];
                $(if spec.name == $name {
                    return $crate::OptionValue::place(&self.$field, spec);
                })*
                unreachable!("every spec has a field")
            }

            fn set_text(&mut self, option: usize, text: &str) -> Result<(), String> {
                let name = Self::SPECS[option].name;
                $(if name == $name {
                    self.$field = $crate::OptionValue::from_text(text)?;
                })*
                Ok(())
            }

            fn text_at(&self, option: usize) -> Option<&str> {
                let name = Self::SPECS[option].name;
                $(if name == $name {
                    return $crate::OptionValue::text(&self.$field);
                })*
                None
            }

            fn fits(&self) -> Result<(), String> {
                $($crate::OptionValue::fits(&self.$field)?;)*
                Ok(())
            }
        }
    };
}
