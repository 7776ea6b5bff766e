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
