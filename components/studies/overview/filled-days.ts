type Day = { day: string; started: number; completed: number };

const DAY_MS = 86_400_000;
const FEWEST = 14;
const MOST = 45;

/** Every day up to `until`, including empty ones; at least two weeks, so that a single day isn't one huge bar. */
export function filledDays(days: Day[], until: Date): Day[] {
  const end = Date.UTC(until.getUTCFullYear(), until.getUTCMonth(), until.getUTCDate());
  const first = days[0] ? Date.parse(days[0].day) : end;
  const length = Math.min(MOST, Math.max(FEWEST, Math.round((end - first) / DAY_MS) + 1));
  const known = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length }, (_, at) => {
    const day = new Date(end - (length - 1 - at) * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, started: 0, completed: 0 };
  });
}
