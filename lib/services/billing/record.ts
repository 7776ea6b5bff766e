import type { Plan } from "@/lib/core/plans";

type Meter = { used: number; included: number };

/** A workspace's usage of its plan in this calendar month (UTC). */
export type MonthUsage = {
  plan: string;
  startsAt: Date;
  resetsAt: Date;
  calls: Meter;
  uploadHours: Meter;
  seats: Meter;
  /** Those included in the plan; paid runs aren't counted. */
  swarmRuns: Meter;
  /** Calls by keys per day, oldest first, thirty days. */
  daily: { date: string; calls: number }[];
};

export const CHARGE_STATUSES = [
  ...(["intent", "checkout", "paid", "failed", "cancelled", "refunding", "refunded"] as const),
] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];

/** What is paid for: a launch, another Swarm run, more participants of a launched study, or a plan. */
export const CHARGE_KINDS = ["launch", "swarm_run", "participants", "plan"] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

export type ChargeLine = { label: string; unitCents: number; quantity: number };

/** Something that was or is to be paid for. */
export type ChargeRecord = {
  id: string;
  kind: ChargeKind;
  service: "sandbox" | "stripe";
  status: ChargeStatus;
  description: string;
  studyId: string | null;
  lines: ChargeLine[];
  amountCents: number;
  /** Why it failed or was refunded, as a sentence. */
  failure: string | null;
  /** Where it can be paid, while that is open. */
  checkoutUrl: string | null;
  createdAt: Date;
  paidAt: Date | null;
};

/** The content of the billing page. Card and charges are only for those who may launch studies. */
export type BillingRecord = {
  service: "sandbox" | "stripe";
  plan: Plan;
  paidSeats: number | null;
  card: { brand: string; last4: string } | null;
  charges: ChargeRecord[];
  canManage: boolean;
  usage: MonthUsage;
};
