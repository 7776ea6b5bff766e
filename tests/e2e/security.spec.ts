import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, type Page } from "@playwright/test";
import { CLIENT, startOpenIdProvider } from "../support/identity/openid-provider";
import { startDnsServer } from "../support/stand-ins/dns-server";
import { callApp } from "./support/call-app";
import { closeByKey } from "./support/close-by-key";
import { directoryOf, newScaleAdmin, PASSWORD } from "./support/company";
import { expectAccessibleInBothThemes, expectSound } from "./support/expect-accessible";
import { mailedLink } from "./support/mailed-link";
import { McpProgram, mcpUrl, rawCall } from "./support/mcp-program";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const PATCH = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const USER = "urn:ietf:params:scim:schemas:core:2.0:User";

const open: (() => void)[] = [];
/** After a failure too: a second try listens on the same port. */
test.afterEach(() => {
  for (const close of open.splice(0)) close();
});

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Connects a program as the person who is signed in on the page. */
async function connectProgram(page: Page): Promise<McpProgram> {
  const program = await McpProgram.listening("Field notes");
  const transport = new StreamableHTTPClientTransport(mcpUrl(), { authProvider: program });
  const client = new Client({ name: "field-notes", version: "1.0.0" });
  await expect(client.connect(transport)).rejects.toThrow("Unauthorized");
  await page.goto(program.authorizationUrl.href);
  const answer = program.answer();
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await transport.finishAuth((await answer).get("code") ?? "");
  return program;
}

