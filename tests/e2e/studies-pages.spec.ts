import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible";
import { signInByCall } from "./support/launch-study";

async function signedIn(browser: Browser, colorScheme: "light" | "dark"): Promise<Page> {
  const context = await browser.newContext({ colorScheme, reducedMotion: "reduce" });
  await signInByCall(context.request, "member@team.earshot.test");
  return context.newPage();
}

/** Every page of the demo's studies: a draft, a running survey, and interviews that have ended. */
async function studyPages(page: Page): Promise<string[]> {
  const list = async (path: string) => (await (await page.request.get(path)).json()).items;
  const [draft] = await list("/api/studies?status=draft&q=spend");
  const [running] = await list("/api/studies?status=running&type=ai-generated-survey");
  const [ended] = await list("/api/studies?status=ended&type=ai-curated-interview");
  const [flagged] = await list(`/api/studies/${ended.id}/sessions?quality=flagged`);
  const [form] = await list(`/api/studies/${running.id}/sessions`);
  const ofRunning = ["", "/sessions", "/results", "/participants", "/recruit", "/guide"];
  return [
    ...["guide", "screener", "audience", "settings"].map((name) => `/studies/${draft.id}/edit?tab=${name}`),
    ...ofRunning.map((path) => `/studies/${running.id}${path}`),
    `/studies/${running.id}/sessions/${form.id}#s1`,
    `/studies/${ended.id}`,
    `/studies/${ended.id}/sessions/${flagged.id}#s3`,
  ];
}

for (const scheme of ["light", "dark"] as const) {
  test(`every page of a study keeps WCAG 2.2 AA (${scheme})`, async ({ browser }) => {
    test.setTimeout(180_000);
    const page = await signedIn(browser, scheme);
    for (const path of await studyPages(page)) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await expectAccessible(page);
    }
    await page.goto((await studyPages(page))[0] ?? "");
    await page.getByRole("textbox", { name: "Question 1", exact: true }).focus();
    await expect(page.getByRole("group", { name: "Follow-ups" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Launch/ }).click();
    await expect(page.getByRole("button", { name: /^Launch for/ })).toBeEnabled();
    await expectAccessible(page);
    await page.context().close();
  });
}

test("no page of a study scrolls sideways on a phone", async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await signedIn(browser, "light");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of await studyPages(page)) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await page.context().close();
});
