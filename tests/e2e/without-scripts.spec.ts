// Not our own test, whose pages wait until their scripts run.
import { expect, type Page, test } from "@playwright/test";
import { callApp } from "./support/call-app";
import { launchStudy } from "./support/launch-study";
import { common, guideOf, open } from "./support/on-a-phone";
import { signInByCall } from "./support/sign-in-by-call";

test.use({ javaScriptEnabled: false });

const NOTE = "This page can’t run in your browser as it is.";
const guide = guideOf(open("q1", "How do you pay?"));
const INTERVIEW = { ...common, title: "Paying online", type: "ai-curated-interview", guide };

/** What Next.js sends for a page that couldn't be rendered has no text of its own: the style sheet says it. */
const saysInStyle = (page: Page) => page.evaluate(() => getComputedStyle(document.body, "::before").content);

test.beforeEach(({ page }) => signInByCall(page.request, "admin@team.earshot.test"));

test("a participant without scripts sees what the study is, and what the page needs", async ({ page }) => {
  const { url } = await launchStudy(page.request, INTERVIEW);
  await page.goto(url);
  await expect(page.getByRole("heading", { name: "Paying online" })).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByText(NOTE)).toHaveCSS("opacity", "1");
});

test("a participant's link that is broken says so without scripts, in their language", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "de-DE" });
  const page = await context.newPage();
  for (const path of ["/i/nothing", "/i/nothing/data"]) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Dieser Link funktioniert nicht" })).toBeVisible();
    await expect(page).toHaveTitle("Dieser Link funktioniert nicht · Earshot");
  }
  await context.close();
});

test("a participant's link of a deleted study says that it was deleted, with and without scripts", async ({
  page,
  browser,
}) => {
  const { url, id } = await launchStudy(page.request, INTERVIEW);
  await callApp(page.request, "POST", `/api/studies/${id}/end`);
  await callApp(page.request, "DELETE", `/api/studies/${id}`);
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled, locale: "de-DE" });
    const visitor = await context.newPage();
    for (const path of [url, `${url}/data`]) {
      await visitor.goto(path);
      await expect(visitor.getByRole("heading", { name: "Diese Studie gibt es nicht mehr" })).toBeVisible();
      await expect(visitor).toHaveTitle("Diese Studie gibt es nicht mehr · Earshot");
    }
    await context.close();
  }
});

test("a page of something that isn't there says so without scripts, and a page that is there doesn't", async ({
  page,
}) => {
  expect((await page.goto("/studies/nothing"))?.status()).toBe(404);
  expect(await saysInStyle(page)).toContain("Earshot can’t show this page.");
  expect((await page.goto("/studies"))?.status()).toBe(200);
  expect(await saysInStyle(page)).toBe("none");
});

test("on a phone, the lines of a transcript follow one another before the page's scripts have arrived", async ({
  browser,
}) => {
  // What is written into the page itself does run.
  const context = await browser.newContext({ javaScriptEnabled: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signInByCall(page.request, "admin@team.earshot.test");
  const read = async (path: string) => (await (await page.request.get(path)).json()).items;
  const [study] = await read("/api/studies?status=ended&q=leave+at+the+checkout");
  const [session] = await read(`/api/studies/${study.id}/sessions`);
  await page.route(/\/_next\/static\/.*\.js/, (route) => route.abort());
  await page.goto(`/studies/${study.id}/sessions/${session.id}`);
  const lines = page.getByRole("list", { name: "Lines" }).locator("> li");
  await expect(lines.nth(3)).toBeVisible();
  const boxes = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON()));
  for (const [at, { bottom }] of boxes.slice(0, -1).entries())
    expect(boxes[at + 1].top).toBeGreaterThanOrEqual(bottom - 1);
  await context.close();
});
