export type Filters = { status: string; type: string; q: string; project: string };

/** The address of the list with these filters, and of later pages of it. */
export function filtersPath(filters: Filters, cursor?: string | null): string {
  const query = new URLSearchParams(Object.entries({ ...filters, cursor: cursor ?? "" }).filter(([, value]) => value));
  return query.size > 0 ? `/studies?${query}` : "/studies";
}
