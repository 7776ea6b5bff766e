import { expect } from "@playwright/test";
import { printed, withoutBlanks } from "./support/paper";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

test("a long transcript is printed whole, and the page stays where it was", async ({ browser }) => {
  const page = await signedIn(browser, "observer@pro.earshot.test", { viewport: { width: 1440, height: 900 } });
  const files = await page.request.get("/api/library/files?q=grace");
  const [file] = (await files.json()).items;
  const transcript = await page.request.get(`/api/transcripts/${file.id}?lines=5000`);
  const lines: { text: string }[] = (await transcript.json()).items;
  await page.goto(`/library/files/${file.id}#s120`);
  await expect(page.locator("#s120")).toBeInViewport();
  // Few lines are in the page at once: printing requests the others.
  expect(await page.locator("[data-line]").count()).toBeLessThan(lines.length);

  const { sheets, overlaps } = await printed(page, "A4");
  expect(overlaps).toEqual([]);
  const words = sheets.join("");
  expect(lines.filter(({ text }) => !words.includes(withoutBlanks(text)))).toEqual([]);
  // If a line's height was overestimated, a sheet would be half empty.
  expect(Math.min(...sheets.slice(1, -1).map((sheet) => sheet.length))).toBeGreaterThan(300);
  await expect(page.locator("#s120")).toBeInViewport();
  await expect.poll(() => page.locator("[data-line]").count()).toBeLessThan(lines.length);
  await page.context().close();
});

test("a printed transcript says who speaks, also for people who may correct the names", async ({ browser }) => {
  const page = await signedIn(browser, "admin@pro.earshot.test", { viewport: { width: 1440, height: 900 } });
  const [file] = (await (await page.request.get("/api/library/files?q=grace")).json()).items;
  const { items } = await (await page.request.get(`/api/transcripts/${file.id}?lines=20`)).json();
  await page.goto(`/library/files/${file.id}`);
  await expect(page.getByRole("button", { name: `Speaker: ${items[0].speaker}` }).first()).toBeVisible();
  const { sheets, overlaps } = await printed(page, "A4");
  expect(overlaps).toEqual([]);
  for (const { speaker } of items) expect(sheets[0]).toContain(withoutBlanks(speaker));
  await page.context().close();
});

const shownOf = ({ insight }: { insight: string }) => insight;

test("of a readout the figures and days are printed and its quotes leave no gaps, and of a board every lane", async ({
  browser,
}) => {
  const page = await signedIn(browser, "observer@team.earshot.test", { viewport: { width: 794, height: 1123 } });
  const list = async (path: string) => (await (await page.request.get(path)).json()).items;
  const [study] = await list("/api/studies?status=ended&q=leave+at+the+checkout");
  // Other tests make boards, too.
  const boards: { id: string; title: string }[] = await list("/api/boards?limit=100");
  const board = boards.find(({ title }) => title === "Why they leave at the checkout");
  await page.goto(`/studies/${study.id}/readout`);
  await page.emulateMedia({ media: "print" });
  // A browser leaves out backgrounds that it isn't told to print, and with them one dot for each person.
  const dots = page.locator("span.bg-primary.size-2:empty");
  expect(await dots.count()).toBeGreaterThan(0);
  await expect(dots.first()).toHaveCSS("print-color-adjust", "exact");
  const lefts = await page.getByRole("region", { name: /^For: / }).evaluateAll((sides) => {
    const leftsIn = (side: Element) =>
      [...side.querySelectorAll("[data-quote]")].map((quote) => Math.round(quote.getBoundingClientRect().left));
    return sides.map(leftsIn).reduce((one, other) => (other.length > one.length ? other : one), []);
  });
  expect(lefts.length).toBeGreaterThan(4);
  expect(new Set(lefts).size).toBe(2);
  expect(lefts).toEqual(lefts.map((_, at) => lefts[at % 2]));

  for (const path of [`/studies/${study.id}`, `/studies/${study.id}/results`, `/studies/${study.id}/readout`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const { sheets, overlaps } = await printed(page, "A4");
    expect(overlaps, path).toEqual([]);
    // "6 days ago" would be wrong the day after.
    expect(sheets[0], path).toMatch(/Ended[A-Z][a-z]{2}\d{1,2},\d{4}/);
  }
  const { lanes, cards } = await (await page.request.get(`/api/boards/${board?.id}`)).json();
  await page.goto(`/boards/${board?.id}`);
  await expect(page.locator("[data-card]")).toHaveCount(cards.length);
  const { sheets, overlaps } = await printed(page, "A4");
  expect(overlaps).toEqual([]);
  const words = sheets.join("");
  const missing = [...lanes.map(({ title }: { title: string }) => title), ...cards.map(shownOf)];
  expect(missing.filter((text) => !words.includes(withoutBlanks(text)))).toEqual([]);
  await page.context().close();
});
