import { mkdir, rm, writeFile } from "node:fs/promises";
import { expect, type Page, type Route } from "@playwright/test";
import { wav } from "../support/media/recordings";
import { callApp } from "./support/call-app";
import { chooseFiles } from "./support/choose-files";
import { expectAccessible } from "./support/expect-accessible";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const PART = /\/storage\/.*partNumber=/;
const SECONDS = 400;
const PARTS = 5;
const VTT = (words: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ana>${words}\n`;

let folder: string;
test.beforeEach(async ({ page }, info) => {
  folder = info.outputPath("given");
  await mkdir(folder, { recursive: true });
  await signInByCall(page.request, "admin@team.earshot.test");
  const { id } = await callApp(page.request, "POST", "/api/library/projects", { name: `Round ${Date.now()}` });
  await page.goto(`/library/projects/${id}`);
  await expect(page.getByText("Drop transcripts, recordings or folders here")).toBeVisible();
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

/** 38 MB of audio: more than one PUT takes. */
async function recording(name = "interview.wav") {
  const bytes = wav(SECONDS, 48_000);
  bytes.set(new TextEncoder().encode(`${name}${Date.now()}`), 100);
  const path = `${folder}/${name}`;
  await writeFile(path, bytes);
  return path;
}

const tray = (page: Page) => page.getByRole("region", { name: "Uploads" });
const give = (page: Page, files: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0]) =>
  page.locator("input[type=file]").setInputFiles(files);

/** Lets the first parts through and holds the others back until told. */
async function holdAfter(page: Page, free: number) {
  const held: Route[] = [];
  let isOpen = false;
  let puts = 0;
  await page.route(PART, async (route) => {
    puts += 1;
    if (isOpen || puts <= free) return route.continue();
    held.push(route);
  });
  let stored = 0;
  page.on("response", (response) => {
    if (PART.test(response.url()) && response.ok()) stored += 1;
  });
  const open = async () => {
    isOpen = true;
    await Promise.all(held.splice(0).map((route) => route.continue().catch(() => undefined)));
  };
  return { open, stored: () => stored, held: () => held.length };
}

test("a large file continues by itself after the connection was lost midway", async ({ page, context }) => {
  let broken = 0;
  await page.route(PART, (route) => {
    const second = new URL(route.request().url()).searchParams.get("partNumber") === "2";
    if (!second || broken >= 2) return route.continue();
    broken += 1;
    if (broken === 1) void context.setOffline(true);
    return route.abort("connectionreset");
  });
  await give(page, await recording());
  // The page reads 38 MB first.
  await expect(tray(page).getByText("Paused: no connection.")).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(tray(page).getByText("1 file uploaded").first()).toBeVisible({ timeout: 60_000 });
  expect(broken).toBe(2);
  await expect(page.getByRole("table").getByRole("link", { name: "interview.wav" })).toBeVisible();
});

test("after a reload the same file is chosen again, and only the rest is sent", async ({ page }) => {
  const path = await recording("long.wav");
  const first = await holdAfter(page, 2);
  await give(page, path);
  await expect.poll(first.held).toBeGreaterThan(0);
  await expect.poll(first.stored).toBe(2);
  await expect(tray(page).getByText(/^(?!0 bytes).* of 38\.4 MB/)).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();

  await expect(tray(page).getByText("Interrupted at 16.8 MB of 38.4 MB")).toBeVisible();
  await page.unroute(PART);
  await expectAccessible(page);
  const opener = tray(page).getByRole("button", { name: "Choose the file" });
  await chooseFiles(page, opener, await recording("another.wav"));
  await expect(tray(page).getByRole("alert")).toHaveText("That’s a different file, or it has changed.");
  let puts = 0;
  page.on("request", (request) => {
    if (PART.test(request.url())) puts += 1;
  });
  await chooseFiles(page, opener, path);
  await expect(tray(page).getByText("1 file uploaded").first()).toBeVisible({ timeout: 60_000 });
  expect(puts).toBe(PARTS - 2);
  await expect(page.getByRole("table").getByRole("link", { name: "long.wav" })).toBeVisible();
  await page.reload();
  await expect(tray(page)).toHaveCount(0);
});

test("an upload continues while its person moves between pages, and can be canceled from anywhere", async ({
  page,
}) => {
  const hold = await holdAfter(page, 1);
  await give(page, [await recording("one.wav"), await recording("two.wav")]);
  await expect(tray(page).getByText("Uploading 2 files")).toBeVisible();
  await expect.poll(hold.held).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Studies", exact: true }).first().click();
  await expect(page).toHaveURL(/\/studies/);
  const cancelled = page.waitForResponse((response) => response.request().method() === "DELETE");
  await tray(page).getByRole("button", { name: "Cancel the upload of one.wav" }).click();
  expect((await cancelled).status()).toBe(200);
  await expect(tray(page).getByText("Uploading 1 file")).toBeVisible();
  await hold.open();
  await expect(tray(page).getByText("1 file uploaded").first()).toBeVisible({ timeout: 60_000 });
  await tray(page).getByRole("link", { name: "two.wav" }).click();
  await expect(page.getByRole("heading", { name: "two.wav" })).toBeVisible();
  // What is done is forgotten on the next page, whose player it would cover.
  await expect(tray(page)).toHaveCount(0);
});

test("a whole folder is uploaded, with the folder in each name and without files that aren't research", async ({
  page,
}) => {
  await mkdir(`${folder}/Round 1/Day 2`, { recursive: true });
  await writeFile(`${folder}/Round 1/ana.vtt`, VTT(`Ana ${Date.now()}`));
  await writeFile(`${folder}/Round 1/Day 2/bea.vtt`, VTT(`Bea ${Date.now()}`));
  await writeFile(`${folder}/Round 1/budget.xlsx`, "no transcript");
  await chooseFiles(page, page.getByRole("button", { name: "Choose a folder" }), `${folder}/Round 1`);
  await expect(page.getByText("1 file of an unsupported type was skipped.").first()).toBeVisible();
  await expect(tray(page).getByText("2 files uploaded").first()).toBeVisible();
  for (const name of ["Round 1/ana.vtt", "Round 1/Day 2/bea.vtt"])
    await expect(page.getByRole("table").getByRole("link", { name })).toBeVisible();
  await tray(page).getByRole("button", { name: "Close uploads" }).click();
  await expect(tray(page)).toHaveCount(0);
});

test("a duplicate is reported before it is sent, and on the file's page afterward", async ({ page }) => {
  const transcript = Buffer.from(VTT(`Only once, ${Date.now()}.`));
  const file = (name: string) => ({ name, mimeType: "text/vtt", buffer: transcript });
  await give(page, file("first.vtt"));
  await expect(tray(page).getByText("1 file uploaded").first()).toBeVisible();
  await expect(page.getByRole("table").getByText("Ready")).toBeVisible();
  const projectId = new URL(page.url()).pathname.split("/").at(-1);
  const hashed = async (name: string) => {
    const { items } = await callApp(page.request, "GET", `/api/library/files?projectId=${projectId}`);
    const file = items.find((one: { name: string }) => one.name === name);
    return (await callApp(page.request, "GET", `/api/library/files/${file.id}`)).contentHash;
  };
  await expect.poll(() => hashed("first.vtt")).not.toBeNull();

  await give(page, file("second.vtt"));
  await expect(tray(page).getByText("You already have this file: first.vtt")).toBeVisible();
  await expectAccessible(page);
  await tray(page).getByRole("button", { name: "Use existing" }).click();
  await expect(tray(page).getByText("second.vtt")).toHaveCount(0);
  await give(page, file("third.vtt"));
  await tray(page).getByRole("button", { name: "Upload anyway" }).click();
  await expect(page.getByRole("table").getByRole("link", { name: "third.vtt" })).toBeVisible();
  await expect.poll(() => hashed("third.vtt")).not.toBeNull();
  await page.getByRole("table").getByRole("link", { name: "third.vtt" }).click();
  await expect(page.getByRole("heading", { name: "third.vtt" })).toBeVisible();
  await expect(page.getByLabel("About this file").getByRole("link", { name: "first.vtt" })).toBeVisible();
});

test("what the library doesn't accept is refused in plain words, without asking the server", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/library/uploads")) asked.push(request.postDataJSON().name);
  });
  const given = [
    { name: "empty.vtt", mimeType: "text/vtt", buffer: Buffer.alloc(0) },
    { name: "tool.exe", mimeType: "application/x-msdownload", buffer: Buffer.from("MZ") },
    { name: "ana.vtt", mimeType: "text/vtt", buffer: Buffer.from(VTT(`Beside others, ${Date.now()}`)) },
  ];
  await give(page, given);
  await expect(tray(page).getByText("This file is empty.")).toBeVisible();
  await expect(tray(page).getByText("This file type isn’t supported.")).toBeVisible();
  await expect(page.getByRole("table").getByRole("link", { name: "ana.vtt" })).toBeVisible();
  // Sending them again would fail again.
  await expect(tray(page).getByRole("button", { name: /Retry failed|Upload .* again/ })).toHaveCount(0);
  expect(asked).toEqual(["ana.vtt"]);
});

test("a file is renamed and moved from its menu", async ({ page }) => {
  const data = { name: `Elsewhere ${Date.now()}` };
  const there = await callApp(page.request, "POST", "/api/library/projects", data);
  await give(page, { name: "typo.vtt", mimeType: "text/vtt", buffer: Buffer.from(VTT(`Renamed ${Date.now()}`)) });
  await expect(page.getByRole("table").getByRole("link", { name: "typo.vtt" })).toBeVisible();
  const choose = async (name: string, item: string) => {
    await page.getByRole("button", { name: `More actions for ${name}` }).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose("typo.vtt", "Rename");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Name" }).fill("Ana, checkout.vtt");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("table").getByRole("link", { name: "Ana, checkout.vtt" })).toBeVisible();
  await choose("Ana, checkout.vtt", "Move to…");
  await page.getByLabel("Find or name a project").fill(there.name);
  await page.getByRole("radio", { name: there.name }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("table").getByRole("link", { name: "Ana, checkout.vtt" })).toHaveCount(0);
  await page.goto(`/library/projects/${there.id}`);
  await expect(page.getByRole("table").getByRole("link", { name: "Ana, checkout.vtt" })).toBeVisible();
});

test("a survey's table shows each respondent once, above what they answered", async ({ page }) => {
  const table = "Plan,What annoys you?,What should we improve?\nBasic,The price,Exports\nPro,The wait,Search\n";
  await give(page, { name: "survey.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("link", { name: "survey.csv" }).first().click();
  const lines = page.getByRole("list", { name: "Lines" });
  await expect(lines.getByRole("listitem")).toHaveText(
    [
      /^Respondent 1.*Plan$/,
      /Basic$/,
      /^\d+What annoys you\?$/,
      /The price$/,
      /What should we improve\?$/,
      /Exports$/,
      /^Respondent 2.*Plan$/,
      /Pro$/,
      /What annoys you\?$/,
      /The wait$/,
      /What should we improve\?$/,
      /Search$/,
    ],
    { timeout: 30_000 },
  );
  await expectAccessible(page);
});
