/** 75.42 → "1:15.4"; with hours "1:01:11.0". */
export function exactTime(seconds: number): string {
  const tenths = Math.round(Math.max(0, seconds) * 10);
  const [hours, minutes, rest] = [Math.floor(tenths / 36_000), Math.floor((tenths % 36_000) / 600), tenths % 600];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, "0")}:${(rest / 10).toFixed(1).padStart(4, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** Parses "1:15.4", "75,4" or "1:01:11" as seconds; null for anything else. */
export function readTime(text: string): number | null {
  const [, hours = "0", minutes = "0", seconds] =
    /^(?:(?:(\d{1,3}):)?(\d{1,5}):)?(\d{1,6}(?:[.,]\d{1,3})?)$/.exec(text.trim()) ?? [];
  if (seconds === undefined) return null;
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(",", "."))) * 1000) / 1000;
}
