import Link from "next/link";
import { KeyTable } from "@/components/settings/key-table";
import { NewKey } from "@/components/settings/new-key";
import { Art } from "@/components/ui/art";
import { Callout } from "@/components/ui/callout";
import { CodeBlock } from "@/components/ui/code-block";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { toApiKey } from "@/lib/api/settings-keys";
import { config } from "@/lib/core/config";
import { pageContext } from "@/lib/http/page-context";
import { pageOrNotFound } from "@/lib/http/page-or-not-found";
import { list } from "@/lib/services/keys/list";

export const metadata = { title: "API & MCP" };

const PAGE_LENGTH = 50;

type Props = { searchParams: Promise<{ cursor?: string }> };

export default async function KeysPage({ searchParams }: Props) {
  const { cursor } = await searchParams;
  const { ctx } = await pageContext();
  const { items, nextCursor } = await pageOrNotFound(list(ctx, { cursor, limit: PAGE_LENGTH }));
  const isFree = ctx.plan === "free";
  return (
    <>
      <p className="text-pretty text-muted-foreground">
        A key lets a script read and change what you can, in this workspace. The{" "}
        <Link href="/docs" className="text-primary-text underline underline-offset-4">
          reference
        </Link>{" "}
        lists every call.
      </p>
      {isFree && (
        <Callout tone="info" title="Keys need a paid plan">
          The API and MCP are part of the Pro, Team and Scale plans. This workspace is on Free.
        </Callout>
      )}
      <Section title="Keys" action={!isFree && items.length > 0 && <NewKey />}>
        <Panel>
          {items.length > 0 ? (
            <KeyTable keys={items.map(toApiKey)} />
          ) : (
            <EmptyState art={<Art scene="key" />} title="No keys yet" action={!isFree && <NewKey />}>
              The secret is shown once, when the key is made. Earshot keeps only a hash of it.
            </EmptyState>
          )}
        </Panel>
      </Section>
      <Pager
        href={nextCursor && `/settings/keys?cursor=${encodeURIComponent(nextCursor)}`}
        backHref={cursor ? "/settings/keys" : null}
      />
      <CodeBlock
        label="Try a key in a terminal"
        code={`curl ${config().APP_URL}/v1/me \\\n  -H "Authorization: Bearer $EARSHOT_KEY"`}
      />
    </>
  );
}
