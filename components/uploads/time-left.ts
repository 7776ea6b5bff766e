import { counted } from "@/lib/core/text/counted";

/** "40 seconds left", "3 minutes left", "2 hours left"; null if nothing is moving. */
export function timeLeft(bytes: number, bytesPerSecond: number | null): string | null {
  if (bytesPerSecond === null || bytesPerSecond <= 0) return null;
  const seconds = Math.ceil(bytes / bytesPerSecond);
  const say = (count: number, unit: string) => `${counted(count, unit)} left`;
  if (seconds < 60) return say(seconds < 10 ? seconds : Math.ceil(seconds / 10) * 10, "second");
  if (seconds < 3600) return say(Math.ceil(seconds / 60), "minute");
  return say(Math.round(seconds / 3600), "hour");
}