test("a person added by the company's directory signs in there, and is out everywhere once it deactivates them", async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);
  const names = await startDnsServer(Number(process.env.E2E_DNS_PORT));
  open.push(() => names.close());
  const domain = `e2e-${process.pid}-${Date.now()}.test`;
  const grace = { sub: "grace-at-the-provider", email: `grace@${domain}`, email_verified: true, name: "Grace Hopper" };
  await newScaleAdmin(page, "Ada");
  const guest = await (await browser.newContext()).newPage();
  const [erin, fay] = [`erin@${domain}`, `fay@${domain}`];
  const account = { email: erin, name: "Erin", password: PASSWORD, workspaceName: "Erin’s own" };
  await callApp(guest.request, "POST", "/api/sign-up", account);
  await signInByCall(guest.request, erin, PASSWORD);
  const { service } = await callApp(page.request, "GET", "/api/settings/sso");
  const provider = await startOpenIdProvider([service.redirectUri]);
  open.push(() => void provider.close());
  await page.goto("/settings/security");
  await expectSound(page);

  await test.step("the domain is verified by a record in its DNS", async () => {
    const domains = section(page, "Domains");
    await domains.getByLabel("Domain").fill(domain);
    await page.keyboard.press("Enter");
    await expect(domains.getByText("Waiting for record")).toBeVisible();
    await domains.getByRole("button", { name: `Check ${domain} now` }).click();
    await expect(domains.getByText(/There is no TXT record/)).toBeVisible();
    const [asked] = (await callApp(page.request, "GET", "/api/settings/domains")).items;
    await expect(domains.getByText(asked.txtValue)).toBeVisible();
    names.zone.set(asked.txtName.toLowerCase(), [[asked.txtValue]]);
    await domains.getByRole("button", { name: `Check ${domain} now` }).click();
    await expect(domains.getByText("Verified", { exact: true })).toBeVisible();
  });

  await test.step("the provider is connected, tested and turned on", async () => {
    const sso = section(page, "Single sign-on");
    await sso.getByRole("button", { name: "Connect a provider" }).click();
    await expect(sso.getByText(service.redirectUri).first()).toBeVisible();
    await sso.getByLabel("Provider", { exact: true }).fill("Example ID");
    await sso.getByLabel("Issuer", { exact: true }).fill(provider.issuer);
    await sso.getByLabel("Client ID", { exact: true }).fill(CLIENT.clientId);
    await sso.getByLabel("Client secret", { exact: true }).fill(CLIENT.clientSecret);
    await expectSound(page);
    await sso.getByRole("button", { name: "Save" }).click();
    await expect(sso.getByText("Not tested")).toBeVisible();
    await expect(sso.getByRole("switch", { name: "Require single sign-on" })).toBeDisabled();
    provider.signInAs(grace);
    await sso.getByRole("button", { name: "Test sign-in" }).click();
    await expect(page.getByText("The test sign-in worked")).toBeVisible();
    // The server renders dates; after hydration they say how long ago.
    await expect(sso.getByText(/just now|ago/).first()).toBeVisible();
    await sso.getByRole("switch", { name: "Sign in with Example ID" }).click();
    await expect(sso.getByText("On", { exact: true })).toBeVisible();
    await expectSound(page);
  });

  await test.step("once it is required, a newcomer is led to the provider, and who joins learns why to sign in again", async () => {
    const connection = { kind: "oidc", providerName: "Example ID", issuer: provider.issuer, enabled: true, ...CLIENT };
    await callApp(page.request, "PUT", "/api/settings/sso", { ...connection, required: true });
    for (const email of [erin, fay])
      await callApp(page.request, "POST", "/api/settings/members", { email, role: "member" });
    const newcomer = await (await browser.newContext()).newPage();
    await newcomer.goto(await mailedLink(page, fay));
    await expect(newcomer.getByText(`Email addresses at ${domain} sign in with Example ID.`)).toBeVisible();
    await expect(newcomer.getByLabel("Choose a password")).toHaveCount(0);
    await expectSound(newcomer);
    provider.signInAs({ ...grace, sub: "fay-at-the-provider", email: fay, name: "Fay" });
    await newcomer.getByRole("link", { name: "Continue with Example ID" }).click();
    await expect(newcomer).toHaveURL("/");
    await guest.goto(await mailedLink(page, erin));
    await guest.getByRole("button", { name: /^Join/ }).click();
    await expect(guest.getByText("You’ve joined. The workspace requires single sign-on")).toBeVisible();
    await expectSound(guest);
    provider.signInAs(grace);
    await callApp(page.request, "PUT", "/api/settings/sso", { ...connection, required: false });
  });

  const scim = await test.step("provisioning is turned on, and its token shown once", async () => {
    const provisioning = section(page, "Provisioning");
    const turnOn = provisioning.getByRole("button", { name: "Turn on provisioning" });
    await turnOn.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await closeByKey(page);
    await expect(turnOn).toBeFocused();
    await page.keyboard.press("Enter");
    await dialog.getByLabel("Provider").fill("Example Directory");
    await dialog.getByRole("button", { name: "Turn on", exact: true }).click();
    const token = dialog.getByText(/^ear_scim_/);
    await expect(token).toBeVisible();
    await expectAccessibleInBothThemes(page);
    const secret = await token.innerText();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(provisioning.getByText("Waiting for the provider")).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    await expectSound(page);
    return directoryOf(secret);
  });

  const { id } = await scim("POST", "/Users", {
    schemas: [USER],
    userName: grace.email,
    name: { givenName: "Grace", familyName: "Hopper" },
    emails: [{ type: "work", value: grace.email, primary: true }],
    active: true,
  });
  const found = await scim("GET", `/Groups?filter=${encodeURIComponent('displayName eq "Members"')}`);
  const join = { op: "add", path: "members", value: [{ value: id }] };
  await scim("PATCH", `/Groups/${found.Resources[0].id}`, { schemas: [PATCH], Operations: [join] });

  await test.step("the settings say who manages whom, and leave the role to the provider", async () => {
    await page.goto("/settings/members");
    await expect(page.getByText("Managed by Example Directory").filter({ visible: true })).toBeVisible();
    await page.getByRole("button", { name: "More actions for Grace Hopper" }).click();
    await expect(page.getByText("Example Directory sets the role by group.")).toBeVisible();
    await expect(page.getByRole("menuitemcheckbox")).toHaveCount(0);
    await closeByKey(page);
    await expectSound(page);
  });

  const elsewhere = await browser.newContext();
  const theirs = await elsewhere.newPage();
  await test.step("she signs in at the provider, with only her address", async () => {
    await theirs.goto("/sign-in");
    await theirs.getByLabel("Email").fill(grace.email);
    await theirs.getByRole("button", { name: "Continue" }).click();
    await theirs.getByRole("button", { name: /Example ID/ }).click();
    await expect(theirs).toHaveURL("/");
    await theirs.goto("/settings/profile");
    await expect(theirs.getByText(grace.email)).toBeVisible();
  });
  const program = await connectProgram(theirs);
  expect((await rawCall(program, "tools/list")).status).toBe(200);
  expect((await theirs.request.get("/api/settings/members")).status()).toBe(200);

  await test.step("once deactivated there, her browser and her program are out with the next request", async () => {
    const off = { op: "replace", path: "active", value: false };
    await scim("PATCH", `/Users/${id}`, { schemas: [PATCH], Operations: [off] });
    expect((await rawCall(program, "tools/list")).status).toBe(401);
    expect((await theirs.request.get("/api/settings/members")).status()).toBe(401);
    await theirs.goto("/library");
    await expect(theirs).toHaveURL(/\/sign-in/);
  });

  await test.step("all of it is in the audit log, with who did it", async () => {
    const { items } = await callApp(page.request, "GET", "/api/settings/audit?limit=100");
    type Entry = { action: string; actor: { kind: string; label: string } };
    const byProvider = items.filter(({ actor }: Entry) => actor.kind === "scim");
    expect(byProvider.length).toBeGreaterThanOrEqual(3);
    for (const { actor } of byProvider) expect(actor.label).toContain("Example Directory");
    const actions = items.map(({ action }: Entry) => action);
    for (const action of ["domain.added", "domain.verified", "sso.connected", "scim.enabled"])
      expect(actions).toContain(action);
  });
  await elsewhere.close();
});

test("below Scale, the page says what it takes; people who aren't admins see neither the page nor its link", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@pro.earshot.test");
  await page.goto("/settings/security");
  await expect(page.getByText("This is part of the Scale plan. This workspace is on Pro.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add domain" })).toHaveCount(0);
  await expectSound(page);

  await signInByCall(page.request, "member@scale.earshot.test");
  await page.goto("/settings/members");
  await expect(page.getByRole("link", { name: "Security" })).toHaveCount(0);
  await page.goto("/settings/security");
  await expect(page.getByRole("heading", { name: "Domains" })).toHaveCount(0);
  expect((await page.request.get("/api/settings/sso")).status()).toBe(403);
});
