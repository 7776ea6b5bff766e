import { expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { chooseFiles } from "./support/choose-files";
import { closeByKey } from "./support/close-by-key";
import { newAdmin } from "./support/company";
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { common, guideOf, open } from "./support/on-a-phone";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const STUDY = "Why trial users leave at the checkout";
const WRITTEN_MS = 120_000;

type Block = { type: string; text?: string; evidence?: { quote: string }; rows?: string[][] };
const blocksOf = async (page: Page, id: string): Promise<Block[]> =>
  (await callApp(page.request, "GET", `/api/reports/${id}`)).document.sections.flatMap(
    ({ blocks }: { blocks: Block[] }) => blocks,
  );
const idOf = (page: Page): string => page.url().split("/").at(-1) ?? "";
const isSaved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** How many listeners of the whole page hear each key. */
async function keyListeners(page: Page): Promise<number> {
  const tools = await page.context().newCDPSession(page);
  const { result } = await tools.send("Runtime.evaluate", { expression: "document" });
  const { listeners } = await tools.send("DOMDebugger.getEventListeners", { objectId: result.objectId ?? "" });
  await tools.detach();
  return listeners.filter(({ type }) => type === "keydown").length;
}

/** Faster than the page renders: the list is still where it was before the letter. */
function typeLastLetterAndChoose(letter: string): void {
  document.execCommand("insertText", false, letter);
  const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(enter);
}

test("a report is generated from a study, edited by keyboard, restored, and read by an observer", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  await page.goto("/reports");
  await page.getByRole("link", { name: "New report" }).click();
  await page.getByRole("combobox", { name: "Studies" }).fill("trial users leave");
  await expect(page.getByRole("option").first()).toContainText(STUDY);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: STUDY })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Title" }).fill("What the checkout costs us");
  await page.getByRole("button", { name: "Write report" }).click();
  await expect(page).toHaveURL(/\/reports\/rpt_\w+$/);
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toBeEditable({ timeout: WRITTEN_MS });
  const id = idOf(page);
  const written = await blocksOf(page, id);
  const firstTypes = async (count: number) => (await blocksOf(page, id)).slice(0, count).map(({ type }) => type);
  expect(written.filter(({ type }) => type === "quote").length).toBeGreaterThan(3);

  await title.press("Enter");
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- Half of them **stopped** at the price");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/quo");
  await page.getByRole("option", { name: "Quote" }).click();
  await page.keyboard.type("price");
  const found = page.getByRole("listbox", { name: "Suggestions" }).getByRole("option").first();
  await expect(found.locator("mark").first()).toBeVisible();
  await page.keyboard.press("Enter");
  const text = page.getByRole("group", { name: "Report text" });
  await expect(text.getByRole("group", { name: "Quote", exact: true })).toHaveCount(
    written.filter(({ type }) => type === "quote").length + 1,
  );
  await page.keyboard.type("/tabl");
  await expect(page.getByRole("option", { name: "Table" })).toBeVisible();
  await page.evaluate(typeLastLetterAndChoose, "e");
  await expect(page.getByRole("textbox", { name: "Name of column 1" }).first()).toBeFocused();
  await page.keyboard.type("Person");
  await page.getByRole("textbox", { name: "Person, row 1" }).first().fill("Maya");
  await expect.poll(async () => (await blocksOf(page, id))[2]?.rows?.[0]?.[0]).toBe("Maya");
  const now = await blocksOf(page, id);
  expect(now[0]?.text).toBe("- Half of them **stopped** at the price");
  expect(now[1]?.evidence?.quote).toMatch(/price/i);

  await text.getByRole("group", { name: "Table", exact: true }).first().focus();
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => firstTypes(2)).toEqual(["quote", "text"]);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => firstTypes(3)).toEqual(["text", "quote", "table"]);

  const image = page.getByRole("group", { name: "Insert at the end" }).getByRole("button", { name: "Image" });
  await chooseFiles(page, image, { name: "pixel.png", mimeType: "image/png", buffer: PICTURE });
  await page.getByRole("textbox", { name: "Description" }).fill("One red pixel");
  await expect(page.getByRole("img", { name: "One red pixel" })).toBeVisible();
  await isSaved(page);
  await expectAccessible(page);
  const insertBar = page.getByRole("group", { name: "Insert at the end" });
  await insertBar.getByRole("button", { name: "Section" }).click();
  const section = text.getByRole("textbox", { name: "Section" });
  const sections = await section.count();
  await expect(section.last()).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(section).toHaveCount(sections - 1);
  await expect(text.locator("[data-block]:focus")).toHaveCount(1);
  await page.keyboard.press("Control+Shift+z");
  await expect(section.last()).toBeFocused();
  await page.keyboard.press("Control+z");
  await isSaved(page);

  const other = await signedIn(browser, "admin@team.earshot.test");
  await other.goto(`/reports/${id}`);
  await expect(other.getByRole("textbox", { name: "Title" })).toBeEditable();
  await other.getByRole("textbox", { name: "Title" }).fill("What the checkout really costs us");
  await isSaved(other);
  await expect(title).toHaveValue("What the checkout really costs us");

  await page.goto(`/reports/${id}/history`);
  const versions = page.getByRole("navigation", { name: "Versions" }).getByRole("link");
  await expect(versions.first()).toHaveAttribute("aria-current", "page");
  await versions.last().click();
  await expect(page.getByRole("article").getByText("Half of them")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Restore this version" }).click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/reports/${id}$`));
  await expect(title).toHaveValue("What the checkout costs us");
  expect(await blocksOf(page, id)).toHaveLength(written.length);

  const observer = await signedIn(browser, "observer@team.earshot.test");
  await observer.goto(`/reports/${id}`);
  await expect(observer.getByRole("heading", { level: 1, name: "What the checkout costs us" })).toBeVisible();
  await expect(observer.getByRole("textbox")).toHaveCount(0);
  await observer.getByRole("button", { name: "More actions for What the checkout costs us" }).click();
  await expect(observer.getByRole("menuitem")).toHaveText(["Copy link", "Print", "Version history"]);
  await closeByKey(observer);
  const quoted = observer.getByRole("link", { name: /^Open at/ }).first();
  await quoted.click();
  await expect(observer).toHaveURL(/\/studies\/.+\/sessions\/.+#s\d+$/);
  for (const one of [page, other, observer]) await one.context().close();
});

