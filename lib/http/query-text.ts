const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** A page's query parameter as search text: its first value, trimmed, `most` characters of it. */
export function queryText(given: string | string[] | undefined, most: number): string {
  const text = [given].flat()[0] ?? "";
  return [...text.replace(UNSTORABLE, "").trim()].slice(0, most).join("");
}
