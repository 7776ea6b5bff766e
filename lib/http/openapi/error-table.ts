type Told = readonly [status: number, code: string];

/** A surface's error codes, their meaning and their statuses, for the reference. */
export function errorTable(codes: Record<string, Told>, fault: Told, meanings: Record<string, string>) {
  const told = [...Object.values(codes), fault];
  const statusesOf = (code: string) => new Set(told.filter(([, one]) => one === code).map(([status]) => status));
  return Object.entries(meanings).map(([code, means]) => ({ code, means, statuses: [...statusesOf(code)].sort() }));
}
