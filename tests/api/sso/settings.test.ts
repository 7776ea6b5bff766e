import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GET, PUT } from "@/app/api/settings/sso/route";
import { POST as beginTest } from "@/app/api/settings/sso/test/route";
import { seal } from "@/lib/core/secrets/seal";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { allowTestProviders } from "@/tests/support/identity/allow-test-providers";
import { makeCompany, makeOidcCompany } from "@/tests/support/identity/connect";
import { CLIENT } from "@/tests/support/identity/openid-provider";
import { CERTIFICATE, ENTITY_ID, ENTRY_POINT } from "@/tests/support/identity/saml-provider";
import { SsoBrowser } from "@/tests/support/identity/sso-browser";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { withSettings } from "@/tests/support/settings";

let company: Awaited<ReturnType<typeof makeOidcCompany>>;
let session: string;
beforeAll(async () => {
  allowTestProviders();
  company = await makeOidcCompany();
  session = await makeSession(company.admin);
});
afterAll(() => company.provider.close());

const saml = {
  kind: "saml",
  providerName: "Example",
  issuer: ENTITY_ID,
  entryPoint: ENTRY_POINT,
  certificates: [CERTIFICATE],
};

test("our addresses are available before anything is saved, on every plan", async () => {
  const { admin, workspace } = await makeCompany();
  const { json } = await call(GET, { session: await makeSession(admin) });
  expect(json).toMatchObject({ available: true, connection: null, defaultRole: "member" });
  expect(json.service.redirectUri).toBe(`http://localhost:3000/api/auth/callback/sso-${workspace.id}`);
  const team = await makePerson(await makeWorkspace("team"));
  const other = await call(GET, { session: await makeSession(team) });
  expect([other.status, other.json.available]).toEqual([200, false]);
});

test("is for admins of a Scale workspace", async () => {
  const team = await makeSession(await makePerson(await makeWorkspace("team")));
  expect((await call(PUT, { session: team, body: saml })).status).toBe(402);
  expect((await call(beginTest, { session: team, body: {} })).status).toBe(402);
  const member = await makeSession(await makePerson({ id: company.workspace.id, plan: "scale" }, "member"));
  for (const answer of [call(GET, { session: member }), call(PUT, { session: member, body: saml })])
    expect((await answer).status).toBe(403);
});

describe("the client secret", () => {
  test("is in no response, no entry of the audit log and no column", async () => {
    const { json } = await call(GET, { session });
    expect(json.connection).toMatchObject({ hasSecret: true, clientId: CLIENT.clientId });
    expect(JSON.stringify(json)).not.toContain(CLIENT.clientSecret);
    const where = { workspaceId: company.workspace.id };
    const row = await db().ssoConnection.findUniqueOrThrow({ where });
    expect(Buffer.from(row.sealedSecret ?? []).toString("latin1")).not.toContain(CLIENT.clientSecret);
    expect(JSON.stringify(await db().auditEntry.findMany({ where }))).not.toContain(CLIENT.clientSecret);
  });

  test("stays if it is omitted, and is required with another client", async () => {
    const { clientSecret, ...rest } = company.input;
    const kept = await call(PUT, { session, body: { ...rest, providerName: "Renamed" } });
    expect(kept.json.connection).toMatchObject({ providerName: "Renamed", hasSecret: true });
    const issuer = `${rest.issuer}/.well-known/openid-configuration`;
    const same = await call(PUT, { session, body: { ...rest, issuer } });
    expect(same.json.connection).toMatchObject({ issuer: rest.issuer, hasSecret: true });
    const other = await call(PUT, { session, body: { ...rest, clientId: "another" } });
    expect([other.status, other.json.error.details[0].path]).toEqual([400, "clientSecret"]);
    expect(clientSecret).toBeTruthy();
  });

  test("and everything else, sent as it is, changes nothing", async () => {
    const where = { workspaceId: company.workspace.id };
    const written = async () => [
      await db().ssoConnection.findUniqueOrThrow({ where }),
      await db().auditEntry.count({ where }),
    ];
    const { providerName } = (await call(GET, { session })).json.connection;
    const before = await written();
    const body = { ...company.input, providerName, enabled: true, required: false, defaultRole: "member" };
    expect((await call(PUT, { session, body })).status).toBe(200);
    expect(await written()).toEqual(before);
  });

  test("is required again after APP_SECRET was changed, and signs in once it is entered", async () => {
    const where = { workspaceId: company.workspace.id };
    const APP_SECRET = "another-secret-of-32-characters-or-more";
    const { clientSecret, ...rest } = company.input;
    const sealedSecret = await withSettings({ APP_SECRET }, async () => seal(clientSecret, "sso-client-secret"));
    await db().ssoConnection.update({ where, data: { sealedSecret } });
    expect(await new SsoBrowser().visit(company.startUrl)).toContain("SsoFailed");
    const { json } = await call(beginTest, { session, body: {} });
    expect(await new SsoBrowser().visit(json.url)).toContain("ssoTest=failed");
    expect((await call(GET, { session })).json.connection.lastTest.sentence).toContain("Enter it again");
    const without = await call(PUT, { session, body: rest });
    expect([without.status, without.json.error.details[0].path]).toEqual([400, "clientSecret"]);
    expect((await call(PUT, { session, body: company.input })).status).toBe(200);
    company.provider.signInAs({ sub: "ada", email: `ada@${company.domain}`, email_verified: true, name: "Ada" });
    expect(await new SsoBrowser().visit(`${company.startUrl}?next=/studies`)).toBe("/studies");
  });
});

