//! Whether two catalogues say the same things.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::{self, ParserError};

use crate::Lang;

/// Everything in which an English and an Italian source differ: names that one of them lacks, texts with
/// different gaps; and what is wrong in either of them: broken lines, names that are defined twice.
///
/// Terms (`-name`) are a language's own matter and are not compared.
pub fn compare(en: &str, it: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let english = read(Lang::En, en, &mut faults);
    let italian = read(Lang::It, it, &mut faults);
    for (id, gaps) in &english {
        match italian.get(id) {
            None => faults.push(format!("`{id}` is missing in it")),
            Some(other) if other != gaps => {
                faults.push(format!("`{id}` has the gaps {} in en, but {} in it", list(gaps), list(other)))
            }
            Some(_) => {}
        }
    }
    let only = italian.keys().filter(|id| !english.contains_key(*id));
    faults.extend(only.map(|id| format!("`{id}` is missing in en")));
    faults
}

/// The gaps of every text, by the text's name; an attribute counts as a text of its own.
type Catalogue = BTreeMap<String, BTreeSet<String>>;

fn read(lang: Lang, source: &str, faults: &mut Vec<String>) -> Catalogue {
    let (resource, errors) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err(partly) => partly,
    };
    faults.extend(errors.iter().map(|error| locate(lang, source, error)));
    let mut catalogue = Catalogue::new();
    let mut terms = BTreeSet::new();
    let mut twice = |id: &str| faults.push(format!("`{id}` stands twice in {lang}"));
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let own = message.value.iter().map(|value| (id.to_owned(), value));
                let attributes = message.attributes.iter();
                let more = attributes.map(|part| (format!("{id}.{}", part.id.name), &part.value));
                for (id, pattern) in own.chain(more) {
                    let mut gaps = BTreeSet::new();
                    gaps_of(pattern, &mut gaps);
                    if catalogue.contains_key(&id) {
                        twice(&id);
                    }
                    catalogue.insert(id, gaps);
                }
            }
            Entry::Term(term) if !terms.insert(term.id.name) => twice(&format!("-{}", term.id.name)),
            _ => {}
        }
    }
    catalogue
}

/// A broken place of a source, with its line.
pub(crate) fn locate(lang: Lang, source: &str, error: &ParserError) -> String {
    let before = source.get(..error.pos.start).unwrap_or(source);
    format!("{lang}, line {}: {}", before.matches('\n').count() + 1, error.kind)
}

fn list(gaps: &BTreeSet<String>) -> String {
    let gaps: Vec<String> = gaps.iter().map(|gap| format!("${gap}")).collect();
    if gaps.is_empty() { "(none)".into() } else { gaps.join(", ") }
}

fn gaps_of(pattern: &Pattern<&str>, gaps: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            gaps_of_expression(expression, gaps);
        }
    }
}

fn gaps_of_expression(expression: &Expression<&str>, gaps: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => gaps_of_inline(inline, gaps),
        Expression::Select { selector, variants } => {
            gaps_of_inline(selector, gaps);
            for variant in variants {
                gaps_of(&variant.value, gaps);
            }
        }
    }
}

fn gaps_of_inline(inline: &InlineExpression<&str>, gaps: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            gaps.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => gaps_of_expression(expression, gaps),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            gaps_of_arguments(arguments, gaps)
        }
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn gaps_of_arguments(arguments: &CallArguments<&str>, gaps: &mut BTreeSet<String>) {
    let named = arguments.named.iter().map(|argument| &argument.value);
    for argument in arguments.positional.iter().chain(named) {
        gaps_of_inline(argument, gaps);
    }
}
