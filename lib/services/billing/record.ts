type Meter = { used: number; included: number };

/** What a workspace used of its plan in this calendar month (UTC). */
export type MonthUsage = {
  plan: string;
  startsAt: Date;
  resetsAt: Date;
  calls: Meter;
  uploadHours: Meter;
  seats: Meter;
  /** Calls by keys a day, oldest first, thirty days. */
  daily: { date: string; calls: number }[];
};
