/** The beginning of a text up to a space that fits, never half a character; the text itself when it is short. */
export function clipWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(" ", most);
  return space > most / 2 ? text.slice(0, space).trimEnd() : text.slice(0, most).replace(/\p{Surrogate}$/u, "");
}
