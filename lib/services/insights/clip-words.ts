/** Truncates a text at the last space that fits, never inside a character; a short text stays as it is. */
export function clipWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(" ", most);
  return space > most / 2 ? text.slice(0, space).trimEnd() : text.slice(0, most).replace(/\p{Surrogate}$/u, "");
}
