import type { Plan } from "@/lib/core/plans";

type Meter = { used: number; included: number };

/** What a workspace used of its plan in this calendar month (UTC). */
export type MonthUsage = {
  plan: string;
  startsAt: Date;
  resetsAt: Date;
  calls: Meter;
  uploadHours: Meter;
  seats: Meter;
  /** Those that the plan includes; runs that were paid for are not counted. */
  swarmRuns: Meter;
  /** Calls by keys a day, oldest first, thirty days. */
  daily: { date: string; calls: number }[];
};

export const CHARGE_STATUSES = [
  ...(["intent", "checkout", "paid", "failed", "cancelled", "refunding", "refunded"] as const),
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

export type ChargeLine = { label: string; unitCents: number; quantity: number };

/** One thing that was, or is to be, paid for. */
export type ChargeRecord = {
  id: string;
  kind: "launch" | "swarm_run" | "plan";
  service: "sandbox" | "stripe";
  status: ChargeStatus;
  description: string;
  studyId: string | null;
  lines: ChargeLine[];
  amountCents: number;
  /** Why it failed or was given back, as a sentence. */
  failure: string | null;
  /** Where it can be paid, while that is open. */
  checkoutUrl: string | null;
  createdAt: Date;
  paidAt: Date | null;
};

/** What the billing page shows. Card and charges are there for those who may launch studies. */
export type BillingRecord = {
  service: "sandbox" | "stripe";
  plan: Plan;
  paidSeats: number | null;
  card: { brand: string; last4: string } | null;
  charges: ChargeRecord[];
  canManage: boolean;
  usage: MonthUsage;
};
