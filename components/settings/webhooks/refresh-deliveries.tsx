import { RefreshWhile } from "@/components/ui/hooks/refresh-while";
import type { Delivery } from "@/lib/api/settings/webhook-deliveries";

const SOON_MS = 30_000;
const OFTEN_MS = 1_500;
const SELDOM_MS = 5_000;

/** `expecting`: more deliveries may come. */
type Props = { deliveries: Delivery[]; expecting?: boolean };

/** Keeps a page up to date: often when an attempt is near, rarely when it is hours away or only possible. */
export function RefreshDeliveries({ deliveries, expecting = false }: Props) {
  const waiting = deliveries.filter(({ state }) => state === "pending");
  const near = waiting.some(({ nextAttemptAt }) => !nextAttemptAt || Date.parse(nextAttemptAt) - Date.now() < SOON_MS);
  return <RefreshWhile active={expecting || waiting.length > 0} everyMs={near ? OFTEN_MS : SELDOM_MS} />;
}
