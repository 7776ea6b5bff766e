/** A phrase as the beginning of a sentence. */
export const upperFirst = (phrase: string): string => phrase.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
