/** A sentence as pages print it, with curly apostrophes: APIs answer with plain ones, which scripts compare. */
export const typeset = (sentence: string): string =>
  sentence.replace(/(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=s)'(?= \p{L})/gu, "’");

/** The same for what quotes somebody: their words stay as they are, to the end where no mark closes a quotation. */
export const typesetAround = (text: string): string =>
  text.replace(/“[^”]*”?|„[^“]*“?|[^“„]+/gu, (part) => (/^[“„]/u.test(part) ? part : typeset(part)));
