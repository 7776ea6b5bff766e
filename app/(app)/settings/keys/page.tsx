import { KeysSection } from "@/components/settings/keys-section";
import { ConnectionsSection } from "@/components/settings/mcp/connections-section";
import { McpNeedsPlan, McpSection } from "@/components/settings/mcp/mcp-section";
import { CodeBlock } from "@/components/ui/copy/code-block";
import { toConnection } from "@/lib/api/settings/connections";
import { toApiKey } from "@/lib/api/settings/keys";
import { config } from "@/lib/core/config";
import { pageContext } from "@/lib/http/pages/page-context";
import { pageOrNotFound } from "@/lib/http/pages/page-or-not-found";
import { readQuery, type SearchParams } from "@/lib/http/request/read-query";
import { may } from "@/lib/services/access/permit";
import { list as listConnections } from "@/lib/services/connections/list";
import { list as listKeys } from "@/lib/services/keys/list";

export const metadata = { title: "API & MCP" };

const PAGE_LENGTH = 50;

type Props = { searchParams: SearchParams };

export default async function KeysPage({ searchParams }: Props) {
  const { cursor, connections: connectionsCursor } = await readQuery(searchParams);
  const { ctx } = await pageContext();
  const [keys, connections] = await pageOrNotFound(
    Promise.all([
      listKeys(ctx, { cursor, limit: PAGE_LENGTH }),
      listConnections(ctx, { cursor: connectionsCursor, limit: PAGE_LENGTH }),
    ]),
  );
  const isFree = ctx.plan === "free";
  const { APP_URL } = config();
  const keysSection = (
    <KeysSection
      keys={keys.items.map(toApiKey)}
      nextCursor={keys.nextCursor}
      isLaterPage={cursor !== undefined}
      mayMake={!isFree}
    />
  );
  const connectionsSection = (
    <ConnectionsSection
      connections={connections.items.map(toConnection)}
      nextCursor={connections.nextCursor}
      isLaterPage={connectionsCursor !== undefined}
      ofAll={may(ctx, "workspace.manage")}
    />
  );
  if (isFree)
    return (
      <>
        <McpNeedsPlan mayUpgrade={may(ctx, "billing.manage")} />
        {connectionsSection}
        {keysSection}
      </>
    );
  return (
    <>
      {keysSection}
      <CodeBlock
        label="Try a key in a terminal"
        code={`export EARSHOT_KEY=ear_sk_…\ncurl ${APP_URL}/v1/me -H "Authorization: Bearer $EARSHOT_KEY"`}
      />
      <McpSection address={`${APP_URL}/mcp`} mayDraft={may(ctx, "study.write")} />
      {connectionsSection}
    </>
  );
}
