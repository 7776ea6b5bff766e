import { expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { expectAccessible } from "./support/expect-accessible";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const vtt = (words: string) => `WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ana>${words}\n`;
const box = (page: Page, name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
const allBox = (page: Page) => page.getByRole("checkbox", { name: "Select all files on this page" });
const bar = (page: Page) => page.getByRole("region", { name: "Selected files" });
const row = (page: Page, name: string) => page.getByRole("table").getByRole("link", { name, exact: true });

/** A project's page with these files, newest first. */
async function projectOf(page: Page, name: string, files: string[]) {
  const project = await callApp(page.request, "POST", "/api/library/projects", { name });
  await page.goto(`/library/projects/${project.id}`);
  await page
    .locator("input[type=file]")
    .setInputFiles(files.map((file) => ({ name: file, mimeType: "text/vtt", buffer: Buffer.from(vtt(name + file)) })));
  for (const file of files) await expect(row(page, file)).toBeVisible();
  await page.reload();
  return project;
}

test("several files are selected with Shift, moved together, and put back", async ({ browser }) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const stamp = Date.now();
  const there = await callApp(page.request, "POST", "/api/library/projects", { name: `There ${stamp}` });
  const names = ["a.vtt", "b.vtt", "c.vtt", "d.vtt"];
  const here = await projectOf(page, `Here ${stamp}`, names);
  const listed = await page.getByRole("table").getByRole("link").allTextContents();
  const [first = "", second = "", third = "", fourth = ""] = listed;

  await box(page, first).click();
  await box(page, third).click({ modifiers: ["Shift"] });
  for (const name of [first, second, third]) await expect(box(page, name)).toBeChecked();
  await expect(box(page, fourth)).not.toBeChecked();
  await expect(bar(page)).toContainText("3 selected");
  await expect(allBox(page)).toHaveJSProperty("indeterminate", true);
  await expectAccessible(page);

  await bar(page).getByRole("button", { name: "Move to…" }).click();
  await expect(page.getByRole("dialog", { name: "Move 3 files" })).toBeVisible();
  await page.getByLabel("Find or name a project").fill(there.name);
  await page.getByRole("radio", { name: there.name }).check();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText("3 files were moved.", { exact: true })).toBeVisible();
  for (const name of [first, second, third]) await expect(row(page, name)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(allBox(page)).toBeFocused();

  await page.getByRole("button", { name: "Undo" }).click();
  for (const name of names) await expect(row(page, name)).toBeVisible();
  const { items } = await callApp(page.request, "GET", `/api/library/files?projectId=${here.id}`);
  expect(items).toHaveLength(4);
  await page.context().close();
});

test("by keyboard, files are selected in a row, let go with Escape, and deleted after a question", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  await projectOf(page, `Keys ${Date.now()}`, ["one.vtt", "two.vtt", "three.vtt"]);
  const [first = "", second = "", third = ""] = await page.getByRole("table").getByRole("link").allTextContents();

  await box(page, first).focus();
  await page.keyboard.press("Space");
  await box(page, second).focus();
  await page.keyboard.press("Shift+Space");
  await expect(bar(page)).toContainText("2 selected");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);
  await expect(box(page, second)).toBeFocused();

  await page.keyboard.press("Space");
  await box(page, third).focus();
  await page.keyboard.press("Shift+Space");
  await page.keyboard.press("Delete");
  const question = page.getByRole("alertdialog", { name: "Delete 2 files?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(box(page, third)).toBeFocused();
  await expect(bar(page)).toContainText("2 selected");
  await page.keyboard.press("Delete");
  await question.getByRole("button", { name: "Delete files" }).press("Enter");
  await expect(page.getByText("2 files were deleted.", { exact: true })).toBeVisible();
  await expect(row(page, second)).toHaveCount(0);
  await expect(row(page, third)).toHaveCount(0);
  await expect(row(page, first)).toBeVisible();
  await expect(allBox(page)).toBeFocused();
  await page.context().close();
});

test("who may not write sees no boxes", async ({ browser }) => {
  const page = await signedIn(browser, "observer@team.earshot.test");
  await page.goto("/library?show=files");
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.context().close();
});
