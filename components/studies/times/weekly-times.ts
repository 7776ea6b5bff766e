export type Pattern = {
  /** 0 is Sunday. */
  weekdays: number[];
  /** "09:00", in the zone of this browser. */
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
 * Every time of a weekly pattern that lies in the future; clock times stay what they are when the clocks change. One that
 * the clocks leave out that night is not offered, and none is longer or shorter for it.
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
