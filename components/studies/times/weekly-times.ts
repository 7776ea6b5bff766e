export type Pattern = {
  /** 0 is Sunday. */
  weekdays: number[];
  /** "09:00", in this browser's time zone. */
  from: string;
  to: string;
  lengthMinutes: number;
  pauseMinutes: number;
  /** "2026-11-20". */
  firstDay: string;
  weeks: number;
};

const DAYS_A_WEEK = 7;
const MINUTE_MS = 60_000;

const clock = (text: string): { hours: number; minutes: number } | null => {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(text) ?? [];
  return hours && minutes ? { hours: Number(hours), minutes: Number(minutes) } : null;
};

/**
 * All future times of a weekly pattern; they stay at the same time of day across daylight saving changes. One that the
 * change skips isn't offered, and none becomes longer or shorter.
 */
export function weeklyTimes(pattern: Pattern, now: Date): { startsAt: Date; endsAt: Date }[] {
  const { weekdays, from, to, lengthMinutes, pauseMinutes, firstDay, weeks } = pattern;
  const [opens, closes] = [clock(from), clock(to)];
  const [year, month, date] = firstDay.split("-").map(Number);
  if (!opens || !closes || !year || !month || !date || lengthMinutes < 1) return [];
  const firstMinute = opens.hours * 60 + opens.minutes;
  const lastMinute = closes.hours * 60 + closes.minutes;
  const times = [];
  for (let day = 0; day < weeks * DAYS_A_WEEK; day += 1) {
    if (!weekdays.includes(new Date(year, month - 1, date + day).getDay())) continue;
    for (let at = firstMinute; at + lengthMinutes <= lastMinute; at += lengthMinutes + pauseMinutes) {
      const startsAt = new Date(year, month - 1, date + day, 0, at);
      const isThere = startsAt.getHours() * 60 + startsAt.getMinutes() === at;
      const endsAt = new Date(startsAt.getTime() + lengthMinutes * MINUTE_MS);
      if (isThere && startsAt > now) times.push({ startsAt, endsAt });
    }
  }
  return times;
}

type Span = { startsAt: Date; endsAt: Date };

/** Those that don't run into a time that is already offered: both could be booked. */
export const apartFrom = (offered: { startsAt: string; endsAt: string }[], times: Span[]): Span[] =>
  times.filter(({ startsAt, endsAt }) =>
    offered.every((other) => Date.parse(other.endsAt) <= +startsAt || +endsAt <= Date.parse(other.startsAt)),
  );
