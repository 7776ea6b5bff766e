const QUOTES = /^[\s"'“”„‘’«»]+|[\s"'“”„‘’«»,;:]+$/gu;

/** A name as written in a sentence, without its quotation marks. */
export const cleanName = (text: string | undefined): string => (text ?? "").replace(QUOTES, "").trim();

const EMAIL = /[^\s<>()[\],;:"'“”„]+@[^\s<>()[\],;:"'“”„]+\.[\p{L}\d-]{2,}/gu;

/** The email addresses in a text, each once, in lower case. */
export const emailsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(EMAIL)].map(([email]) => email.toLowerCase())),
];
