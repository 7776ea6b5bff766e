/** A phrase with a capital, for the start of a sentence. */
export const upperFirst = (phrase: string): string => phrase.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
