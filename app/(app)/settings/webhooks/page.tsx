import Link from "next/link";
import { SeePlans } from "@/components/settings/see-plans";
import { NewWebhook } from "@/components/settings/webhooks/new-webhook";
import { WebhookList } from "@/components/settings/webhooks/webhook-list";
import { linkLook } from "@/components/ui/links/link-look";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { Callout } from "@/components/ui/states/callout";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toWebhook } from "@/lib/api/settings/webhooks";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list } from "@/lib/services/webhooks/list";

export const metadata = { title: "Webhooks" };

const PAGE_LENGTH = 50;

type Props = { searchParams: SearchParams };

export default async function WebhooksPage({ searchParams }: Props) {
  const { cursor } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const { items, nextCursor } = await pageOrNotFound(list(ctx, { cursor, limit: PAGE_LENGTH }));
  const isFree = ctx.plan === "free";
  const canMake = may(ctx, "webhook.manage") && !isFree;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-60 flex-1 text-pretty text-muted-foreground">
          A webhook tells your server what happens in this workspace, signed and within seconds. What it misses is
          retried for days and can be sent again. The{" "}
          <Link href="/docs#webhooks" className={linkLook}>
            guide
          </Link>{" "}
          explains how to receive events, and the{" "}
          <Link href="/docs/v1" className={linkLook}>
            reference
          </Link>{" "}
          lists every event.
        </p>
        {canMake && items.length > 0 && <NewWebhook />}
      </div>
      {isFree && (
        <Callout tone="info" title="Webhooks need a paid plan">
          Like keys, they’re part of the Pro, Team, and Scale plans. This workspace is on Free
          {items.length > 0 ? ", where those you have go on but no new ones can be added" : ""}.{" "}
          <SeePlans mayUpgrade={may(ctx, "billing.manage")} />
        </Callout>
      )}
      <Panel>
        {items.length > 0 ? (
          <WebhookList webhooks={items.map(toWebhook)} />
        ) : (
          <EmptyState art={<Art scene="signal" />} title="No webhooks yet" action={canMake && <NewWebhook />}>
            {canMake && "Enter a URL and choose its events: a new session, a transcript, a finished report."}
            {isFree &&
              "On a paid plan, a webhook reports new sessions, transcripts, and finished reports to your server."}
            {!canMake && !isFree && "Admins and members can create one."}
          </EmptyState>
        )}
      </Panel>
      <Pager
        href={nextCursor && `/settings/webhooks?cursor=${encodeURIComponent(nextCursor)}`}
        backHref={cursor ? "/settings/webhooks" : null}
      />
    </>
  );
}
