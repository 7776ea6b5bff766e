import Link from "next/link";
import type { Webhook } from "@/lib/api/settings/webhooks";
import { dotted } from "@/lib/core/text/dotted";
import { WebhookState } from "./webhook-state";

const facts = ({ description, events, lastStatus, failingSince }: Webhook): string =>
  dotted(
    events.length === 1 ? events[0] : `${events.length} events`,
    lastStatus !== null ? `last response ${lastStatus}` : failingSince && "no response so far",
    description,
  );

export function WebhookList({ webhooks }: { webhooks: Webhook[] }) {
  return (
    <ul aria-label="Webhooks" className="divide-y">
      {webhooks.map((webhook) => (
        <li key={webhook.id}>
          <Link
            href={`/settings/webhooks/${webhook.id}`}
            className="flex min-h-14 items-center gap-4 px-4 py-2.5 -outline-offset-2 hover:bg-background"
          >
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-mono text-sm">{webhook.url}</span>
              <span className="truncate text-muted-foreground text-sm">{facts(webhook)}</span>
            </span>
            <WebhookState webhook={webhook} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
