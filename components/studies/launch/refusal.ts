import { CallError } from "@/lib/api/client/call-error";

export type Refusal =
  | { kind: "changed"; beforeCents: number }
  | { kind: "declined" | "lost" | "other"; message: string };

const PAYMENT_REQUIRED = 402;
const FAULTS = 500;

/** Whether nobody knows if it was done: no answer arrived, or none of ours. */
export const isLost = (thrown: unknown): boolean =>
  thrown instanceof CallError && (thrown.status === 0 || thrown.status >= FAULTS);

/** Why something paid for wasn't done, or may not have been. */
export function refusalOf(thrown: unknown): Refusal {
  const isDeclined = thrown instanceof CallError && thrown.status === PAYMENT_REQUIRED;
  return { kind: isDeclined ? "declined" : isLost(thrown) ? "lost" : "other", message: CallError.sentence(thrown) };
}
