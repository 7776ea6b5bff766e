import Link from "next/link";
import { AttemptList } from "@/components/settings/webhooks/attempt-list";
import { DeliveryState } from "@/components/settings/webhooks/delivery-state";
import { RefreshDeliveries } from "@/components/settings/webhooks/refresh-deliveries";
import { Replay } from "@/components/settings/webhooks/replay";
import { cn } from "@/components/ui/cn";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { linkLook } from "@/components/ui/links/link-look";
import { KeyValue } from "@/components/ui/lists/key-value";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { SettingCard } from "@/components/ui/setting-card";
import { RelativeTime } from "@/components/ui/text/relative-time";
import { pageContext } from "@/lib/http/pages/page-context";
import { may } from "@/lib/services/access/permit";
import { loadDelivery } from "./load-delivery";

export const metadata = { title: "Delivery" };

type Props = { params: Promise<{ id: string; deliveryId: string }> };

export default async function DeliveryPage({ params }: Props) {
  const { id, deliveryId } = await params;
  const { ctx } = await pageContext();
  const delivery = await loadDelivery(id, deliveryId);
  const { event, eventId, url, body, attempts, createdAt, deliveredAt, nextAttemptAt } = delivery;
  const rows = [
    { label: "Status", value: <DeliveryState {...delivery} /> },
    {
      label: "Webhook",
      value: (
        <Link href={`/settings/webhooks/${id}`} className={cn(linkLook, "break-all")}>
          {url}
        </Link>
      ),
    },
    { label: "Event ID", value: <code className="break-all font-mono text-xs">{eventId}</code> },
    { label: "Happened", value: <RelativeTime iso={createdAt} /> },
    ...(deliveredAt ? [{ label: "Delivered", value: <RelativeTime iso={deliveredAt} /> }] : []),
    ...(nextAttemptAt ? [{ label: "Next attempt", value: <RelativeTime iso={nextAttemptAt} isToCome /> }] : []),
  ];
  return (
    <>
      <SettingCard
        title={event}
        hint="Sending again uses the same body and event ID, and starts the retries over."
        action={may(ctx, "webhook.manage") && <Replay webhookId={id} delivery={delivery} />}
      >
        <KeyValue rows={rows} />
      </SettingCard>
      <Section title="Attempts">
        <Panel>
          {attempts.length > 0 ? (
            <AttemptList attempts={attempts} />
          ) : (
            <p className="p-4 text-muted-foreground">None yet. The first follows within two seconds of the event.</p>
          )}
        </Panel>
      </Section>
      <Section title="Request">
        <CodeBlock label="Body, formatted" code={JSON.stringify(JSON.parse(body), null, 2)} />
      </Section>
      <RefreshDeliveries deliveries={[delivery]} />
    </>
  );
}
