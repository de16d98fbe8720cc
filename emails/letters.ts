/**
 * Mail clients load no fonts. Who has ours installed sees them; the rest see what their system has
 * that is nearest: a warm serif for titles, a plain and legible sans for everything else.
 */
export const TITLE_LETTERS =
  "Fraunces, Georgia, Cambria, 'Iowan Old Style', 'Times New Roman', serif";
export const TEXT_LETTERS =
  "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', -apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