test("the menu for a line at the end of a phone's screen opens above it", async ({ browser }) => {
  const page = await signedIn(browser, "member@pro.earshot.test");
  const [report] = (await callApp(page.request, "GET", "/api/reports?limit=1")).items;
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/reports/${report.id}`);
  const line = page.getByRole("textbox").last();
  await line.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  const list = page.getByRole("listbox", { name: "Suggestions" });
  await expect(list.getByRole("option", { name: "Quote" })).toBeInViewport({ ratio: 1 });
  const [offered, asked] = [await list.locator("..").boundingBox(), await page.locator(":focus").boundingBox()];
  expect((offered?.y ?? 0) + (offered?.height ?? 0)).toBeLessThanOrEqual((asked?.y ?? 0) + 1);
});

test("a private report is only its author's, a copy is another's, and a deleted one is gone", async ({ browser }) => {
  const title = `For my eyes ${Date.now()}`;
  const page = await signedIn(browser, "member@team.earshot.test");
  const { items } = await callApp(page.request, "GET", `/api/studies?q=${encodeURIComponent(STUDY)}`);
  const { id } = await callApp(page.request, "POST", "/api/reports", {
    template: "summary",
    studyIds: [items[0].id],
    title,
  });
  await page.goto(`/reports/${id}`);
  await expect(page.getByRole("textbox", { name: "Title" })).toBeEditable({ timeout: WRITTEN_MS });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("radio", { name: /Only you/ }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Private", { exact: true })).toBeVisible();
  const other = await signedIn(browser, "admin@team.earshot.test");
  expect((await other.request.get(`/api/reports/${id}`)).status()).toBe(404);

  await page.getByRole("button", { name: `More actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole("textbox", { name: "Title" })).toBeEditable();
  await page.goto(`/reports?owner=me&q=${encodeURIComponent(title)}`);
  const rows = page.getByRole("row", { name: title });
  await expect(rows).toHaveCount(2);
  await rows
    .last()
    .getByRole("button", { name: /^More actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete report" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  for (const one of [page, other]) await one.context().close();
});

test("reports meet WCAG 2.2 AA in both themes and fit a phone", async ({ browser }) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const observer = await signedIn(browser, "observer@team.earshot.test");
  // A report of the demo: what other tests write may be gone by then.
  const { items } = await callApp(page.request, "GET", "/api/reports?status=ready&q=Card%2C+fee");
  const paths = ["/reports", "/reports/new", `/reports/${items[0].id}`, `/reports/${items[0].id}/history`];
  for (const [reader, path] of [...paths.map((one) => [page, one] as const), [observer, paths[2] ?? ""] as const]) {
    await reader.setViewportSize({ width: 1440, height: 900 });
    await reader.goto(path);
    await expect(reader.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessibleInBothThemes(reader);
    await reader.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBothThemes(reader);
    await expectNoSidewaysScroll(reader);
  }
  for (const one of [page, observer]) await one.context().close();
});

test("the times in a printed report show no sign to open them, as paper can't", async ({ browser }) => {
  const page = await signedIn(browser, "observer@team.earshot.test");
  const { items } = await callApp(page.request, "GET", "/api/reports?status=ready&q=Card%2C+fee");
  await page.goto(`/reports/${items[0].id}`);
  const signs = page.locator("main figcaption a svg:visible");
  await expect(signs).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(signs).toHaveCount(0);
  await page.context().close();
});

test("the menus next to a report's lines listen to no keys, and open at the first press of any kind", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const [study] = (await callApp(page.request, "GET", "/api/studies?q=trial users leave")).items;
  const { id } = await callApp(page.request, "POST", "/api/reports", { template: "summary", studyIds: [study.id] });
  await page.goto(`/reports/${id}`);
  await expect(page.getByRole("textbox", { name: "Title" })).toBeEditable({ timeout: WRITTEN_MS });
  const buttons = page.getByRole("group", { name: "Report text" }).getByRole("button", { name: /^More actions/ });
  const lines = await buttons.count();
  expect(lines).toBeGreaterThan(20);
  expect(await keyListeners(page)).toBeLessThan(lines / 2);

  const deletes = page.getByRole("menuitem", { name: "Delete" });
  await buttons.nth(1).click();
  await expect(deletes).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(deletes).toHaveCount(0);
  await buttons.nth(2).dispatchEvent("click");
  await expect(deletes).toBeVisible();
  await page.keyboard.press("Escape");
  await buttons.nth(3).dispatchEvent("pointerdown", { button: 0, pointerType: "touch" });
  await deletes.click();
  await expect(buttons).toHaveCount(lines - 1);
  await page.getByRole("button", { name: "Insert below" }).nth(1).click();
  await page.getByRole("menuitem", { name: "Heading", exact: true }).click();
  await expect(buttons).toHaveCount(lines);
  await isSaved(page);
});

