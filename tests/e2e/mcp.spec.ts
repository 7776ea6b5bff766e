import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { expect, type Page } from "@playwright/test";
import { expectSound } from "./support/expect-accessible";
import { McpProgram, mcpUrl, rawCall } from "./support/mcp-program";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const QUESTION = "Why do people who run small studios stop sending their own invoices?";
const DRAFT = { name: "create_draft_study", arguments: { question: QUESTION } };
const drafting = (page: Page) => page.getByRole("switch", { name: "Let it draft studies" });

/** Presses a button of the consent page, and returns what the program receives. */
async function decide(page: Page, program: McpProgram, button: "Connect" | "Deny") {
  const answer = program.answer();
  await page.getByRole("button", { name: button, exact: true }).click();
  return answer;
}

type Watching = typeof globalThis & { opened?: Window | null };

/** Opens the page as a program's own site does: in a popup that it watches, and gives up on once it looks closed. */
async function openInPopup(page: Page, program: McpProgram): Promise<Page> {
  await page.goto(`http://${program.host}/`);
  const popup = page.waitForEvent("popup");
  await page.evaluate((url) => {
    (globalThis as Watching).opened = window.open(url);
  }, program.authorizationUrl.href);
  return popup;
}
const looksClosed = (page: Page) => page.evaluate(() => (globalThis as Watching).opened?.closed);

