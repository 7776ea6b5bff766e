import { z } from "zod";
import { DateTime } from "@/lib/api/shared";
import { LONGEST_PROVIDER_NAME } from "@/lib/core/limits/name-limits";
import { SSO_TEXT } from "@/lib/core/limits/sso-text";
import { operation } from "@/lib/core/operation";
import { oneLine } from "@/lib/core/text/one-line";
import { SSO_KINDS, type SsoConnectionRecord, type SsoSettingsRecord } from "@/lib/services/sso/record";
import { MemberRoleName } from "./members";

const tag = "Settings";

const SsoConnection = z
  .object({
    id: z.string(),
    kind: z.enum(SSO_KINDS),
    providerName: z.string(),
    issuer: z.string().describe("OIDC: the issuer. SAML: the provider's entity ID."),
    clientId: z.string().nullable(),
    hasSecret: z.boolean(),
    samlEntryPoint: z.string().nullable().describe("The provider's address for sign-in requests."),
    samlCertificates: z.array(z.object({ pem: z.string(), fingerprint: z.string(), notAfter: DateTime })),
    enabled: z.boolean().describe("Whether the sign-in page offers it."),
    required: z.boolean().describe("Whether addresses at the verified domains can sign in only with it."),
    testedAt: DateTime.nullable().describe("The last test that succeeded with the current settings."),
    lastTest: z.object({ ok: z.boolean(), at: DateTime, sentence: z.string() }).nullable(),
  })
  .meta({ id: "SsoConnection" });

export const SsoSettings = z
  .object({
    available: z.boolean().describe("Whether the plan includes single sign-on."),
    connection: SsoConnection.nullable(),
    defaultRole: MemberRoleName.describe("The role of people who arrive without one, over SSO and SCIM alike."),
    service: z
      .object({
        redirectUri: z.url().describe("OIDC."),
        startUrl: z.url().describe("A link that starts a sign-in, for the provider's app launcher."),
        acsUrl: z.url().describe("SAML: the URL responses are posted to."),
        entityId: z.url().describe("SAML."),
        metadataUrl: z.url().describe("SAML."),
      })
      .describe("The addresses to enter at the provider. They exist before anything is saved."),
  })
  .meta({ id: "SsoSettings" });

const toConnection = (record: SsoConnectionRecord): z.input<typeof SsoConnection> => ({
  ...record,
  samlCertificates: record.samlCertificates.map((one) => ({ ...one, notAfter: one.notAfter.toISOString() })),
  testedAt: record.testedAt?.toISOString() ?? null,
  lastTest: record.lastTest && { ...record.lastTest, at: record.lastTest.at.toISOString() },
});

export const toSsoSettings = (record: SsoSettingsRecord): z.input<typeof SsoSettings> => ({
  available: record.available,
  connection: record.connection && toConnection(record.connection),
  defaultRole: record.defaultRole,
  service: record.service,
});

const Shared = {
  providerName: oneLine(LONGEST_PROVIDER_NAME),
  enabled: z.boolean().optional().describe("Off at first; unchanged when omitted."),
  required: z.boolean().optional(),
  defaultRole: MemberRoleName.optional(),
};

export const SsoInput = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("oidc"),
    issuer: z.url().max(SSO_TEXT.issuer),
    clientId: z.string().trim().min(1).max(SSO_TEXT.clientId),
    clientSecret: z.string().trim().min(1).max(SSO_TEXT.clientSecret).optional().describe("Unchanged when omitted."),
    ...Shared,
  }),
  z.strictObject({
    kind: z.literal("saml"),
    issuer: z.string().trim().min(1).max(SSO_TEXT.issuer).describe("The provider's entity ID."),
    entryPoint: z.url().max(SSO_TEXT.entryPoint),
    certificates: z
      .array(z.string().max(SSO_TEXT.certificate))
      .min(1)
      .max(4)
      .describe("PEM, or only the base64 inside it."),
    ...Shared,
  }),
]);

export const getSsoSettings = operation({
  id: "getSsoSettings",
  method: "GET",
  path: "/settings/sso",
  tag,
  summary: "Get the single sign-on settings",
  description: "Admins only.",
  access: "person",
  status: 200,
  response: SsoSettings,
});

export const saveSsoSettings = operation({
  id: "saveSsoSettings",
  method: "PUT",
  path: "/settings/sso",
  tag,
  summary: "Connect an identity provider, or change its settings",
  description:
    "Admins of a Scale workspace only. For OIDC, the issuer's discovery document is checked at once. " +
    "`required` needs a verified domain and a successful test of the current settings: 409 otherwise. It " +
    "ends the sessions of everyone it applies to except your own. A change of provider, client, or " +
    "certificate needs a new test, and a change of provider forgets which account belongs to whom.",
  access: "person",
  status: 200,
  body: SsoInput,
  response: SsoSettings,
});

export const testSso = operation({
  id: "testSso",
  method: "POST",
  path: "/settings/sso/test",
  tag,
  summary: "Start a test sign-in",
  description:
    "Open `url` in this browser within ten minutes. The test signs nobody in and makes nobody a member. " +
    "It ends at `/settings/security?ssoTest=ok` or `failed`, and `lastTest` says how it went.",
  access: "person",
  status: 200,
  body: z.strictObject({}),
  response: z.object({ url: z.url() }),
});

export const removeSso = operation({
  id: "removeSso",
  method: "DELETE",
  path: "/settings/sso",
  tag,
  summary: "Disconnect the identity provider",
  description: "Admins only. People stay members and sign in with a password or an emailed link again.",
  access: "person",
  status: 200,
  response: SsoSettings,
});
