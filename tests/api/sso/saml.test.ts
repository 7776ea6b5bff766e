import { beforeAll, describe, expect, test } from "vitest";
import { GET as metadata } from "@/app/api/auth/saml/[id]/metadata/route";
import { GET as getProfile } from "@/app/api/settings/profile/route";
import { newId } from "@/lib/core/ids";
import { ssoAddresses } from "@/lib/core/sso/sso-addresses";
import { db } from "@/lib/db/client";
import { save } from "@/lib/services/sso/save";
import { call } from "@/tests/support/call";
import { allowTestProviders } from "@/tests/support/identity/allow-test-providers";
import { makeSamlCompany } from "@/tests/support/identity/connect";
import {
  type Asked,
  CERTIFICATE,
  ENTRY_POINT,
  OTHER_CERTIFICATE,
  readRequest,
  type Said,
  samlResponse,
} from "@/tests/support/identity/saml-provider";
import { SsoBrowser } from "@/tests/support/identity/sso-browser";

let company: Awaited<ReturnType<typeof makeSamlCompany>>;
beforeAll(async () => {
  allowTestProviders();
  company = await makeSamlCompany();
});

const anAddress = () => `${newId("request")}@${company.domain}`;

/** A browser that was sent to the provider, and its request there. */
async function begin(browser = new SsoBrowser()) {
  const sentTo = await browser.visit(`${company.startUrl}?next=/library`, ({ href }) => href.startsWith(ENTRY_POINT));
  return { browser, asked: readRequest(sentTo) };
}
/** Where the browser is sent after a response. */
const answer = (asked: Asked, response: string) => new SsoBrowser().postResponse(asked.acsUrl, response);
/** The same, with what the provider asserts. */
async function say(said: Said): Promise<string> {
  const { asked } = await begin();
  const { pathname, search } = new URL(await answer(asked, samlResponse(asked, { email: anAddress(), ...said })));
  return pathname + search;
}

test("the metadata page names our address and says that assertions must be signed", async () => {
  const { metadataUrl, acsUrl } = ssoAddresses(company.workspace.id);
  const response = await metadata(new Request(metadataUrl));
  const xml = await response.text();
  expect(response.headers.get("content-type")).toContain("samlmetadata+xml");
  expect(xml).toContain(`entityID="${metadataUrl}"`);
  expect(xml).toContain(`Location="${acsUrl}"`);
  expect(xml).toContain('WantAssertionsSigned="true"');
  expect((await metadata(new Request(metadataUrl.replace("wsp_", "x")))).status).toBe(404);
});

describe("a signed response", () => {
  test("signs in the person it is about, in the browser that asked, once", async () => {
    const { browser, asked } = await begin();
    expect(asked).toMatchObject({ entityId: ssoAddresses(company.workspace.id).entityId });
    const email = anAddress();
    const response = samlResponse(asked, { email });
    const finish = await answer(asked, response);
    expect(finish).toMatch(/\/saml\/wsp_\w+\/finish\?code=\w{43}$/);
    // Someone who got hold of the address has another browser.
    expect(await new SsoBrowser().visit(finish)).toBe("/sign-in?error=SsoExpired");
    expect(await browser.visit(finish)).toBe("/library");
    expect((await call(getProfile, { session: browser.session })).json).toMatchObject({ email, name: "Ada Lovelace" });
    const rows = await db().membership.findMany({ where: { workspaceId: company.workspace.id, user: { email } } });
    expect(rows).toMatchObject([{ role: "member", source: "sso" }]);
    // Replayed: the response, and the code.
    expect(await answer(asked, response)).toMatch(/error=SsoExpired$/);
    expect(await browser.visit(finish)).toBe("/sign-in?error=SsoExpired");
  });

  test("signs in the same person again, and not under another address", async () => {
    const nameId = newId("request");
    const email = anAddress();
    for (const address of [email, anAddress()]) {
      const { browser, asked } = await begin();
      await browser.visit(await answer(asked, samlResponse(asked, { email: address, nameId })));
      expect((await call(getProfile, { session: browser.session })).json).toMatchObject({ email });
    }
  });
});

