import { OutboxList } from "@/components/settings/outbox-list";
import { Pager } from "@/components/ui/lists/pager";
import { Panel } from "@/components/ui/panel";
import { Art } from "@/components/ui/states/art";
import { EmptyState } from "@/components/ui/states/empty-state";
import { toOutboxMail } from "@/lib/api/settings/outbox";
import { sendsMail } from "@/lib/core/mail/sends-mail";
import { pageFor } from "@/lib/http/pages/page-for";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { listOutbox } from "@/lib/services/mail/list-outbox";

export const metadata = { title: "Outgoing email" };

const PAGE_LENGTH = 30;

type Props = { searchParams: SearchParams };

export default async function OutboxPage({ searchParams }: Props) {
  const { cursor } = await readQuery(searchParams);
  const { ctx } = await pageFor("mail.read");
  const { items, nextCursor } = await pageOrNotFound(listOutbox(ctx, { cursor, limit: PAGE_LENGTH }));
  return (
    <>
      <p className="text-pretty text-muted-foreground">
        {sendsMail()
          ? "Emails go out through this installation’s mail server."
          : "No mail server is set up, so emails to people in this workspace wait here. Share their links yourself."}
      </p>
      <Panel>
        {items.length > 0 ? (
          <OutboxList mails={items.map(toOutboxMail)} />
        ) : (
          <EmptyState art={<Art scene="mail" />} title="No emails waiting">
            Sign-in links and confirmations appear here as soon as someone asks for one.
          </EmptyState>
        )}
      </Panel>
      <Pager
        href={nextCursor && `/settings/outbox?cursor=${encodeURIComponent(nextCursor)}`}
        backHref={cursor ? "/settings/outbox" : null}
      />
    </>
  );
}
