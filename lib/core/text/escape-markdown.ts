/**
 * Escapes people's words so that nothing in them becomes a heading, list, link, picture or code. Every line stands
 * alone, without leading spaces.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/^[ \t]+/gm, "")
    .replace(/[\\`*_{}[\]<>()#+!|~&@=-]/g, "\\$&")
    .replace(/^(\d+)([.)])/gm, "$1\\$2")
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, "\\$&");
