/** The address of a list with this search, and of later pages of it; `here` may have a query of its own. */
export function listPath(here: string, { q, cursor }: { q?: string | undefined; cursor?: string | null }): string {
  const [path, given] = here.split("?");
  const query = new URLSearchParams(given);
  if (q) query.set("q", q);
  if (cursor) query.set("cursor", cursor);
  return query.size > 0 ? `${path}?${query}` : here;
}
