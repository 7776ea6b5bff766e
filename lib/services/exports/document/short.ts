/** A text cut at a word, with an ellipsis; for labels next to which the whole text appears. */
export function short(text: string, most: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const head = letters.slice(0, most - 1).join("");
  return `${head.replace(/\s+\S{0,12}$/u, "")}…`;
}
