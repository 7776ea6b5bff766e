import { z } from "zod";
import { DateTime, IdParams, listOf, PageQuery } from "@/lib/api/shared";
import { LONGEST_KEY_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { KeyRecord } from "@/lib/services/keys/record";

const tag = "Settings";

const ApiKey = z
  .object({
    id: z.string(),
    name: z.string(),
    readOnly: z.boolean(),
    prefix: z.string(),
    last4: z.string(),
    createdAt: DateTime,
    lastUsedAt: DateTime.nullable().describe("Accurate to the minute."),
    person: z.object({ id: z.string(), name: z.string().nullable(), email: z.email() }),
  })
  .meta({ id: "ApiKey" });

export const toApiKey = ({ createdAt, lastUsedAt, ...key }: KeyRecord): z.input<typeof ApiKey> => ({
  ...key,
  prefix: "ear_sk_",
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

export const listKeys = operation({
  id: "listKeys",
  method: "GET",
  path: "/settings/keys",
  tag,
  summary: "List API keys, newest first",
  description: "Returns your own keys; an admin sees everyone's.",
  access: "person",
  status: 200,
  query: PageQuery,
  response: listOf(ApiKey),
});

export const createKey = operation({
  id: "createKey",
  method: "POST",
  path: "/settings/keys",
  tag,
  summary: "Create an API key",
  description:
    "The key acts as the person who created it, with Member rights at most. The secret is returned here and never again.",
  access: "person",
  status: 201,
  body: z.strictObject({ name: oneLine(LONGEST_KEY_NAME), readOnly: z.boolean().default(false) }),
  response: z.object({ key: ApiKey, secret: z.string() }),
});

export const revokeKey = operation({
  id: "revokeKey",
  method: "DELETE",
  path: "/settings/keys/{id}",
  tag,
  summary: "Revoke an API key",
  description: "The key stops working at once. You can revoke your own keys; an admin can revoke any in the workspace.",
  access: "person",
  status: 200,
  params: IdParams,
  response: z.object({ key: ApiKey }),
});
