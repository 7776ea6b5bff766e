import { z } from "zod";
import { oneLine } from "@/lib/core/one-line";
import { operation } from "@/lib/core/operation";
import type { SavedScimSettings, ScimSettingsRecord } from "@/lib/services/provisioning/record";
import { MemberRoleName } from "./settings-members";
import { DateTime } from "./shared";

const tag = "Settings";

const ScimError = z
  .object({
    id: z.string(),
    at: DateTime,
    provider: z.string(),
    method: z.string(),
    path: z.string().describe("Relative to `baseUrl`, without the query."),
    status: z.int(),
    sentence: z.string(),
  })
  .meta({ id: "ScimError" });

export const ScimSettings = z
  .object({
    available: z.boolean().describe("Whether the plan has SCIM."),
    enabled: z.boolean(),
    baseUrl: z.url().describe("What the identity provider calls."),
    providerName: z.string().nullable().describe("The name that the audit log shows for its changes."),
    defaultRole: MemberRoleName.describe("The role of whoever comes without a role group."),
    tokenLast4: z.string().nullable(),
    tokenCreatedAt: DateTime.nullable(),
    lastSyncAt: DateTime.nullable().describe("The provider's last request, to the minute."),
    counts: z.object({
      people: z.int().describe("Whom the provider has put here."),
      groups: z.int().describe("Role groups that the provider has made its own."),
    }),
    errors: z.array(ScimError).describe("The last requests that were refused or failed, newest first."),
  })
  .meta({ id: "ScimSettings" });

const WithToken = ScimSettings.extend({
  token: z.string().nullable().describe("The bearer token of the provider, when one was made. It is seen here once."),
}).meta({ id: "ScimSettingsWithToken" });

export const toScimSettings = (record: ScimSettingsRecord): z.input<typeof ScimSettings> => ({
  available: record.available,
  enabled: record.enabled,
  baseUrl: record.baseUrl,
  providerName: record.providerName,
  defaultRole: record.defaultRole,
  tokenLast4: record.tokenLast4,
  tokenCreatedAt: record.tokenCreatedAt?.toISOString() ?? null,
  lastSyncAt: record.lastSyncAt?.toISOString() ?? null,
  counts: record.counts,
  errors: record.errors.map(({ createdAt, ...error }) => ({ ...error, at: createdAt.toISOString() })),
});

export const toSavedScimSettings = ({ settings, token }: SavedScimSettings): z.input<typeof WithToken> => ({
  ...toScimSettings(settings),
  token,
});

export const getScimSettings = operation({
  id: "getScimSettings",
  method: "GET",
  path: "/settings/scim",
  tag,
  summary: "Read how an identity provider is connected over SCIM",
  description: "Admins only.",
  access: "person",
  status: 200,
  response: ScimSettings,
});

export const saveScimSettings = operation({
  id: "saveScimSettings",
  method: "PUT",
  path: "/settings/scim",
  tag,
  summary: "Turn SCIM on or off, and say who the provider is",
  description:
    "Admins only. Turning it on makes a token, which is shown once; turning it off stops the token at once and takes " +
    "nobody's access. What is left out stays. 402 when the plan has no SCIM; turning it off works on every plan.",
  access: "person",
  status: 200,
  body: z.strictObject({
    enabled: z.boolean(),
    defaultRole: MemberRoleName.optional(),
    providerName: oneLine(80).nullable().optional(),
  }),
  response: WithToken,
});

export const regenerateScimToken = operation({
  id: "regenerateScimToken",
  method: "POST",
  path: "/settings/scim/token",
  tag,
  summary: "Make a new SCIM token",
  description: "Admins only. The one before stops at once. 409 while SCIM is off.",
  access: "person",
  status: 200,
  body: z.strictObject({}),
  response: WithToken,
});
