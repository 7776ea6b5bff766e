import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { makeStudy } from "@/tests/support/data/studies";
import { makeCaller } from "@/tests/support/factories";
import { approve, Keeper } from "@/tests/support/mcp/sign-in";
import { serveMcp } from "@/tests/support/mcp/site";

const SELF = { name: "official", version: "1.0.0" };
const MODERN = "2026-07-28";

let caller: Awaited<ReturnType<typeof makeCaller>>;
let site: Awaited<ReturnType<typeof serveMcp>>;
beforeAll(async () => {
  site = await serveMcp();
});
afterAll(() => site.close());
beforeEach(async () => {
  caller = await makeCaller();
  await makeStudy(caller.person, { title: "Seen from outside" });
});

/** Both generations of the official client, the newer one with both versions of the protocol. */
const clients = {
  "the official client of the v1 line": (options: object) => ({
    client: new Client(SELF),
    transport: new StreamableHTTPClientTransport(new URL(site.url), options),
  }),
  "the official client of the v2 line": (options: object) => ({
    client: new ModernClient(SELF),
    transport: new ModernTransport(new URL(site.url), options),
  }),
  "the official client of the v2 line without a handshake": (options: object) => ({
    client: new ModernClient(SELF, { versionNegotiation: { mode: { pin: MODERN } } }),
    transport: new ModernTransport(new URL(site.url), options),
  }),
  "the official client of the v2 line that finds out": (options: object) => ({
    client: new ModernClient(SELF, { versionNegotiation: { mode: "auto" } }),
    transport: new ModernTransport(new URL(site.url), options),
  }),
};
/** What the tests use is the same in both generations. */
type Common = { client: Client; transport: StreamableHTTPClientTransport & Finishing };
type Finishing = { finishAuth(code: string, iss?: string): Promise<void> };

describe.each(Object.entries(clients) as unknown as [string, (options: object) => Common][])("%s", (_, make) => {
  test("reads with a key", async () => {
    const { client, transport } = make({ requestInit: { headers: { authorization: `Bearer ${caller.key}` } } });
    await client.connect(transport);
    expect((await client.listTools()).tools).toHaveLength(17);
    const { structuredContent } = await client.callTool({ name: "list_studies", arguments: {} });
    expect(structuredContent).toMatchObject({ items: [{ title: "Seen from outside" }] });
    const [resource] = (await client.listResources()).resources;
    expect((await client.readResource({ uri: resource?.uri ?? "" })).contents).toHaveLength(1);
    expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(4);
    const { prompts } = await client.listPrompts();
    expect(prompts).toHaveLength(3);
    const prompt = await client.getPrompt({ name: "summarize_study", arguments: { study: "s" } });
    expect(prompt.messages).toHaveLength(1);
    await client.close();
  });

  test("signs in, drafts, and is out once its connection is ended", async () => {
    const authProvider = new Keeper();
    const first = make({ authProvider });
    await expect(first.client.connect(first.transport)).rejects.toThrow();
    const { searchParams: answer } = await approve(authProvider.asked, caller.person);
    await first.transport.finishAuth(answer.get("code") ?? "", answer.get("iss") ?? undefined);
    expect(authProvider.kept).toMatchObject({ token_type: "Bearer", scope: "read write" });

    const { client, transport } = make({ authProvider });
    await client.connect(transport);
    const question = "Why do trial users not come back after the first week?";
    const drafted = await client.callTool({ name: "create_draft_study", arguments: { question } });
    expect(drafted.structuredContent).toMatchObject({ status: "draft" });

    const { workspaceId } = caller.person;
    await db().mcpConnection.updateMany({ where: { workspaceId }, data: { revokedAt: new Date() } });
    await expect(client.callTool({ name: "list_studies", arguments: {} })).rejects.toThrow();
  });
});
