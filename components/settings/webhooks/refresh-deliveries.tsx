import { RefreshWhile } from "@/components/library/refresh-while";
import type { Delivery } from "@/lib/api/settings-webhook-deliveries";

const SOON_MS = 30_000;
const OFTEN_MS = 1_500;
const SELDOM_MS = 20_000;

/** Keeps a page up to date while something is on its way: often when an attempt is near, seldom when it is hours off. */
export function RefreshDeliveries({ deliveries }: { deliveries: Delivery[] }) {
  const waiting = deliveries.filter(({ state }) => state === "pending");
  const near = waiting.some(({ nextAttemptAt }) => !nextAttemptAt || Date.parse(nextAttemptAt) - Date.now() < SOON_MS);
  return <RefreshWhile active={waiting.length > 0} everyMs={near ? OFTEN_MS : SELDOM_MS} />;
}
