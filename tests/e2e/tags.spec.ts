import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { expectAccessible, expectSound } from "./support/expect-accessible";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const COPYING = { permissions: ["clipboard-read", "clipboard-write"] };
const QUOTE = "The price was honestly fine.";

const demoProject = async (request: APIRequestContext): Promise<string> =>
  (await callApp(request, "GET", "/api/library/projects?q=Checkout")).items[0].id;

test("a tag is created, nested, renamed, merged and read with everything below it", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test", COPYING);
  const { id: projectId } = await callApp(page.request, "POST", "/api/library/projects", { name: "Tagging" });
  await page.goto(`/library/projects/${projectId}/tags`);
  await expectAccessible(page);
  const add = page.getByRole("textbox", { name: "Title of the new tag" });
  for (const title of ["Money", "Cost", "Price"]) {
    await add.fill(title);
    await add.press("Enter");
    await expect(page.getByRole("row", { name: title })).toBeVisible();
  }
  const row = (name: string) => page.getByRole("row", { name });

  await row("Price").dragTo(row("Money"));
  await expect(row("Price")).toHaveAttribute("aria-level", "2");
  const menu = page.getByRole("button", { name: "More actions for Cost" });
  for (const item of ["Move to…", "Merge into…"]) {
    await menu.click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(page.getByPlaceholder("Find a tag").last()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu, `after ${item}`).toBeFocused();
  }
  await menu.click();
  await page.getByRole("menuitem", { name: "Move to…" }).click();
  await page.getByRole("option", { name: "Money", exact: true }).click();
  await expect(row("Cost")).toHaveAttribute("aria-level", "2");

  await row("Money").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(row("Price")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await expect(row("Cost")).toBeFocused();
  await page.keyboard.press("F2");
  await page.getByRole("textbox", { name: "New title of Cost" }).fill("What it costs");
  await page.keyboard.press("Enter");
  await expect(row("What it costs")).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("button", { name: "More actions for What it costs" }).click();
  await page.getByRole("menuitem", { name: "Merge into…" }).click();
  await page.getByRole("option", { name: /^Price/ }).click();
  await expect(page.getByRole("dialog")).toContainText("“What it costs” will be deleted for everyone.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Merge tags" }).click();
  await expect(row("What it costs")).toHaveCount(0);
  await page.context().close();
});

test("a tag's page shows every passage, filters them, and exports all of them", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test", COPYING);
  const projectId = await demoProject(page.request);
  const { items } = await callApp(page.request, "GET", `/api/library/projects/${projectId}/tags`);
  const money = items.find(({ title }: { title: string }) => title === "Money");
  await page.goto(`/library/tags/${money.id}`);
  const cards = page.getByRole("list", { name: "Passages" }).getByRole("listitem");
  await expect(cards).toHaveCount(money.passages);
  await page.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(page.getByText(`${money.passages} passages copied as Markdown.`).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`> ${QUOTE}`);

  await page.getByRole("combobox", { name: "Speaker" }).selectOption({ label: "Maya Okafor (3)" });
  await expect(cards).toHaveCount(3);
  await page.getByRole("searchbox", { name: "Words in the passages" }).fill("price");
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(QUOTE);
  const csv = await page.request.get(`/api/tags/${money.id}/passages.csv`);
  expect((await csv.text()).trimEnd().split("\r\n")).toHaveLength(money.passages + 1);

  await cards.getByRole("link", { name: QUOTE }).click();
  await expect(page).toHaveURL(/\/library\/files\/fil_\w+#s\d+$/);
  await page.context().close();
});

/** A new project's only transcript, with its first line focused. */
async function focusNewTranscript(page: Page, project: string): Promise<void> {
  const { id } = await callApp(page.request, "POST", "/api/library/projects", { name: project });
  await page.goto(`/library/projects/${id}`);
  const words =
    "WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ana>I copied it all by hand, every single week.\n\n" +
    `00:04.000 --> 00:06.000\n<v Ben>Because of ${project.toLowerCase()}?\n`;
  const file = { name: "fast.vtt", mimeType: "text/vtt", buffer: Buffer.from(words) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("table").getByRole("link", { name: "fast.vtt" }).click();
  await expect(page.getByRole("button", { name: "History" })).toBeVisible();
  await page.locator("#s0").focus();
}

test("what is typed into the tag picker stays there, however late the browser draws the line it is for", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  await focusNewTranscript(page, "Late frames");
  await page.evaluate(() => {
    const late = new Map<number, FrameRequestCallback>();
    window.requestAnimationFrame = (act) => {
      late.set(late.size + 1, act);
      return late.size;
    };
    window.cancelAnimationFrame = (id) => void late.set(id, () => undefined);
    window.addEventListener("drawn", () => {
      for (const act of late.values()) act(performance.now());
    });
  });
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("t");
  const box = page.getByPlaceholder("Find or create a tag");
  await expect(box).toBeFocused();
  await page.keyboard.type("By ");
  await page.evaluate(() => void window.dispatchEvent(new Event("drawn")));
  await page.keyboard.type("hand");
  await expect(box).toHaveValue("By hand");
  await page.context().close();
});

