export type Filters = { status: string; q: string };

/** The address of a study's participants with these filters, and of later pages of them. */
export function participantsPath(studyId: string, filters: Filters, cursor?: string | null): string {
  const given = Object.entries({ ...filters, cursor: cursor ?? "" }).filter(([, value]) => value);
  const query = new URLSearchParams(given);
  return `/studies/${studyId}/participants${query.size > 0 ? `?${query}` : ""}`;
}
