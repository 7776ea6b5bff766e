/** A sentence as pages print it, with curly apostrophes: APIs answer with plain ones, which scripts compare. */
export const typeset = (sentence: string): string =>
  sentence.replace(/(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=s)'(?= \p{L})/gu, "’");
