import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { operation } from "@/lib/core/operation";
import type { ConnectionRecord } from "@/lib/services/connections/record";

const tag = "Settings";

const Connection = z
  .object({
    id: z.string(),
    client: z.object({ id: z.string(), name: z.string().describe("The name the app gives itself.") }),
    redirectHost: z
      .string()
      .describe("Where the authorization code was sent: a host, or the scheme of the app's own links."),
    person: z.object({ id: z.string(), name: z.string().nullable(), email: z.email() }),
    canDraft: z.boolean().describe("Whether it may draft studies. It may always read and ask Eva."),
    createdAt: DateTime,
    lastUsedAt: DateTime.nullable().describe("Accurate to the minute."),
  })
  .meta({ id: "Connection" });

export type Connection = z.output<typeof Connection>;

export const toConnection = ({ createdAt, lastUsedAt, ...connection }: ConnectionRecord): Connection => ({
  ...connection,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listConnections = operation({
  id: "listConnections",
  method: "GET",
  path: "/settings/connections",
  tag,
  summary: "List the apps connected over MCP, newest first",
  description: "Returns your own connections; an admin sees everyone's.",
  access: "person",
  status: 200,
  query: PageQuery,
  response: listOf(Connection),
});

export const endConnection = operation({
  id: "endConnection",
  method: "DELETE",
  path: "/settings/connections/{id}",
  tag,
  summary: "Disconnect an app",
  description:
    "Its tokens stop working at once. You can end your own connections; an admin can end any in the workspace.",
  access: "person",
  status: 200,
  params: IdParams,
  response: z.object({ connection: Connection }),
});
