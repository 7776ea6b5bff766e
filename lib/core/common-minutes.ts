const MINUTE_MS = 60_000;

type Time = { startsAt: string; endsAt: string };

/** How long each of these times is, in minutes; null if their lengths differ or there are none. */
export function commonMinutes(times: Time[]): number | null {
  const length = ({ startsAt, endsAt }: Time) => Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS);
  const [only, ...others] = new Set(times.map(length));
  return others.length === 0 ? (only ?? null) : null;
}
