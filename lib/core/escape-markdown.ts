/**
 * Words of people stay words: nothing in them turns into a heading, a list, a link, a picture or code. Every line stands
 * for itself, without the spaces before it.
 */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(/^[ \t]+/gm, "")
    .replace(/[\\`*_{}[\]<>()#+!|~&@=-]/g, "\\$&")
    .replace(/^(\d+)([.)])/gm, "$1\\$2")
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, "\\$&");
