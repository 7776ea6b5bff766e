import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { LONGEST_PROVIDER_NAME } from "@/lib/core/limits/name-limits";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import type { SavedScimSettings, ScimSettingsRecord } from "@/lib/services/provisioning/record";
import { MemberRoleName } from "./members";

const tag = "Settings";

const ScimError = z
  .object({
    id: z.string(),
    at: DateTime,
    provider: z.string(),
    method: z.string(),
    path: z.string().describe("Relative to `baseUrl`, without the query string."),
    status: z.int(),
    sentence: z.string(),
  })
  .meta({ id: "ScimError" });

export const ScimSettings = z
  .object({
    available: z.boolean().describe("Whether the plan includes SCIM."),
    enabled: z.boolean(),
    baseUrl: z.url().describe("The base URL to enter at the identity provider."),
    providerName: z.string().nullable().describe("The name that the audit log shows for its changes."),
    defaultRole: MemberRoleName.describe("The role of people who arrive without a role group."),
    tokenLast4: z.string().nullable(),
    tokenCreatedAt: DateTime.nullable(),
    lastSyncAt: DateTime.nullable().describe("The provider's last request, accurate to the minute."),
    counts: z.object({
      people: z.int().describe("People the provider has added here."),
      groups: z.int().describe("Role groups that the provider manages."),
    }),
    errors: z.array(ScimError).describe("The most recent requests that were refused or failed, newest first."),
  })
  .meta({ id: "ScimSettings" });

const WithToken = ScimSettings.extend({
  token: z.string().nullable().describe("The provider's bearer token, when one was created. Returned here once."),
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
  summary: "Get the SCIM settings",
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
  summary: "Turn SCIM on or off, or change its settings",
  description:
    "Admins only. Turning SCIM on creates a token, which is returned once; turning it off stops the token " +
    "at once, and nobody loses access. Omitted fields keep their values. Returns 402 when the plan does " +
    "not include SCIM; turning it off works on every plan.",
  access: "person",
  status: 200,
  body: z.strictObject({
    enabled: z.boolean(),
    defaultRole: MemberRoleName.optional(),
    providerName: oneLine(LONGEST_PROVIDER_NAME).nullable().optional(),
  }),
  response: WithToken,
});

export const regenerateScimToken = operation({
  id: "regenerateScimToken",
  method: "POST",
  path: "/settings/scim/token",
  tag,
  summary: "Regenerate the SCIM token",
  description: "Admins only. The previous token stops working at once. Returns 409 while SCIM is off.",
  access: "person",
  status: 200,
  body: z.strictObject({}),
  response: WithToken,
});
