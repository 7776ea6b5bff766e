const QUOTES = /^[\s"'“”„‘’«»]+|(?<![\s"'“”„‘’«»,;:])[\s"'“”„‘’«»,;:]+$/gu;

/** A name as written in a sentence, without its quotation marks. */
export const cleanName = (text: string | undefined): string => (text ?? "").replace(QUOTES, "").trim();

/** At most as long as an address may be: what is longer than that would be read again from each of its letters. */
const EMAIL = /[^\s<>()[\],;:"'“”„@]{1,64}@[^\s<>()[\],;:"'“”„@]{1,253}\.[\p{L}\d-]{2,}/gu;

/** The email addresses in a text, each once, in lower case. */
export const emailsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(EMAIL)].map(([email]) => email.toLowerCase())),
];
