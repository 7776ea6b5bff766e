import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { ORIGIN } from "./support/call-app";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const transcriptOf = (said: string) => `WEBVTT

00:00.000 --> 00:04.000
<v Ines Carvalho>Tell me about the evening when you gave up on the import.

00:04.500 --> 00:11.000
<v Nadia Brandt>It was late, I had the statements ready, and ${said}

00:11.500 --> 00:16.000
<v Ines Carvalho>And what would have kept you?

00:16.500 --> 00:24.000
<v Nadia Brandt>A file. Let me drop a spreadsheet, and I would have paid the same evening.
`;

/** A call as a script makes it: no cookie, only the key. */
async function script(key: string, path: string, body?: unknown) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const method = body === undefined ? "GET" : "POST";
  const response = await fetch(`${ORIGIN}${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  } as RequestInit);
  return { status: response.status, json: await response.json() };
}

test("from a transcript to a verified quote, in the browser and with a key", async ({ page }) => {
  // Numbered, so that neither search nor Eva finds the text of another try, and no file is a duplicate.
  const stamp = Date.now();
  const project = `Import study ${stamp}`;
  const said = `I closed the tab the moment import ${stamp} wanted my bank password.`;
  const transcript = transcriptOf(said);

  await test.step("sign in and create a project", async () => {
    await signInByCall(page.request, "admin@team.earshot.test");
    await page.goto("/library");
    await page.getByRole("button", { name: "New project" }).first().click();
    await page.getByLabel("Name").fill(project);
    await page.getByRole("button", { name: "Create project" }).click();
    await expect(page.getByRole("heading", { name: project })).toBeVisible();
  });

  await test.step("drop a transcript and watch it become ready", async () => {
    await page.locator("input[type=file]").setInputFiles({
      name: "nadia.vtt",
      mimeType: "text/vtt",
      buffer: Buffer.from(transcript),
    });
    await page.getByRole("table").getByRole("link", { name: "nadia.vtt" }).click();
    await expect(page.getByText("Nadia Brandt").first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Link to 0:04" })).toBeVisible();
  });
  const fileId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await test.step("find what was said with the command palette", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox").fill(`${stamp} wanted my bank password`);
    await page
      .getByRole("option", { name: /closed the tab/ })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/library/files/${fileId}#s1$`));
    await expect(page.locator("#s1")).toHaveAttribute("aria-current", "location");
  });

  await test.step("ask Eva, and open a citation at its line", async () => {
    await page.getByRole("button", { name: "Ask Eva" }).first().click();
    await page
      .getByLabel("Your question to Eva")
      .fill(`Why was the bank password a reason to close the tab at import ${stamp}?`);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    const evidence = page.getByRole("list", { name: "Evidence" });
    const quote = evidence
      .getByRole("link")
      .filter({ hasText: `${stamp}` })
      .first();
    await expect(quote).toContainText("Nadia Brandt");
    const shown = (await quote.locator(".as-said").innerText()).replace(/^“|”$/g, "");
    expect(transcript).toContain(shown);
    await quote.click();
    await expect(page.locator("#s1")).toBeInViewport();
  });

  await test.step("move through the app while Eva's panel stays open", async () => {
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("list", { name: "Evidence" })).toBeVisible();
  });

  const key = await test.step("create a key, shown once", async () => {
    await page.goto("/settings/keys");
    await page.getByRole("button", { name: "New key" }).first().click();
    await page.getByLabel("Name").fill(`Journey ${stamp}`);
    await page.getByRole("button", { name: "Create key" }).click();
    const secret = await page.getByRole("dialog").locator("code", { hasText: "ear_sk_" }).innerText();
    await page.keyboard.press("Escape");
    await page.mouse.click(5, 5);
    await expect(page.getByRole("dialog").getByText(secret)).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(secret)).toHaveCount(0);
    return secret;
  });

  await test.step("do the same over v1 and the app API", async () => {
    expect((await script(key, "/v1/me")).json.data.email).toBe("admin@team.earshot.test");
    const { json: stored } = await script(key, `/v1/files/${fileId}/transcript`);
    expect(stored.data.segments[1]).toMatchObject({ speaker: "Nadia Brandt", start_seconds: 4.5 });
    const bytes = await readFile("prisma/seed/transcripts/02-soren-lindqvist.srt");
    const upload = await script(key, "/api/library/uploads", {
      name: "soren.srt",
      sizeBytes: bytes.length,
      contentType: "application/x-subrip",
    });
    expect(upload.status).toBe(201);
    const put = await fetch(upload.json.url, {
      method: "PUT",
      headers: upload.json.headers,
      body: new Uint8Array(bytes),
    });
    expect(put.status).toBe(200);
    await script(key, `/api/library/files/${upload.json.fileId}/complete`, {});
    await expect
      .poll(async () => (await script(key, `/v1/files/${upload.json.fileId}`)).json.data.status)
      .toBe("ready");
    const found = await script(key, `/api/search/evidence?q=bank%20password%20import%20${stamp}`);
    expect(found.json.items.some((item: { quote: string }) => item.quote.includes(said))).toBe(true);
    const asked = await script(key, "/api/eva/ask", { question: `Why did Nadia close the tab at import ${stamp}?` });
    expect(asked.json.citations.length).toBeGreaterThan(0);
    const ofFiles = asked.json.citations.filter((citation: { fileId?: string }) => citation.fileId);
    expect(ofFiles.length).toBeGreaterThan(0);
    for (const { quote, fileId: cited } of ofFiles) {
      const { json } = await script(key, `/v1/files/${cited}/transcript`);
      expect(json.data.segments.some((segment: { text: string }) => segment.text.includes(quote))).toBe(true);
    }
    // Other tests add files, so something may come close.
    const nothing = await script(key, "/api/eva/ask", { question: "How do octopuses regrow their arms?" });
    expect(nothing.json.answer).toMatch(/^Nothing (in this workspace|clearly) answers that\./);
    // The demo has a flagged session, and other tests may add to it.
    expect(nothing.json.answer).toMatch(/\n\n\w+ flagged sessions? w\w+ left out\.$/);
  });

  await test.step("a revoked key stops with its next call", async () => {
    await page.reload();
    await page.getByRole("button", { name: `Revoke Journey ${stamp}` }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: /Revoke/ })
      .click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect((await script(key, "/v1/me")).status).toBe(401);
  });
});
