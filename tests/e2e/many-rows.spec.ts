import { expect, type Page } from "@playwright/test";
import { callApp, headers } from "./support/call-app";
import { newAdmin } from "./support/company";
import { expectAccessible } from "./support/expect-accessible";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const LANES = 10;
const CARDS_OF_LANE = 60;
const TAGS = 200;
const BOARDS = 100;
const LINES = 300;

const elementsOf = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

async function makeBoard({ request }: Page): Promise<string> {
  const [project] = (await callApp(request, "GET", "/api/library/projects?q=Checkout")).items;
  const { id } = await callApp(request, "POST", "/api/boards", { title: "Many cards", projectId: project.id });
  const numbers = Array.from({ length: LANES * CARDS_OF_LANE }, (_, at) => at);
  const rows = numbers.map((at) => `Lane ${at % LANES},Insight ${Math.floor(at / LANES)} of ${at % LANES}`);
  const data = ["Lane,Insight", ...rows].join("\n");
  const sent = { headers: { ...headers, "content-type": "text/csv" }, data };
  expect((await request.post(`/api/boards/${id}/import`, sent)).ok()).toBe(true);
  return id;
}

test("a large board renders the visible cards in full, has the text of all, and can be walked by keyboard", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const boardId = await makeBoard(page);
  await page.goto(`/boards/${boardId}`);
  const cards = page.locator("[data-card]");
  const whole = page.locator("[data-card-title]");
  const card = (name: string) => page.getByRole("button", { name, exact: true });
  await expect(cards).toHaveCount(LANES * CARDS_OF_LANE);
  await expect(cards.filter({ hasText: "Insight 59 of 9" })).toHaveCount(1);
  await expect.poll(() => whole.count()).toBeLessThan(200);
  expect(await elementsOf(page)).toBeLessThan(5_000);
  await expectAccessible(page);

  await test.step("cards scrolled into view are rendered in full, and those scrolled away are not", async () => {
    const last = cards.filter({ hasText: "Insight 59 of 0" });
    await expect(last.locator("[data-card-title]")).toHaveCount(0);
    await page
      .locator("[data-lane-scroll]")
      .first()
      .evaluate((lane) => lane.scrollTo(0, lane.scrollHeight));
    await expect(card("Insight 59 of 0")).toBeInViewport();
    await expect(cards.filter({ hasText: "Insight 20 of 0" }).locator("[data-card-title]")).toHaveCount(0);
  });

  await test.step("keys lead to cards that aren't rendered yet, and take one along", async () => {
    await card("Insight 59 of 0").focus();
    for (let lane = 1; lane < LANES; lane++) {
      await page.keyboard.press("ArrowRight");
      await expect(card(`Insight 59 of ${lane}`)).toBeFocused();
    }
    await expect(card("Insight 59 of 9")).toBeInViewport();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Alt+ArrowLeft");
    await expect(card("Insight 58 of 9")).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: "Moved" })).toHaveText(
      "Moved “Insight 58 of 9” to Lane 8, position 61 of 61.",
    );
  });
  await page.context().close();
});

test("a large tag tree renders the visible tags in full, and has the names of all", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  const { id } = await callApp(page.request, "POST", "/api/library/projects", { name: "Many tags" });
  const titles = Array.from({ length: TAGS }, (_, at) => `Tag ${1000 + at}`);
  for (let at = 0; at < TAGS; at += 20)
    await Promise.all(
      titles
        .slice(at, at + 20)
        .map((title) => callApp(page.request, "POST", `/api/library/projects/${id}/tags`, { title })),
    );
  await page.goto(`/library/projects/${id}/tags`);
  const rows = page.locator("[data-tag]");
  await expect(rows).toHaveCount(TAGS);
  await expect.poll(() => rows.locator("a").count()).toBeLessThan(100);
  expect(await elementsOf(page)).toBeLessThan(3_000);
  await expectAccessible(page);
  await rows.first().focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("row", { name: /^Tag 1199/ })).toBeFocused();
  await expect(page.getByRole("link", { name: "Tag 1199" })).toBeInViewport();
  await page.keyboard.press("Home");
  await expect(page.getByRole("row", { name: /^Tag 1000/ })).toBeFocused();
  await expect(page.getByRole("link", { name: "Tag 1199" })).toHaveCount(0);
  await page.context().close();
});

