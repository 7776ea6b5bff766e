/** Characters that are not seen: controls, direction marks, zero widths. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** A dot inside what mail programs take for an address, and the end of a scheme. */
const LINKING = /(?<=[\p{L}\p{N}])\.(?=\p{L})|(?<=\p{L}):(?=\/\/)|(?<=\S)@(?=\S)/gu;
const LINES = /[^\S\n]*\n[^\S\n]*/g;

/**
 * What somebody typed, fit for a mail in another's name: no unseen characters, and nothing that a mail program would turn
 * into a link, so that the only links of a mail are ours. Line ends stay.
 */
export const mailText = (typed: string): string =>
  typed
    .normalize("NFC")
    .split(/\r\n?|\n/)
    .map((line) => line.replace(UNSEEN, " "))
    .join("\n")
    .replace(LINKING, (found) => (found === "@" ? " @ " : `${found} `))
    .replace(LINES, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** A word of letters of several look-alike alphabets, as in a forged name. */
const isMixed = (word: string) => SCRIPTS.filter((script) => script.test(word)).length > 1;

/** A name on one line for a mail; null when a word of it mixes alphabets that look alike. */
export function mailName(typed: string | null): string | null {
  const name = mailText(typed ?? "").replaceAll("\n", " ");
  return name === "" || name.split(/\s+/).some(isMixed) ? null : name;
}
