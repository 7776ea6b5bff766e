/** A sentence as pages print it, with curly apostrophes: APIs answer with plain ones, which scripts compare. */
export const typeset = (sentence: string): string =>
  sentence.replace(/(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=s)'(?= \p{L})/gu, "’");

/** The same for what quotes somebody: their words stay as they are. */
export const typesetAround = (text: string): string =>
  text.replace(/“[^”]*”|„[^“]*“|[^“„]+|./gsu, (part) => (/^[“„]./su.test(part) ? part : typeset(part)));
