//! Text with the colours of a terminal, as the boards print it, for a full screen.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span, Text};

/// The text with its colours.
pub fn text(printed: &str) -> Text<'static> {
    let mut style = Style::new();
    printed.lines().map(|printed| line(printed, &mut style)).collect()
}

/// One line; a style may last longer than that.
fn line(printed: &str, style: &mut Style) -> Line<'static> {
    let mut pieces = printed.split("\x1b[");
    let mut spans = vec![Span::styled(pieces.next().unwrap_or_default().to_owned(), *style)];
    for piece in pieces {
        let (codes, rest) = piece.split_once('m').unwrap_or(("", piece));
        codes.split(';').for_each(|code| *style = styled(*style, code));
        spans.push(Span::styled(rest.to_owned(), *style));
    }
    Line::from(spans)
}

/// A style after one more code. Our boards use these; others change nothing.
fn styled(style: Style, code: &str) -> Style {
    const COLOURS: [Color; 8] = [
        Color::Black,
        Color::Red,
        Color::Green,
        Color::Yellow,
        Color::Blue,
        Color::Magenta,
        Color::Cyan,
        Color::Gray,
    ];
    const BRIGHT: [Color; 8] = [
        Color::DarkGray,
        Color::LightRed,
        Color::LightGreen,
        Color::LightYellow,
        Color::LightBlue,
        Color::LightMagenta,
        Color::LightCyan,
        Color::White,
    ];
    match code.parse::<usize>() {
        Ok(0) | Err(_) => Style::new(),
        Ok(1) => style.add_modifier(Modifier::BOLD),
        Ok(2) => style.add_modifier(Modifier::DIM),
        Ok(3) => style.add_modifier(Modifier::ITALIC),
        Ok(4) => style.add_modifier(Modifier::UNDERLINED),
        Ok(code @ 30..=37) => style.fg(COLOURS[code - 30]),
        Ok(code @ 90..=97) => style.fg(BRIGHT[code - 90]),
        Ok(_) => style,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_begin_and_end_where_the_board_says() {
        let text = text("a\x1b[1m\x1b[31mb\x1b[0mc\nd");
        let spans: Vec<(&str, Style)> =
            text.lines[0].spans.iter().map(|span| (&*span.content, span.style)).collect();
        let red = Style::new().fg(Color::Red).add_modifier(Modifier::BOLD);
        assert_eq!((spans[0], spans[2]), (("a", Style::new()), ("b", red)));
        assert_eq!((spans[3], &*text.lines[1].spans[0].content), (("c", Style::new()), "d"));
    }
}
