/** `SS`, `MM:SS`, `HH:MM:SS`, each with an optional fraction after a point or a comma. */
const TIME = /^(?:(?:(\d{1,4}):)?(\d{1,3}):)?(\d{1,7})(?:[.,](\d{1,9}))?$/;

/** Seconds, or null if the text isn't a time. */
export function readTime(text: string): number | null {
  if (text.length > 24) return null;
  const match = TIME.exec(text.trim());
  if (match === null) return null;
  const [, hours, minutes, seconds, fraction] = match;
  if (minutes !== undefined && Number(seconds) >= 60) return null;
  if (hours !== undefined && Number(minutes) >= 60) return null;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(`${seconds}.${fraction ?? 0}`);
}
