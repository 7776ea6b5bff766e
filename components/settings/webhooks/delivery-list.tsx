import { PageLink } from "@/components/ui/links/page-link";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Delivery } from "@/lib/api/settings/webhook-deliveries";
import { attemptResult } from "./attempt-result";
import { DeliveryState } from "./delivery-state";
import { Replay } from "./replay";

type Props = { webhookId: string; deliveries: Delivery[]; canReplay: boolean };

export function DeliveryList({ webhookId, deliveries, canReplay }: Props) {
  return (
    <ul aria-label="Deliveries" className="divide-y">
      {deliveries.map((delivery) => {
        const { id, event, attempt, createdAt, nextAttemptAt } = delivery;
        return (
          <li key={id} className="flex min-h-14 items-center gap-3 pr-3 hover:bg-background">
            <PageLink
              href={`/settings/webhooks/${webhookId}/deliveries/${id}`}
              className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 -outline-offset-2"
            >
              <span className="grid min-w-0 flex-1 basis-52">
                <span className="truncate font-mono text-sm">{event}</span>
                <span className="break-words text-muted-foreground text-sm">
                  {attemptResult(delivery)}
                  {attempt > 1 && ` · ${attempt} attempts`}
                  {nextAttemptAt && attempt > 0 && (
                    <>
                      {" "}
                      · next <RelativeTime iso={nextAttemptAt} isToCome />
                    </>
                  )}
                </span>
              </span>
              <span className="flex items-center gap-3">
                <DeliveryState {...delivery} />
                <span className="text-muted-foreground text-sm first-letter:uppercase min-[640px]:w-24 min-[640px]:text-right">
                  <RelativeTime iso={createdAt} />
                </span>
              </span>
            </PageLink>
            {canReplay && <Replay webhookId={webhookId} delivery={delivery} small />}
          </li>
        );
      })}
    </ul>
  );
}
