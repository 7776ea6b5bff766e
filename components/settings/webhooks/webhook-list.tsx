import Link from "next/link";
import type { Webhook } from "@/lib/api/settings-webhooks";
import { WebhookState } from "./webhook-state";

const heard = ({ events }: Webhook) => (events.length === 1 ? events[0] : `${events.length} events`);

export function WebhookList({ webhooks }: { webhooks: Webhook[] }) {
  return (
    <ul aria-label="Webhooks" className="divide-y">
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <Link
            href={`/settings/webhooks/${webhook.id}`}
            className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 -outline-offset-2 hover:bg-background"
          >
            <span className="grid min-w-0 flex-1 basis-60">
              <span className="truncate font-mono text-sm">{webhook.url}</span>
              <span className="truncate text-muted-foreground text-sm">
                {webhook.description ? `${webhook.description} · ${heard(webhook)}` : heard(webhook)}
              </span>
            </span>
            {webhook.lastStatus !== null && (
              <span className="text-muted-foreground text-sm tabular-nums">Last response {webhook.lastStatus}</span>
            )}
            <WebhookState webhook={webhook} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
