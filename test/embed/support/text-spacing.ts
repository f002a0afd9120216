/** Text spacing that a reader may set without losing content: WCAG 1.4.12. */
export const TEXT_SPACING =
  '.root * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  '.root p { margin-block-end: 2em !important }';