test("another provider clears who was who, and needs a test", async () => {
  const { id } = await db().ssoConnection.findUniqueOrThrow({ where: { workspaceId: company.workspace.id } });
  await db().ssoIdentity.create({ data: { connectionId: id, subject: "x", userId: company.admin.id } });
  await db().ssoConnection.update({ where: { id }, data: { testedAt: new Date() } });
  const { json } = await call(PUT, { session, body: saml });
  expect(json.connection).toMatchObject({ id, kind: "saml", testedAt: null, enabled: true, clientId: null });
  expect(json.connection.samlCertificates).toMatchObject([{ fingerprint: expect.stringMatching(/^[0-9A-F:]{95}$/) }]);
  expect(await db().ssoIdentity.count({ where: { connectionId: id } })).toBe(0);
});

test.each([
  [
    "a certificate that is none",
    { certificates: ["-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----"] },
    "certificates",
  ],
  ["an address that is none of the web", { entryPoint: "javascript:alert(1)" }, "entryPoint"],
  ["a name with a line break", { providerName: "a\nb" }, "providerName"],
  ["a role that is none", { defaultRole: "owner" }, "defaultRole"],
])("%s is refused with its field", async (_, change, path) => {
  const { status, json } = await call(PUT, { session, body: { ...saml, ...change } });
  expect([status, json.error.details[0].path]).toEqual([400, path]);
});

test("of two admins saving at once, one is told that somebody else just did", async () => {
  const { admin } = await makeCompany();
  const { workspaceId } = admin;
  const own = await makeSession(admin);
  const saveBoth = async (names: string[]) => {
    // Both have seen what is there before either may change it; what only refers to the workspace, like a line of the
    // log of requests, goes on, or it would wait and be counted, too.
    const beside = await otherCaller();
    await beside.run("SELECT 1 FROM workspace WHERE id = $1 FOR NO KEY UPDATE", [workspaceId]);
    const saving = names.map((providerName, at) => {
      const entryPoint = `${ENTRY_POINT}/${at}/${providerName}`;
      return call(PUT, { session: own, body: { ...saml, providerName, entryPoint } });
    });
    await lockWaits(2);
    await beside.commit();
    return (await Promise.all(saving)).map(({ status }) => status).sort();
  };
  expect(await saveBoth(["One", "Two"])).toEqual([200, 409]);
  expect(await saveBoth(["Three", "Four"])).toEqual([200, 409]);
  expect(await db().ssoConnection.count({ where: { workspaceId } })).toBe(1);
});
