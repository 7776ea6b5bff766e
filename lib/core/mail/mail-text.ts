/** Invisible characters: control characters, direction marks, zero-width characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** The dot in anything that mail programs take for an address, and the colon of a scheme. */
const LINKING = /(?<=[\p{L}\p{N}])\.(?=\p{L})|(?<=\p{L}):(?=\/\/)|(?<=\S)@(?=\S)/gu;

const unlinked = (found: string) => (found === "@" ? " @ " : `${found} `);

/**
 * Typed text made safe for a mail sent in someone else's name: no invisible characters, and nothing that a mail program
 * would turn into a link, so that a mail's only links are ours. Line breaks stay.
 */
export const mailText = (typed: string): string =>
  typed
    .normalize("NFC")
    .split(/\r\n?|\n/)
    .map((line) => line.replace(UNSEEN, " ").replace(LINKING, unlinked).trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a word mixes letters of several look-alike alphabets, as in a forged name. */
const isMixed = (word: string) => SCRIPTS.filter((script) => script.test(word)).length > 1;

/** A one-line name for a mail; null if one of its words mixes look-alike alphabets. */
export function mailName(typed: string | null): string | null {
  const name = mailText(typed ?? "").replaceAll("\n", " ");
  return name === "" || name.split(/\s+/).some(isMixed) ? null : name;
}
