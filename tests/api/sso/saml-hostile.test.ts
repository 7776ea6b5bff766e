import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { allowTestProviders } from "@/tests/support/identity/allow-test-providers";
import { makeSamlCompany } from "@/tests/support/identity/connect";
import { type Asked, ENTRY_POINT, readRequest, samlResponse } from "@/tests/support/identity/saml-provider";
import { SsoBrowser } from "@/tests/support/identity/sso-browser";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

let company: Awaited<ReturnType<typeof makeSamlCompany>>;
beforeAll(async () => {
  allowTestProviders();
  company = await makeSamlCompany();
});

const boss = () => `boss@${company.domain}`;
const decoded = (response: string) => Buffer.from(response, "base64").toString();
const encoded = (xml: string) => Buffer.from(xml).toString("base64");

/** A browser that was sent to the provider, and its request there. */
async function begin() {
  const browser = new SsoBrowser();
  const sentTo = await browser.visit(company.startUrl, ({ href }) => href.startsWith(ENTRY_POINT));
  return { browser, asked: readRequest(sentTo) };
}
const answer = (asked: Asked, response: string) => new SsoBrowser().postResponse(asked.acsUrl, response);

describe("an assertion that isn't signed is never believed, however it is wrapped around one that is", () => {
  const ASSERTION = /<saml:Assertion .*<\/saml:Assertion>/;
  const SIGNATURE = /<Signature .*<\/Signature>/;
  const END = "</saml:Assertion>";
  /** The signed assertion and the forged one; both answer the same request. */
  type Pair = { signed: string; forged: string };
  const nested = (outer: string, inner: string) => outer.replace(END, () => `${inner}${END}`);
  const signatureOf = (xml: string) => SIGNATURE.exec(xml)?.[0] ?? "";
  const idOf = (xml: string) => /\sID="([^"]+)"/.exec(xml)?.[1] ?? "";

  test.each<[string, (pair: Pair) => string]>([
    ["before it", ({ signed, forged }) => forged + signed],
    ["after it", ({ signed, forged }) => signed + forged],
    ["around it", ({ signed, forged }) => nested(forged, signed)],
    [
      "around it, under the same ID",
      ({ signed, forged }) => nested(forged.replace(idOf(forged), idOf(signed)), signed),
    ],
    ["inside it", ({ signed, forged }) => nested(signed, forged)],
    [
      "in its place, with its signature and itself inside",
      ({ signed, forged }) => nested(forged, signatureOf(signed) + signed.replace(SIGNATURE, "")),
    ],
    [
      "in its place, with its signature, which has it as an object",
      ({ signed, forged }) => {
        const object = `<Object>${signed.replace(SIGNATURE, "")}</Object></Signature>`;
        return nested(
          forged,
          signatureOf(signed).replace("</Signature>", () => object),
        );
      },
    ],
    [
      "in its place, and it is among the extensions",
      ({ signed, forged }) => `<samlp:Extensions>${signed}</samlp:Extensions>${forged}`,
    ],
    [
      "in its place, with its signature, and it is among the extensions without",
      ({ signed, forged }) =>
        `<samlp:Extensions>${signed.replace(SIGNATURE, "")}</samlp:Extensions>${nested(forged, signatureOf(signed))}`,
    ],
  ])("%s", async (_, wrapped) => {
    const { browser, asked } = await begin();
    const eve = `eve.${newId("request").slice(-8)}@${company.domain}`;
    const response = decoded(samlResponse(asked, { email: eve }));
    const forged = ASSERTION.exec(decoded(samlResponse(asked, { email: boss(), key: "none" })))?.[0] ?? "";
    const signed = ASSERTION.exec(response)?.[0] ?? "";
    const to = await answer(asked, encoded(response.replace(ASSERTION, () => wrapped({ signed, forged }))));
    if (to.includes("/finish?")) await browser.visit(to);
    expect(await db().user.count({ where: { email: boss() } })).toBe(0);
    expect(to).toMatch(/error=SsoFailed$/);
  });

  test("a comment within a signed name cuts nothing off it", async () => {
    const { browser, asked } = await begin();
    const email = `${boss()}.elsewhere.test`;
    const xml = decoded(samlResponse(asked, { email }));
    // Canonical XML has no comments, so the signature still fits.
    const to = await answer(asked, encoded(xml.replaceAll(email, () => `${boss()}<!---->.elsewhere.test`)));
    expect(await browser.visit(to)).toBe("/sign-in?error=SsoDomain");
    expect(await db().user.count({ where: { email: boss() } })).toBe(0);
  });
});

describe("of two that come at the same moment", () => {
  /** Lets both find what they need before either may change it. */
  async function atOnce<T>(id: string, acts: () => Promise<T>[]): Promise<T[]> {
    const beside = await otherCaller();
    await beside.run("SELECT 1 FROM sso_flow WHERE id = $1 FOR UPDATE", [id]);
    const both = Promise.all(acts());
    await lockWaits(2);
    await beside.commit();
    return both;
  }

  test("copies of a response, one counts", async () => {
    const { browser, asked } = await begin();
    const response = samlResponse(asked, { email: `twice@${company.domain}` });
    const to = await atOnce(asked.id, () => [answer(asked, response), answer(asked, response)]);
    const [finish = ""] = to.filter((url) => url.includes("/finish?"));
    expect(to.filter((url) => url.endsWith("error=SsoExpired"))).toHaveLength(1);
    expect(await browser.visit(finish)).toBe("/");
  });

  test("collections of it, one signs in", async () => {
    const { browser, asked } = await begin();
    const finish = await answer(asked, samlResponse(asked, { email: `again@${company.domain}` }));
    const arrived = await atOnce(asked.id, () => [browser.visit(finish), browser.visit(finish)]);
    expect(arrived.sort()).toEqual(["/", "/sign-in?error=SsoExpired"]);
  });
});

test("whoever takes longer than ten minutes starts over, at the provider and on the way back", async () => {
  const letPass = (id: string) => db().ssoFlow.update({ where: { id }, data: { expiresAt: new Date() } });
  const atProvider = await begin();
  await letPass(atProvider.asked.id);
  expect(await answer(atProvider.asked, samlResponse(atProvider.asked))).toMatch(/error=SsoExpired$/);
  const { browser, asked } = await begin();
  const finish = await answer(asked, samlResponse(asked, { email: `late@${company.domain}` }));
  await letPass(asked.id);
  expect(await browser.visit(finish)).toBe("/sign-in?error=SsoExpired");
});
