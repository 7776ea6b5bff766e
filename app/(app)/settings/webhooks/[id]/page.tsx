import { DeliveryList } from "@/components/settings/webhooks/delivery-list";
import { Recover } from "@/components/settings/webhooks/recover";
import { RefreshDeliveries } from "@/components/settings/webhooks/refresh-deliveries";
import { VerifySnippets } from "@/components/settings/webhooks/verify-snippets";
import { WebhookHead } from "@/components/settings/webhooks/webhook-head";
import { WebhookNotice } from "@/components/settings/webhooks/webhook-notice";
import { FilterLinks } from "@/components/ui/lists/filter-links";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toDelivery } from "@/lib/api/settings/webhook-deliveries";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { countDeliveries } from "@/lib/services/webhooks/count-deliveries";
import { listDeliveries } from "@/lib/services/webhooks/list-deliveries";
import { DELIVERY_STATES } from "@/lib/services/webhooks/record";
import { loadWebhook } from "./load-webhook";

export const metadata = { title: "Webhook" };

const PAGE_LENGTH = 25;
const STATE_WORDS = { pending: "Pending", delivered: "Delivered", failed: "Failed" };

const emptyWords = (isOn: boolean, state: string | undefined): string => {
  if (state) return "Deliveries are kept for 30 days.";
  return isOn ? "Send a test, or wait until one of its events happens." : "It’s disabled, so nothing is sent.";
};

type Props = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function WebhookPage({ params, searchParams }: Props) {
  const [{ id }, { cursor, state: given }] = await Promise.all([params, readQuery(searchParams)]);
  const { ctx } = await pageContext();
  const state = DELIVERY_STATES.find((one) => one === given);
  const [webhook, page, counts] = await Promise.all([
    loadWebhook(id),
    pageOrNotFound(listDeliveries(ctx, id, { cursor, limit: PAGE_LENGTH, state })),
    countDeliveries(ctx, id),
  ]);
  const deliveries = page.items.map(toDelivery);
  const canManage = may(ctx, "webhook.manage");
  const isOn = webhook.disabledAt === null;
  const here = `/settings/webhooks/${id}`;
  const hrefOf = (fields: Record<string, string>) => `${here}?${new URLSearchParams(fields)}`;
  const kept: Record<string, string> = state ? { state } : {};
  return (
    <>
      <WebhookNotice webhook={webhook} canManage={canManage} sendsMail={sendsMail()} />
      <WebhookHead webhook={webhook} canManage={canManage} />
      <Section title="Deliveries" action={canManage && isOn && <Recover id={id} />}>
        <FilterLinks
          label="Status"
          chosen={state ?? ""}
          choices={[
            { value: "", label: "All", href: here },
            ...DELIVERY_STATES.map((value) => ({
              value,
              label: STATE_WORDS[value],
              ...(value !== "delivered" && { count: counts[value] }),
              href: hrefOf({ state: value }),
            })),
          ]}
        />
        <Panel>
          {deliveries.length > 0 ? (
            <DeliveryList webhookId={id} deliveries={deliveries} canReplay={canManage && isOn} />
          ) : (
            <EmptyState title={state ? "None with this status" : "Nothing was sent yet"}>
              {emptyWords(isOn, state)}
            </EmptyState>
          )}
        </Panel>
      </Section>
      <Pager
        href={page.nextCursor && hrefOf({ ...kept, cursor: page.nextCursor })}
        backHref={cursor ? hrefOf(kept) : null}
      />
      <RefreshDeliveries deliveries={deliveries} expecting={isOn && !cursor} />
      <Section title="Verify requests">
        <VerifySnippets url={webhook.url} />
      </Section>
    </>
  );
}
