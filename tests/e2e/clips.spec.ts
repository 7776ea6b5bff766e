import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { expectAccessible, expectNoSidewaysScroll } from "./support/expect-accessible";
import { firstRequest } from "./support/first-request";
import { playedIn } from "./support/played-in";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** A clip of the demo's recording that no other test uses. */
async function ownClip(page: Page, title: string, startSeconds = 27, endSeconds = 29): Promise<string> {
  const { items } = await callApp(page.request, "GET", "/api/library/files?q=nadia");
  const made = await callApp(page.request, "POST", "/api/clips", {
    fileId: items[0].id,
    title,
    startSeconds,
    endSeconds,
  });
  return made.id;
}

test("clips are found, searched and browsed by keyboard, on a desktop and on a phone", async ({ page }) => {
  await signInByCall(page.request, "observer@pro.earshot.test");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto("/library/clips");
    await expect(page.getByRole("link", { name: "Not my card to give" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press("/");
  await page.keyboard.type("pays, ask her");
  await expect(page).toHaveURL(/q=pays/);
  await expect(page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 2 }) })).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Search clips" }).fill("");
  await expect(page).toHaveURL(/\/library\/clips$/);
  await page.getByRole("link", { name: "What would have kept her" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("link", { name: "She never came back" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "She never came back" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit name or length" })).toHaveCount(0);
});

test("a clip plays from its start, stops at its end, and gets another name and other ends", async ({ page }) => {
  await signInByCall(page.request, "admin@scale.earshot.test");
  const id = await ownClip(page, `Played ${Date.now()}`);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`/library/clips/${id}`);
    await expect(page.getByRole("slider", { name: "Position in the clip" })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  const clock = () => page.locator("audio").evaluate((element: HTMLAudioElement) => element.currentTime);
  await page.getByRole("button", { name: "Play the clip" }).click();
  await expect.poll(clock).toBeGreaterThan(27.3);
  await expect(page.getByRole("button", { name: "Play the clip" })).toBeVisible();
  const stopped = await clock();
  expect(stopped).toBeGreaterThanOrEqual(28.9);
  expect(stopped).toBeLessThan(29.6);

  const edit = page.getByRole("button", { name: "Edit name or length" });
  await edit.click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(edit).toBeFocused();
  await edit.click();
  const renamed = `Renamed ${Date.now()}`;
  await page.getByRole("textbox", { name: "Name" }).fill(renamed);
  await page.getByRole("textbox", { name: "End" }).fill("0:31.5");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: renamed })).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(page.getByText("4.5 seconds")).toBeVisible();
  const { evidence } = await callApp(page.request, "GET", `/api/clips/${id}`);
  expect(evidence.endSeconds).toBe(31.5);

  await page.getByRole("button", { name: `More actions for ${renamed}` }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete clip" }).click();
  await expect(page).toHaveURL("/library/clips");
  await expect(page.getByRole("link", { name: renamed })).toHaveCount(0);
});

test("a clip is put on a board from its menu, as the evidence of a new card", async ({ page }) => {
  await signInByCall(page.request, "admin@scale.earshot.test");
  const title = `Carded ${Date.now()}`;
  const id = await ownClip(page, title);
  const { projectId, evidence } = await callApp(page.request, "GET", `/api/clips/${id}`);
  const board = await callApp(page.request, "POST", "/api/boards", { title: `Board of ${title}`, projectId });
  await page.goto(`/library/clips/${id}`);
  await page.getByRole("button", { name: `More actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Add to a board…" }).click();
  await page.getByRole("combobox", { name: "Board" }).selectOption(board.title);
  await page.getByRole("textbox", { name: "Insight" }).fill(`Seen in ${title}`);
  await page.getByRole("button", { name: "Add card" }).click();
  await expect(page.getByText(`Added to “${board.title}”.`, { exact: true })).toBeVisible();
  await page.goto(`/boards/${board.id}`);
  await expect(page.getByText(`Seen in ${title}`).first()).toBeVisible();
  const { cards } = await callApp(page.request, "GET", `/api/boards/${board.id}`);
  expect(cards[0].evidence[0].quote).toBe(evidence.quote);
});

test("a clip is exported as a file of its own", async ({ page }) => {
  await signInByCall(page.request, "admin@scale.earshot.test");
  const title = `Cut ${Date.now()}`;
  await page.goto(`/library/clips/${await ownClip(page, title, 20, 23)}`);
  await page.getByRole("button", { name: `More actions for ${title}` }).click();
  await page.getByRole("menuitem", { name: "Export…" }).click();
  await page.getByRole("radio", { name: "MP3" }).check();
  await expectAccessible(page);
  const download = page.waitForEvent("download", { timeout: 120_000 });
  await page.getByRole("button", { name: "Export" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${title}.mp3`);
  // Three seconds at 32 kbit/s.
  const { length } = await readFile(await file.path());
  expect(length).toBeGreaterThan(11_000);
  expect(length).toBeLessThan(14_500);
  await expect(page.getByText("is ready")).toBeVisible();
});

test("a reel is made, ordered, played through and exported", async ({ page }) => {
  await signInByCall(page.request, "admin@scale.earshot.test");
  const stamp = Date.now();
  const names = ["First", "Second", "Third"].map((word) => `${word} ${stamp}`);
  for (const [at, name] of names.entries()) await ownClip(page, name, 28 + at * 4, 29 + at * 4);

  const order = () =>
    page
      .getByRole("region", { name: "Clips of this reel" })
      .getByRole("button", { name: /^Play from/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label")?.split(" ")[2]));

  await test.step("a reel with three clips", async () => {
    await page.goto("/library/reels");
    await expectAccessible(page);
    await page.getByRole("button", { name: "New reel" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(`Reel ${stamp}`);
    await page.getByRole("button", { name: "Create reel" }).click();
    await expect(page.getByRole("heading", { level: 1, name: `Reel ${stamp}` })).toBeVisible();
    const exporting = page.getByRole("button", { name: "Export", exact: true });
    await expect(exporting).toHaveCount(0);
    await page.getByRole("button", { name: "Add clips" }).click();
    await page.getByRole("dialog").getByRole("searchbox").fill(String(stamp));
    // The first one is slow to arrive, and still comes first in the reel.
    await firstRequest(page, "**/api/reels/*/clips", async (route) => {
      await setTimeout(1_000);
      await route.continue();
    });
    for (const name of names) await page.getByRole("button", { name: `Add ${name}` }).click();
    await expect(page.getByRole("dialog").getByText("Added")).toHaveCount(3);
    await expect(page.getByRole("button", { name: `${names.at(-1)} is added` })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByText("3 clips, 0:03 in all")).toBeVisible();
    await expect(exporting).toBeVisible();
    await page.reload();
    await expect.poll(order).toEqual(["First", "Second", "Third"]);
  });

  await test.step("the order changes by menu and by dragging, and stays", async () => {
    const placed = () => page.waitForResponse((response) => response.url().includes("/api/reels/") && response.ok());
    const movedUp = placed();
    await page.getByRole("button", { name: `More actions for ${names[2]}` }).click();
    await page.getByRole("menuitem", { name: "Move up" }).click();
    await expect.poll(order).toEqual(["First", "Third", "Second"]);
    await movedUp;
    const dragged = placed();
    const rows = page.getByRole("region", { name: "Clips of this reel" }).getByRole("listitem");
    const grip = rows.nth(2).locator("span[aria-hidden]").first();
    await grip.dragTo(rows.nth(0), { targetPosition: { x: 60, y: 4 } });
    await expect.poll(order).toEqual(["Second", "First", "Third"]);
    await dragged;
    await page.reload();
    await expect.poll(order).toEqual(["Second", "First", "Third"]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("it plays through all three, one after another, and stops", async () => {
    const played = playedIn(page.getByRole("region", { name: "Clips of this reel" }), names.length);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    const words = ["Second", "First", "Third"];
    expect(await played).toEqual(words.map((word) => expect.stringContaining(`${word} ${stamp}`)));
    // The last one has just begun.
    const filled = () =>
      page.locator("[data-fill]").evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    await expect.poll(async () => Math.min(...(await filled()))).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    await expect(page.getByText("0:03 / 0:03").or(page.getByText("0:02 / 0:03"))).toBeVisible();
  });

  await test.step("its quotes are exported as text", async () => {
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("radio", { name: "Quotes as text" }).check();
    const download = page.waitForEvent("download", { timeout: 120_000 });
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    const text = (await readFile(await (await download).path())).toString();
    expect(text.indexOf("Second")).toBeLessThan(text.indexOf("First"));
    expect(text).toContain("> It asked for my card before I could invite my sister\\.".replace("\\.", "."));
  });
});
