import { Badge } from "@/components/ui/badge";
import type { Delivery } from "@/lib/api/settings/webhook-deliveries";

/** A delivery's state in a word: `Retrying` once an attempt has failed and another will follow. */
export function DeliveryState({ state, attempt }: Pick<Delivery, "state" | "attempt">) {
  if (state === "delivered")
    return (
      <Badge tone="settled" dot>
        Delivered
      </Badge>
    );
  if (state === "failed")
    return (
      <Badge tone="danger" dot>
        Failed
      </Badge>
    );
  return attempt > 0 ? (
    <Badge tone="warning" dot>
      Retrying
    </Badge>
  ) : (
    <Badge tone="info" dot pulse>
      Sending
    </Badge>
  );
}