test("for a long report, the server renders the first lines, and the browser all, including the linked one", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  const asked = { prompt: "What do people say about the price?", title: "Many lines" };
  const { id } = await callApp(page.request, "POST", "/api/reports", asked);
  const read = () => callApp(page.request, "GET", `/api/reports/${id}`);
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).toBe("ready");
  const blocks = Array.from({ length: LINES }, (_, at) => ({ id: `l${at}`, type: "text", text: `Line number ${at}` }));
  const document = { sections: [{ id: "s1", heading: "All", blocks }] };
  await callApp(page.request, "PATCH", `/api/reports/${id}`, { version: (await read()).version, document });

  const html = await (await page.request.get(`/reports/${id}`)).text();
  expect(html.match(/data-block=/g)?.length).toBeLessThan(60);
  await page.goto(`/reports/${id}#part-l250`);
  await expect(page.getByText("Line number 250", { exact: true })).toBeInViewport();
  await expect(page.locator("[data-block]")).toHaveCount(LINES + 1);
  await page.context().close();
});

test("of many things with one name the first are above what people said, and all of them one link away", async ({
  page,
}) => {
  await newAdmin(page, "Sought");
  for (let number = 1; number <= 30; number++)
    await callApp(page.request, "POST", "/api/library/projects", { name: `Onboarding ${number}` });
  await page.goto("/search?q=onboarding");
  const named = page.getByRole("region", { name: "By name" });
  await expect(named.getByRole("listitem")).toHaveCount(5);
  await named.getByRole("link", { name: "View all" }).click();
  await expect(named.getByRole("listitem")).toHaveCount(25);
  await expect(page.getByRole("region", { name: "What people said" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "More names" }).click();
  await expect(named.getByRole("listitem")).toHaveCount(5);
  await page.getByRole("link", { name: "Best names" }).click();
  await expect(named.getByRole("listitem")).toHaveCount(25);
  await page.getByRole("link", { name: "Everything" }).click();
  await expect(page.getByRole("region", { name: "What people said" })).toBeVisible();
});

test("a list of more than a page is searched by name, and keeps the search from page to page", async ({ page }) => {
  await newAdmin(page, "Listed");
  const { id } = await callApp(page.request, "POST", "/api/library/projects", { name: "Oldest of all" });
  const add = (path: string, body: object) => callApp(page.request, "POST", path, body);
  for (let number = 1; number <= 52; number++) await add("/api/library/projects", { name: `Wave ${number}` });
  await add(`/api/library/projects/${id}/notes`, { title: "The only note" });
  await page.goto("/library");
  const search = page.getByRole("searchbox", { name: "Search projects" });
  await search.fill("oldest");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page).toHaveURL(/q=oldest/);
  await search.fill("wave");
  await expect(page.getByRole("row")).toHaveCount(51);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page.getByRole("row")).toHaveCount(3);
  await expect(search).toHaveValue("wave");
  await page.getByRole("link", { name: "Newest" }).click();
  await search.fill("zebra");
  await expect(page.getByText("No projects match")).toBeVisible();

  await test.step("a short list has no search field", async () => {
    await page.goto(`/library/projects/${id}/notes`);
    await expect(page.getByText("The only note")).toBeVisible();
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(0);
  });
});

test("of more than a hundred boards, a quote can be put on the oldest", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  const { id: projectId } = await callApp(page.request, "POST", "/api/library/projects", { name: "Many boards" });
  const board = (title: string) => callApp(page.request, "POST", "/api/boards", { projectId, title });
  const oldest = await board("The oldest");
  for (let at = 0; at < BOARDS; at += 20)
    await Promise.all(Array.from({ length: 20 }, (_, one) => board(`Board ${at + one}`)));
  await page.goto(`/library/projects/${projectId}`);
  const words = `WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ana>On the oldest, ${Date.now()}.\n`;
  const file = { name: "boards.vtt", mimeType: "text/vtt", buffer: Buffer.from(words) };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("table").getByRole("link", { name: "boards.vtt" }).click();
  await expect(page.getByRole("button", { name: "History" })).toBeVisible();
  await page.locator("#s0").focus();
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog", { name: "Add to a board" });
  await dialog.getByLabel("Board").selectOption(oldest.id);
  await dialog.getByRole("button", { name: "Add card" }).click();
  await expect(dialog).toHaveCount(0);
  expect((await callApp(page.request, "GET", `/api/boards/${oldest.id}`)).cards).toHaveLength(1);
  await page.context().close();
});
