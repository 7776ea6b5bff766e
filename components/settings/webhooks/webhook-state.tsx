import { Badge } from "@/components/ui/badge";
import type { Webhook } from "@/lib/api/settings/webhooks";

/** In a word, whether a webhook is on and deliveries succeed. */
export function WebhookState({ webhook: { disabledAt, failingSince, lastStatus } }: { webhook: Webhook }) {
  if (disabledAt) return <Badge dot>Disabled</Badge>;
  if (failingSince)
    return (
      <Badge tone="danger" dot>
        Failing
      </Badge>
    );
  return (
    <Badge tone={lastStatus === null ? "info" : "settled"} dot>
      {lastStatus === null ? "Nothing sent yet" : "Delivering"}
    </Badge>
  );
}
