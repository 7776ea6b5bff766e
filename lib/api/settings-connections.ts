import { z } from "zod";
import { operation } from "@/lib/core/operation";
import type { ConnectionRecord } from "@/lib/services/connections/record";
import { DateTime, IdParams, listOf, PageQuery } from "./shared";

const tag = "Settings";

const Connection = z
  .object({
    id: z.string(),
    client: z.object({ id: z.string(), name: z.string().describe("As the program calls itself.") }),
    redirectHost: z.string().describe("Where the code was sent: a host, or the scheme of a program's own links."),
    person: z.object({ id: z.string(), name: z.string().nullable(), email: z.email() }),
    canDraft: z.boolean().describe("Whether it may draft studies; reading and asking Eva it always may."),
    createdAt: DateTime,
    lastUsedAt: DateTime.nullable().describe("To the minute."),
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
  summary: "List the programs connected over MCP, newest first",
  description: "One's own; an admin sees those of the whole workspace.",
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
  summary: "End a connection",
  description: "Its tokens stop at once. One's own connection, or any of the workspace for an admin.",
  access: "person",
  status: 200,
  params: IdParams,
  response: z.object({ connection: Connection }),
});
