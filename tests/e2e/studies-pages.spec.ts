import { expect, type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectSound } from "./support/expect-accessible";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

/** All pages of the demo's studies: a draft, a running survey, and finished interviews. */
async function studyPages(page: Page): Promise<string[]> {
  const list = async (path: string) => (await (await page.request.get(path)).json()).items;
  const [draft] = await list("/api/studies?status=draft&q=spend");
  const [running] = await list("/api/studies?status=running&q=keep+track");
  const [ended] = await list("/api/studies?status=ended&q=leave+at+the+checkout");
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

test("every page of a study meets WCAG 2.2 AA in both themes and fits a phone", async ({ page }) => {
  await signInByCall(page.request, "member@team.earshot.test");
  const paths = await studyPages(page);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await expectSound(page);
  }
  await page.goto(paths[0] ?? "");
  await page.getByRole("textbox", { name: "Question 1", exact: true }).focus();
  await expect(page.getByRole("group", { name: "Follow-ups" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: /^Launch/ }).click();
  await expect(page.getByRole("button", { name: /^Launch for/ })).toBeEnabled();
  await expectAccessibleInBothThemes(page);
});

test("what stands above and beside the lines of a session comes with its page, so that nothing moves", async ({
  page,
}) => {
  await signInByCall(page.request, "member@team.earshot.test");
  const list = async (path: string) => (await (await page.request.get(path)).json()).items;
  const [study] = await list("/api/studies?status=ended&q=leave+at+the+checkout");
  const [session] = await list(`/api/studies/${study.id}/sessions`);
  const html = await (await page.request.get(`/studies/${study.id}/sessions/${session.id}`)).text();
  const sent = html.replaceAll(/<script[\s\S]*?<\/script>/g, "");
  expect(sent).toContain("Answers that participants sent themselves can");
  expect(sent).toContain("Names, addresses, and numbers can be found and masked.");
  expect(sent).toContain('aria-label="History"');
});

test("a page that updates by itself asks for itself, and not each time for all pages that it links to", async ({
  page,
}) => {
  await signInByCall(page.request, "member@team.earshot.test");
  const { items } = await (await page.request.get("/api/studies?status=running&q=keep+track")).json();
  await page.goto(`/studies/${items[0].id}/sessions`);
  const updated = () =>
    page.waitForResponse(async (response) => {
      const headers = response.request().headers();
      return headers.rsc === "1" && !headers["next-router-prefetch"] && response.url().includes("/sessions?");
    });
  await updated();
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) ahead.push(request.url());
  });
  await updated();
  await updated();
  expect(ahead).toEqual([]);
});
