/** At most the first `most` UTF-16 units of a text, without half a surrogate pair at the end: that can't be stored. */
export const cutText = (text: string, most: number): string => text.slice(0, most).replace(/\p{Surrogate}$/u, "");
