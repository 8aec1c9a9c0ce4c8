//! The screens that people have.

/// A screen.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 1280 × 800, with a mouse.
    Desktop,
    /// 390 × 844, for fingers.
    Phone,
    /// 320 px wide, for fingers: also what a desktop is at 400 % zoom.
    Narrow,
}

impl Screen {
    /// Width and height in CSS pixels.
    pub fn size(self) -> (u32, u32) {
        match self {
            Screen::Desktop => (1280, 800),
            Screen::Phone => (390, 844),
            Screen::Narrow => (320, 640),
        }
    }
}
