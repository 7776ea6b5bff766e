const MINUTE_MS = 60_000;

type Time = { startsAt: string; endsAt: string };

/** How long these times are: each length once, in minutes. */
export const lengthsOf = (times: Time[]): number[] => [
  ...new Set(times.map(({ startsAt, endsAt }) => Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS))),
];

/**
 * How many minutes a study asks for: the length of the times on offer, null if they differ; while there are none, the
 * length it was planned with, which may be out of date beside them.
 */
export function askedMinutes(lengths: number[], planned: number | null): number | null {
  const [only = planned, ...others] = lengths;
  return others.length === 0 ? only : null;
}
