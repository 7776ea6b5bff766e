const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what PostgreSQL or a terminal would choke on.
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;
const LONE_SURROGATES = /\p{Surrogate}/gu;
/** All whitespace except single spaces, since replacing millions of those costs much memory. */
const WHITE_SPACE = /\s{2,}|[^\S ]/g;

/** Keeps every character that was said; drops those that can't be stored or that would reorder a line on screen. */
export const cleanText = (text: string) =>
  text
    .replaceAll("\u0085", "\n")
    .replace(CONTROLS, "")
    .replace(BIDI_CONTROLS, "")
    .replace(LONE_SURROGATES, "")
    .replace(WHITE_SPACE, " ")
    .trim();
