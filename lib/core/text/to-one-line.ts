/** Control characters, line breaks, and marks that change the reading direction (`exe.vtt` for `ttv.exe`). */
export const UNFIT = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;

/**
 * Typed or pasted text made acceptable to `oneLine`: line breaks and tabs become spaces, other refused characters are
 * removed. Leading and trailing spaces stay, because someone may still be typing.
 */
export const toOneLine = (text: string): string => text.replace(/\s/g, " ").split(UNFIT).join("");
