/** What the audit log's page shows; all of it is in the address. Dates are days in UTC. */
export type AuditView = {
  actor: string;
  kind: string;
  action: string;
  surface: string;
  target: string;
  from: string;
  to: string;
};

/** The page that shows it, so that a filtered log can be sent to a colleague. */
export function auditPath(view: Partial<AuditView>, cursor?: string): string {
  const query = new URLSearchParams(
    Object.entries({ ...view, cursor: cursor ?? "" }).filter(([, value]) => value !== ""),
  );
  return query.size > 0 ? `/settings/audit?${query}` : "/settings/audit";
}

const DAY_MS = 86_400_000;

/** A view's filters as the API takes them: the last day counts in full. */
export function auditQuery({ from, to, ...view }: AuditView): Record<string, string> {
  const end = to && new Date(Date.parse(to) + DAY_MS).toISOString();
  const given = { ...view, from: from && new Date(from).toISOString(), to: end };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ""));
}
