import { clipWords } from "./clip-words";

/** A text in quotation marks. What is left out of a longer one is shown outside them, since nobody said “…”. */
export function quoteWords(text: string, most: number): string {
  const clipped = clipWords(text, most);
  return clipped === text ? `“${text}”` : `“${clipped}” …`;
}
