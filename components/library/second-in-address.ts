/** The second of `?t=`: "75", "75.5" or "1:15". */
export function secondOf(search: string): number | null {
  const given = new URLSearchParams(search).get("t");
  if (!given || !/^\d+(:\d{1,2}){0,2}(\.\d+)?s?$/.test(given)) return null;
  const parts = given.replace(/s$/, "").split(":").map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}