test("tags entered one after another, faster than they are saved, are all put on the passage", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  await focusNewTranscript(page, "Fast tagging");
  await page.keyboard.press("t");
  const box = page.getByPlaceholder("Find or create a tag");
  await expect(page.getByText("No tags yet.")).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/tag-applications", async (route) => {
    await held;
    await route.continue();
  });
  for (const title of ["Workaround", "Weekly", "By hand"]) {
    await page.keyboard.type(title);
    await expect(page.getByRole("option", { name: `Create “${title}”` })).toBeVisible();
    await page.keyboard.press("Enter");
  }
  await page.keyboard.type("Spread");
  letGo();
  await expect(page.getByRole("dialog", { name: "Tag the passage" })).toContainText("3 on this passage");
  await expect(box).toHaveValue("Spread");
  await page.context().close();
});

test("a note is written by keyboard, quotes what was said, and two editors notice each other", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test", COPYING);
  const projectId = await demoProject(page.request);
  await page.goto(`/library/projects/${projectId}/notes`);
  await page.getByRole("button", { name: "New note" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.type("What the price did");
  await page.keyboard.press("Enter");
  await page.keyboard.type("# Heard\nPeople said:\n- one\ntwo\n\n@price was honestly");
  await page.getByRole("option", { name: new RegExp(QUOTE) }).click();
  await expect(page.getByRole("group", { name: "Quote from a transcript" })).toContainText(QUOTE);
  await page.keyboard.type("[] ask again");
  await expect(page.getByRole("checkbox", { name: "ask again" })).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const id = page.url().split("/").at(-1);
  const { content, evidence } = await callApp(page.request, "GET", `/api/notes/${id}`);
  expect(content.map(({ type }: { type: string }) => type)).toEqual([
    ...["heading", "paragraph", "bulleted", "bulleted", "evidence", "todo"],
  ]);
  expect(evidence[0].quote).toContain(QUOTE);

  const other = await signedIn(browser, "admin@scale.earshot.test", COPYING);
  await other.goto(page.url());
  const text = (on: Page) => on.getByRole("textbox", { name: "Text", exact: true }).first();
  await text(other).fill("People told us:");
  await expect(other.getByText("Saved", { exact: true })).toBeVisible();
  await expect(text(page)).toHaveValue("People told us:");

  // A page that polls for changes just then would adopt this one before anything is typed.
  const looks = `**/api/notes/${id}`;
  await page.route(looks, (route) => (route.request().method() === "GET" ? route.abort() : route.continue()));
  await callApp(other.request, "PATCH", `/api/notes/${id}`, {
    version: (await callApp(other.request, "GET", `/api/notes/${id}`)).version,
    emoji: "🔥",
  });
  await text(page).fill("People said it twice:");
  await page.unroute(looks);
  await expect(page.getByText("Changed in another tab or by a colleague")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect((await callApp(page.request, "GET", `/api/notes/${id}`)).content[1].text).toBe("People said it twice:");

  const observer = await signedIn(browser, "observer@scale.earshot.test", COPYING);
  await observer.goto(page.url());
  await expect(observer.getByText("People said it twice:")).toBeVisible();
  await expect(observer.getByRole("textbox", { name: "Title" })).toHaveCount(0);
  await expectAccessible(observer);
  for (const one of [page, other, observer]) await one.context().close();
});

test("tags and notes meet WCAG 2.2 AA in both themes and fit a phone", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test", COPYING);
  const projectId = await demoProject(page.request);
  const tags = await callApp(page.request, "GET", `/api/library/projects/${projectId}/tags`);
  const note = (await callApp(page.request, "GET", `/api/library/projects/${projectId}/notes?limit=100`)).items.at(-1);
  const project = `/library/projects/${projectId}`;
  const paths = [`${project}/tags`, `${project}/notes`, `/library/notes/${note.id}`];
  for (const path of [project, ...paths, `/library/tags/${tags.items[0].id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await expectSound(page);
  }
  await page.context().close();
});
