import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUT } from "@/app/api/settings/sso/route";
import { save } from "@/lib/services/sso/save";
import { call } from "@/tests/support/call";
import { makeSession } from "@/tests/support/factories";
import { allowTestProviders } from "@/tests/support/identity/allow-test-providers";
import { type Connected, makeCompany } from "@/tests/support/identity/connect";
import { startHostileProvider } from "@/tests/support/identity/hostile-provider";
import { CLIENT } from "@/tests/support/identity/openid-provider";
import { SsoBrowser } from "@/tests/support/identity/sso-browser";
import { withSettings } from "@/tests/support/settings";

let company: Connected;
let provider: Awaited<ReturnType<typeof startHostileProvider>>;
const input = () =>
  ({ kind: "oidc", providerName: "Example", issuer: provider.issuer, enabled: true, ...CLIENT }) as const;
beforeAll(async () => {
  allowTestProviders();
  [company, provider] = [await makeCompany(), await startHostileProvider()];
  await save(company.admin.ctx, input());
});
afterAll(() => provider.close());

async function signIn(answers: Parameters<typeof provider.answer>[0]): Promise<string> {
  provider.answer(answers);
  const browser = new SsoBrowser();
  const arrived = await browser.visit(company.startUrl);
  expect(browser.session === undefined).toBe(arrived !== "/");
  return arrived;
}
const me = () => ({ email: `ada@${company.domain}` });
const now = () => Math.floor(Date.now() / 1000);

describe("an ID token", () => {
  test("that is as it should be lets its person in", async () => {
    expect(await signIn({ token: { claims: me() } })).toBe("/");
    expect(await signIn({ token: { claims: me() }, redirect: { iss: provider.issuer } })).toBe("/");
    expect(await signIn({ token: { claims: { ...me(), aud: [CLIENT.clientId, "x"], azp: CLIENT.clientId } } })).toBe(
      "/",
    );
  });

  test.each([
    ["of another issuer", () => ({ claims: { iss: "https://elsewhere.test" } })],
    ["for another audience", () => ({ claims: { aud: "another client" } })],
    ["for several, of which another was authorised", () => ({ claims: { aud: [CLIENT.clientId, "x"], azp: "x" } })],
    ["with the nonce of another sign-in", () => ({ claims: { nonce: "another" } })],
    ["without a nonce", () => ({ claims: { nonce: undefined } })],
    ["that has run out", () => ({ claims: { exp: now() - 120 } })],
    ["of the future", () => ({ claims: { nbf: now() + 600 } })],
    ["without a subject", () => ({ claims: { sub: undefined } })],
    ["that another key signed", () => ({ with: "another key" as const })],
    ["signed with the client secret", () => ({ with: "the client secret" as const })],
    ["that nothing signed", () => ({ with: "nothing" as const })],
  ])("%s does not", async (_, make) => {
    const { claims, ...rest }: { claims?: object; with?: "another key" | "the client secret" | "nothing" } = make();
    expect(await signIn({ token: { ...rest, claims: { ...me(), ...claims } } })).toBe("/sign-in?error=SsoFailed");
  });
});

describe("an address that isn't in the ID token but in the user information", () => {
  test("counts if it is about the same person", async () => {
    expect(await signIn({ userinfo: { sub: "someone", ...me() } })).toBe("/");
  });

  test.each([
    ["is about somebody else", { sub: "somebody else" }],
    ["doesn't say whom it is about", { sub: undefined }],
  ])("doesn't if it %s", async (_, said) => {
    expect(await signIn({ userinfo: { ...me(), ...said } })).toBe("/sign-in?error=SsoFailed");
  });

  test("is not verified by it if the token says that it isn't", async () => {
    const userinfo = { sub: "someone", email_verified: true, ...me() };
    const claims = { email_verified: false };
    expect(await signIn({ token: { claims }, userinfo })).toBe("/sign-in?error=SsoUnverified");
  });
});

test("a response through another provider, or with another's state, is refused before its code is used", async () => {
  const wrong: Record<string, string>[] = [{ iss: "https://elsewhere.test" }, { state: "another" }];
  for (const redirect of wrong) {
    const before = provider.asked.filter((path) => path === "/token").length;
    expect(await signIn({ token: { claims: me() }, redirect })).toBe("/sign-in?error=SsoFailed");
    expect(provider.asked.filter((path) => path === "/token")).toHaveLength(before);
  }
});

test.each([
  ["redirects", { status: 302, type: "application/json", body: "{}" }],
  ["fails", { status: 500, type: "application/json", body: "{}" }],
  ["answers with a page", { status: 200, type: "text/html", body: "<p>Hello</p>" }],
  ["never stops talking", { status: 200, type: "application/json", body: `{"a":"${"x".repeat(400_000)}"}` }],
  ["answers with what is no JSON", { status: 200, type: "application/json", body: "{" }],
])("a token endpoint that %s lets nobody in", async (_, tokens) => {
  expect(await signIn({ tokens })).toBe("/sign-in?error=SsoFailed");
});

describe("a provider's addresses are guarded", () => {
  const put = async (change: object) => {
    const session = await makeSession(company.admin);
    const { status, json } = await call(PUT, { session, body: { ...input(), ...change } });
    return [status, json.error?.details?.[0]?.path, json.error?.message];
  };

  test("a private network is refused when it is saved", async () => {
    const settings = { ALLOW_PRIVATE_TARGETS: [] };
    for (const issuer of ["http://127.0.0.1:9", "https://169.254.169.254", "https://[::1]", "https://localhost"])
      await withSettings(settings, async () => expect((await put({ issuer })).slice(0, 2)).toEqual([400, "issuer"]));
    expect((await put({ issuer: "ftp://example.test" })).slice(0, 2)).toEqual([400, "issuer"]);
  });

  test("and when the provider's own document or a changed name leads there", async () => {
    // An existing connection would be reused.
    provider.hangUp();
    const asked = provider.asked.length;
    await withSettings({ ALLOW_PRIVATE_TARGETS: [] }, async () => {
      expect(await signIn({})).toBe("/sign-in?error=SsoFailed");
    });
    expect(provider.asked).toHaveLength(asked);
    const inside = { token_endpoint: "http://10.0.0.1/token" };
    expect(await signIn({ discovery: inside })).toBe("/sign-in?error=SsoFailed");
  });

  test("a document of another issuer, or an incomplete one, is refused with what to do", async () => {
    const other = await startHostileProvider();
    try {
      const issuer = other.issuer;
      other.answer({ discovery: { issuer: "https://real.example.test" } });
      expect(await put({ issuer })).toEqual([
        400,
        "issuer",
        "The provider calls itself https://real.example.test. Enter exactly that as the issuer.",
      ]);
      other.answer({ discovery: { token_endpoint: "javascript:alert(1)" } });
      expect((await put({ issuer })).slice(0, 2)).toEqual([400, "issuer"]);
    } finally {
      other.close();
    }
  });
});
