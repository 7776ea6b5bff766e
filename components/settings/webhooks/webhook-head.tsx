import { Badge } from "@/components/ui/badge";
import { KeyValue } from "@/components/ui/lists/key-value";
import { RelativeTime } from "@/components/ui/text/relative-time";
import type { Webhook } from "@/lib/api/settings/webhooks";
import { WebhookActions } from "./webhook-actions";
import { WebhookState } from "./webhook-state";

/** A webhook's title, and its actions. */
export function WebhookHead({ webhook, canManage }: { webhook: Webhook; canManage: boolean }) {
  const { url, description, events, lastStatus, failingSince, createdAt } = webhook;
  return (
    <section aria-labelledby="webhook-url" className="overflow-hidden rounded-lg border bg-surface">
      <div className="grid grid-cols-1 gap-4 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <h2 id="webhook-url" className="break-all font-mono font-medium text-sm leading-6">
              {url}
            </h2>
            {description && <p className="break-words text-muted-foreground">{description}</p>}
          </div>
          <WebhookState webhook={webhook} />
        </div>
        <KeyValue
          rows={[
            {
              label: "Events",
              value: (
                <span className="flex flex-wrap gap-1.5">
                  {events.map((kind) => (
                    <Badge key={kind}>
                      <code className="font-mono font-normal">{kind}</code>
                    </Badge>
                  ))}
                </span>
              ),
            },
            { label: "Last response", value: lastStatus ?? (failingSince ? "None so far" : "None yet") },
            { label: "Created", value: <RelativeTime iso={createdAt} /> },
          ]}
        />
      </div>
      {canManage && <WebhookActions webhook={webhook} />}
    </section>
  );
}
