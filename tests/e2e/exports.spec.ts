import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { callApp, headers } from "./support/call-app";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const MADE = { timeout: 120_000 };
const BEGINS = { pptx: "PK", docx: "PK", pdf: "%PDF-1.7", md: "# ", csv: "\ufeffRow,Of," } as const;

test("a readout is exported as slides, PDF, Word, Markdown and CSV", async ({ browser }) => {
  const page = await signedIn(browser, "member@pro.earshot.test");
  const studies = await page.request.get("/api/studies?status=ended&q=leave+at+the+checkout");
  const path = `/studies/${(await studies.json()).items[0].id}/readout`;
  const read = async () => (await page.request.get(`/api${path}`)).json();
  if ((await read()).status === "none") await page.request.post(`/api${path}/generate`, { headers, data: {} });
  await expect.poll(async () => (await read()).status, MADE).toBe("ready");

  const asked = await Promise.all(
    Object.keys(BEGINS).map(async (format) => {
      const answer = await page.request.post(`/api${path}/exports`, { headers, data: { format } });
      expect(answer.status()).toBe(202);
      return answer.json();
    }),
  );
  for (const { id, format } of asked) {
    const now = async () => (await page.request.get(`/api/exports/${id}`)).json();
    await expect.poll(async () => (await now()).status, MADE).toBe("ready");
    const bytes = await (await page.request.get((await now()).downloadUrl)).body();
    expect(bytes.toString("utf8").startsWith(BEGINS[format as keyof typeof BEGINS]), format).toBe(true);
  }

  await page.goto(path);
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^PDF/ }).click();
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await page.context().close();
});

test("a file is downloaded although its dialog was closed meanwhile, and another page opened", async ({ browser }) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const { items } = await callApp(page.request, "GET", "/api/reports");
  const { id } = items.find(({ status }: { status: string }) => status === "ready");
  await page.goto(`/reports/${id}`);
  const dialog = page.getByRole("dialog");
  for (const leave of [false, true]) {
    const answers: (() => void)[] = [];
    await page.route("**/api/exports/*", async (route) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      await route.fallback();
    });
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await dialog.getByRole("radio", { name: leave ? /^CSV/ : /^Markdown/ }).click();
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expect.poll(() => answers.length, MADE).toBe(1);
    await dialog.getByText("Close", { exact: true }).click();
    await expect(dialog).toHaveCount(0);
    if (leave) await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Reports" }).click();
    if (leave) await expect(page).toHaveURL("/reports");
    const download = page.waitForEvent("download");
    await page.unroute("**/api/exports/*");
    for (const answer of answers) answer();
    expect((await download).suggestedFilename()).toMatch(leave ? /\.csv$/ : /\.md$/);
    await expect(page.getByText(/ is ready\. Its download has started\.$/).first()).toBeVisible();
  }
  await page.context().close();
});

test("a note is exported from its menu, with what was typed last", async ({ browser }) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const { items } = await callApp(page.request, "GET", "/api/library/projects");
  const { id } = await callApp(page.request, "POST", `/api/library/projects/${items[0].id}/notes`, { title: "Heard" });
  await page.goto(`/library/notes/${id}`);
  await page.getByRole("textbox", { name: "Text" }).first().fill("Typed just now");
  await page.getByRole("button", { name: "More actions for Heard" }).click();
  await page.getByRole("menuitem", { name: "Export…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /^Markdown/ }).click();
  const download = page.waitForEvent("download", MADE);
  await dialog.getByRole("button", { name: "Export", exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Heard.md");
  expect(await readFile(await file.path(), "utf8")).toContain("Typed just now");
  await page.context().close();
});
