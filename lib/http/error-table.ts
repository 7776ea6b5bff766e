type Told = readonly [status: number, code: string];

/** The codes of a surface, what they mean and the statuses that they come with, for the reference. */
export function errorTable(codes: Record<string, Told>, fault: Told, meanings: Record<string, string>) {
  const told = [...Object.values(codes), fault];
  const statusesOf = (code: string) => new Set(told.filter(([, one]) => one === code).map(([status]) => status));
  return Object.entries(meanings).map(([code, means]) => ({ code, means, statuses: [...statusesOf(code)].sort() }));
}