test("whom the provider calls something else each time is known by their address", async () => {
  const email = anAddress();
  for (const nameId of [newId("request"), newId("request")]) {
    const { browser, asked } = await begin();
    const said = { email, nameId, nameIdFormat: "transient" as const };
    expect(await browser.visit(await answer(asked, samlResponse(asked, said)))).toBe("/library");
  }
});

describe("a response is refused", () => {
  test.each([
    ["that is not signed", { key: "none" }],
    ["that another key signed", { key: "other" }],
    ["for another audience", { audience: "https://other.test/metadata" }],
    ["for another recipient", { recipient: "https://other.test/acs" }],
    ["of another issuer", { issuer: "https://other.test" }],
    ["that was made too long ago", { minutesAgo: 20 }],
    ["from the future", { minutesAgo: -20 }],
    ["that is signed with SHA-1", { signedWith: "sha1" }],
    ["whose digest is SHA-1", { digestedWith: "sha1" }],
    ["whose assertion answers another request", { confirmedFor: `_${"0".repeat(40)}` }],
  ] as [string, Said][])("%s", async (_, said) => {
    expect(await say(said)).toBe("/sign-in?error=SsoFailed");
  });

  test("that was changed after it was signed", async () => {
    const { asked } = await begin();
    const xml = Buffer.from(samlResponse(asked, { email: `eve@${company.domain}` }), "base64").toString();
    const changed = xml.replaceAll(`eve@${company.domain}`, `boss@${company.domain}`);
    expect(await answer(asked, Buffer.from(changed).toString("base64"))).toMatch(/error=SsoFailed$/);
  });

  test("to a request that nobody made, or that is another workspace's", async () => {
    expect(await say({ inResponseTo: `_${"0".repeat(40)}` })).toBe("/sign-in?error=SsoExpired");
    const other = await makeSamlCompany();
    const { asked } = await begin();
    const { acsUrl, entityId } = ssoAddresses(other.workspace.id);
    const elsewhere = { ...asked, acsUrl, entityId };
    expect(await answer(elsewhere, samlResponse(elsewhere))).toMatch(/error=SsoExpired$/);
  });

  test("to a request that was made while the settings were being replaced", async () => {
    const { asked } = await begin();
    const where = { workspaceId: company.workspace.id };
    await db().ssoConnection.update({ where, data: { version: { increment: 1 } } });
    expect(await answer(asked, samlResponse(asked, { email: anAddress() }))).toMatch(/error=SsoExpired$/);
  });

  test("that nobody requested, by starting over from here", async () => {
    const { asked } = await begin();
    const unasked = Buffer.from(samlResponse(asked, { email: anAddress() }), "base64").toString();
    const without = unasked.replaceAll(/ InResponseTo="[^"]+"/g, "");
    expect(await answer(asked, Buffer.from(without).toString("base64"))).toBe(company.startUrl);
    for (const garbage of ["", "%%%", Buffer.from("<a/>").toString("base64")])
      expect(await answer(asked, garbage)).toBe(company.startUrl);
  });

  test("for an address at another domain, after it was trusted", async () => {
    const { browser, asked } = await begin();
    const finish = await answer(asked, samlResponse(asked, { email: "ada@elsewhere.test" }));
    expect(await browser.visit(finish)).toBe("/sign-in?error=SsoDomain");
  });
});

test("a new certificate can be added to the old one, and the old one removed later", async () => {
  const both = { ...company.input, certificates: [CERTIFICATE, OTHER_CERTIFICATE] };
  await save(company.admin.ctx, both);
  for (const key of [undefined, "other"] as const) expect(await say({ key })).toMatch(/finish\?code=/);
  await save(company.admin.ctx, { ...both, certificates: [CERTIFICATE] });
  expect(await say({ key: "other" })).toBe("/sign-in?error=SsoFailed");
});