test("without a transcript, a new report leads to the transcripts it needs instead of failing", async ({ page }) => {
  await newAdmin(page, "Nora");
  await page.goto("/reports/new");
  await expect(page.getByRole("heading", { name: "Nothing to write from yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Write report" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "New study" })).toHaveAttribute("href", "/studies/new");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add transcripts" }).click();
  await expect(page).toHaveURL("/library?show=files");
  const buffer = Buffer.from("Ana: I left because the export was missing.");
  await page.getByLabel(/Drop transcripts/).setInputFiles({ name: "ana.txt", mimeType: "text/plain", buffer });
  await expect(page.getByRole("link", { name: "ana.txt" })).toBeVisible();
  const { id } = await callApp(page.request, "POST", "/api/library/projects", { name: "Still empty" });
  const write = page.getByRole("button", { name: "Write report" });
  await expect(async () => {
    await page.goto(`/reports/new?projectId=${id}`);
    await expect(write).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: WRITTEN_MS });
  await page.getByRole("textbox", { name: "Question" }).fill("Why did people leave?");
  await expect(page.getByText("This project has no transcripts yet.")).toBeVisible();
  await expect(write).toBeDisabled();
  await expect(page.getByRole("link", { name: "Add transcripts" })).toHaveAttribute("href", `/library/projects/${id}`);
  await page.getByRole("combobox", { name: "Project" }).selectOption("All projects");
  await expect(write).toBeEnabled();
});

test("a study that nobody has finished yet says so, and can't be chosen for a report", async ({ browser }) => {
  const page = await signedIn(browser, "admin@team.earshot.test");
  const title = `Just launched ${Date.now()}`;
  const type = "ai-curated-interview";
  await launchStudy(page.request, { ...common, title, type, guide: guideOf(open("q1", "How do you pay?")) });
  await page.goto("/reports/new");
  const option = page.getByRole("option", { name: title });
  await expect(option).toContainText("No sessions yet");
  await expect(option).toBeDisabled();
  await option.click({ force: true });
  await expect(page.getByText("None chosen")).toBeVisible();
  await page.getByRole("combobox", { name: "Studies" }).fill(title);
  await page.keyboard.press("Enter");
  await expect(page.getByText("None chosen")).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});