test("a program connects, drafts a study that is then in the app, and is refused once its connection is ended", async ({
  page,
}) => {
  const program = await McpProgram.listening("Studio helper");
  const transport = new StreamableHTTPClientTransport(mcpUrl(), { authProvider: program });
  const client = new Client({ name: "studio-helper", version: "1.0.0" });
  const asking = new Client({ name: "studio-helper", version: "1.0.0" });

  await test.step("it discovers, registers, and sends the person to sign in, who returns to its request", async () => {
    await expect(asking.connect(transport)).rejects.toThrow("Unauthorized");
    await page.goto(program.authorizationUrl.href);
    await expect(page.getByText("Next, you decide whether the app may connect.")).toBeVisible();
    await page.getByLabel("Email").fill("member@team.earshot.test");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Password", { exact: true }).fill("earshot-demo");
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Connect Studio helper to Earshot?" })).toBeVisible();
  });

  await test.step("the page says who is asking, where the answer goes, and what it may do", async () => {
    await expect(page.getByText(program.host).first()).toBeVisible();
    await expect(page.getByText("It runs on this computer")).toBeVisible();
    await expect(page.getByText("It never launches a study, spends money, or invites anyone.")).toBeVisible();
    await expect(drafting(page)).toBeChecked();
    await expectSound(page);
  });

  await test.step("the person approves, and the program has its tokens", async () => {
    const answer = await decide(page, program, "Connect");
    expect(answer.get("state")).toBe(program.state());
    expect(answer.get("iss")).toBe(mcpUrl().origin);
    await transport.finishAuth(answer.get("code") ?? "");
    await client.connect(new StreamableHTTPClientTransport(mcpUrl(), { authProvider: program }));
    expect((await client.listTools()).tools).toHaveLength(17);
  });

  await test.step("what it drafts is in the app, as a draft", async () => {
    const { structuredContent, isError } = await client.callTool(DRAFT);
    expect(isError ?? false).toBe(false);
    const { title, editUrl } = structuredContent as { title: string; editUrl: string };
    await page.goto(editUrl);
    await expect(page.getByText(title).first()).toBeVisible();
    await expect(page.getByText("Draft", { exact: true }).first()).toBeVisible();
  });

  await test.step("the settings show the connection, and end it", async () => {
    await page.goto("/settings/keys");
    const row = page.getByRole("row").filter({ hasText: program.host });
    await expect(row).toContainText("Studio helper");
    await expect(row).toContainText("Reads and drafts");
    await expectSound(page);
    await row.getByRole("button", { name: "Disconnect Studio helper" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
    await expect(page.getByText("Studio helper was disconnected.").first()).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  const refused = await rawCall(program, "tools/list");
  expect(refused.status).toBe(401);
  expect(refused.headers.get("www-authenticate")).toContain('error="invalid_token"');
  await expect(client.listTools()).rejects.toThrow();
});

test("a program learns of a refusal; with read access only, it drafts nothing until the person allows that too", async ({
  page,
}) => {
  const program = await McpProgram.listening("Reading room");
  const connect = async () => {
    const transport = new NewTransport(mcpUrl(), { authProvider: program });
    const client = new NewClient({ name: "reading-room", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
    const connected = client.connect(transport).then(
      () => true,
      () => false,
    );
    return { client, transport, isConnected: await connected };
  };
  await signInByCall(page.request, "member@pro.earshot.test");

  const first = await connect();
  expect(first.isConnected).toBe(false);
  const popup = await openInPopup(page, program);
  await expect(popup.getByRole("heading", { name: "Connect Reading room to Earshot?" })).toBeVisible();
  expect(await looksClosed(page)).toBe(false);
  const no = await decide(popup, program, "Deny");
  expect([no.get("error"), no.get("state"), no.get("iss")]).toEqual([
    "access_denied",
    program.state(),
    mcpUrl().origin,
  ]);
  await expect(first.transport.finishAuth(no)).rejects.toThrow();

  const second = await connect();
  await page.goto(program.authorizationUrl.href);
  await drafting(page).click();
  await expect(drafting(page)).not.toBeChecked();
  await second.transport.finishAuth(await decide(page, program, "Connect"));
  const { client, transport, isConnected } = await connect();
  expect(isConnected).toBe(true);
  expect((await client.callTool({ name: "list_studies", arguments: {} })).isError ?? false).toBe(false);
  const refused = await rawCall(program, "tools/call", DRAFT);
  expect(refused.status).toBe(403);
  const challenge = refused.headers.get("www-authenticate");
  for (const part of ['error="insufficient_scope"', 'scope="read write"']) expect(challenge).toContain(part);

  await expect(client.callTool(DRAFT)).rejects.toThrow();
  expect(program.authorizationUrl.searchParams.get("scope")).toBe("read write");
  await page.goto(program.authorizationUrl.href);
  await transport.finishAuth(await decide(page, program, "Connect"));
  const drafted = await (await connect()).client.callTool(DRAFT);
  expect(drafted.structuredContent).toMatchObject({ status: "draft" });
});

test("a request belongs to its browser, Free connects nothing, and observers can't grant what they don't have", async ({
  page,
  browser,
}) => {
  const program = McpProgram.withOwnLinks("Cursor", "cursor://anysphere.cursor-mcp/oauth/callback");
  const ask = async () => {
    const client = new Client({ name: "cursor", version: "1.0.0" });
    const transport = new StreamableHTTPClientTransport(mcpUrl(), { authProvider: program });
    await expect(client.connect(transport)).rejects.toThrow("Unauthorized");
  };

  await ask();
  await signInByCall(page.request, "admin@free.earshot.test");
  await page.goto(program.authorizationUrl.href);
  await expect(page.getByText("Connecting apps needs a paid plan")).toBeVisible();
  await expect(page.getByRole("radio", { name: /Demo Free/ })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Connect", exact: true })).toHaveCount(0);
  await expectSound(page);

  const elsewhere = await (await browser.newContext()).newPage();
  await signInByCall(elsewhere.request, "observer@team.earshot.test");
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("heading", { name: "This request is over" })).toBeVisible();
  await expectSound(elsewhere);

  await page.getByRole("button", { name: "Deny" }).click();
  await expect(page.getByRole("heading", { name: "Not connected" })).toBeFocused();
  const back = await page.getByRole("link", { name: "Open Cursor" }).getAttribute("href");
  expect(back).toMatch(/^cursor:\/\/anysphere\.cursor-mcp\/oauth\/callback\?.*error=access_denied/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This request is over" })).toBeVisible();

  await ask();
  await elsewhere.goto(program.authorizationUrl.href);
  await expect(elsewhere.getByText("It opens as an app on this device")).toBeVisible();
  await expect(drafting(elsewhere)).toHaveCount(0);
  await elsewhere.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(elsewhere.getByRole("heading", { name: "Connected", exact: true })).toBeFocused();
  await expectSound(elsewhere);
  await elsewhere.goto("/settings/keys");
  await expect(elsewhere.getByRole("heading", { name: "Connect an app" })).toBeVisible();
  await elsewhere.context().close();
});
