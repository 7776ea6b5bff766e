import { expect, type Page } from "@playwright/test";
import { KNOWN_LINES, knownRecording } from "@/tests/support/media/known-recording";
import { expectAccessibleInBothThemes } from "./support/expect-accessible";
import { openRecording } from "./support/open-recording";
import { test } from "./support/test";

const textOf = (line: number): string => KNOWN_LINES[line]?.text ?? "";
const seconds = (page: Page) => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
const now = (page: Page) => page.locator('[aria-current="time"]');

/** Selects letters of a line as a pointer does, until the page shows the selection's actions. */
async function selectWords(page: Page, line: number, words: string) {
  const start = textOf(line).indexOf(words);
  await page.locator(`#s${line} [data-text]`).evaluate(
    (element, [from, to]) => {
      const range = document.createRange();
      const letters = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
      if (!letters) throw new Error("The line has no text.");
      range.setStart(letters, from ?? 0);
      range.setEnd(letters, to ?? 0);
      document.getSelection()?.removeAllRanges();
      document.getSelection()?.addRange(range);
    },
    [start, start + words.length],
  );
  await expect(page.getByRole("toolbar", { name: "Selected words" })).toBeVisible();
}

test.beforeEach(async ({ page }) => openRecording(page, knownRecording()));

test("playing moves the line, a time seeks with a range request, and every key does what it says", async ({ page }) => {
  const ranges: number[] = [];
  page.on("response", (response) => response.url().includes("/storage/") && ranges.push(response.status()));
  await page.getByRole("link", { name: "Go to 0:16" }).click();
  await expect(now(page)).toContainText(textOf(4));
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await page.keyboard.press(">");
  await expect(page.getByRole("button", { name: "Speed: 1.25×" })).toBeVisible();
  await expect(now(page)).toContainText(textOf(5));
  await page.keyboard.press("k");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();

  const before = await seconds(page);
  await page.keyboard.press("ArrowRight");
  expect(await seconds(page)).toBeCloseTo(before + 5, 1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("l");
  expect(await seconds(page)).toBeCloseTo(before + 10, 1);
  await page.keyboard.press("j");
  expect(await seconds(page)).toBeCloseTo(before, 1);
  // The line after the one where it paused, which is the fifth or, on a slow machine, a later one.
  const next = KNOWN_LINES.findIndex(({ start }) => start > before);
  const nextStart = KNOWN_LINES[next]?.start ?? Number.NaN;
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(`#s${next}`)).toBeFocused();
  expect(await seconds(page)).toBe(nextStart);
  expect(ranges.length).toBeGreaterThan(0);
  expect(new Set(ranges)).toEqual(new Set([206]));

  const find = page.getByRole("searchbox", { name: "Find in this transcript" });
  await find.fill("k j l");
  expect(await seconds(page), "typing is not playing").toBe(nextStart);
  await find.fill("");
  await page.locator(`#s${next}`).focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Back or forward 10 seconds");
});

test("the line being said stays in view until one scrolls away, and the position is kept", async ({ page }) => {
  await page.getByRole("slider", { name: "Position in the recording" }).press("PageUp");
  await expect(now(page)).toContainText(textOf(15));
  await expect(now(page)).toBeInViewport();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 3000);
  const back = page.getByRole("button", { name: "Back to the line playing now" });
  await back.click();
  await expect(now(page)).toBeInViewport();
  await expect(back).toHaveCount(0);

  await page.reload();
  await expect(now(page)).toContainText(textOf(15));
  await page.goto(`${new URL(page.url()).pathname}?t=2:01`);
  await expect(now(page)).toContainText(textOf(30));
  await expect(now(page)).toBeInViewport();
});

test("a link that no longer works is replaced at the same second", async ({ page }) => {
  await page.getByRole("link", { name: "Go to 0:36" }).click();
  await expect.poll(() => seconds(page)).toBe(36);
  const first = await page.locator("audio").getAttribute("src");
  // Links signed within the same second are equal.
  const signed = new URL(first ?? "").searchParams.get("X-Amz-Date");
  const second = () => new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  await expect.poll(second).not.toBe(signed);
  await page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.dispatchEvent(new Event("error")));
  await expect(page.locator("audio")).not.toHaveAttribute("src", first ?? "");
  await expect.poll(() => seconds(page)).toBe(36);
});

test("a waveform that isn't drawn yet causes no error, and is requested again", async ({ page }) => {
  let asked = 0;
  await page.route("**/api/recordings/*/waveform?*", (route) => {
    asked += 1;
    const orNone = new URL(route.request().url()).searchParams.get("orNone") === "true";
    const none = { bucketSeconds: 0.1, startSeconds: 0, durationSeconds: null, peaks: [] };
    if (asked > 1) return route.continue();
    return orNone ? route.fulfill({ json: none }) : route.fulfill({ status: 404, json: {} });
  });
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const drawn = page.waitForResponse(async (response) => {
    if (!response.url().includes("/waveform?") || !response.ok()) return false;
    // Requests of the page from before the reload end without a body.
    const { peaks } = await response.json().catch(() => ({ peaks: [] }));
    return peaks.length > 0;
  });
  await page.reload();
  await drawn;
  expect(asked).toBeGreaterThan(1);
  expect(errors).toEqual([]);
});

test("Ctrl+Z takes back the last tag or edit, and the one before, and the list of keys says so", async ({ page }) => {
  await page.locator("#s8").focus();
  await page.keyboard.press("t");
  const box = page.getByPlaceholder("Find or create a tag");
  const panel = page.getByRole("dialog", { name: "Tag the passage" });
  const name = `Undone ${Date.now()}`;
  for (const [at, tag] of [name, `${name} too`, `${name} as well`].entries()) {
    await box.fill(tag);
    await box.press("Enter");
    await expect(panel).toContainText(`${at + 1} on this passage`);
  }
  await box.press("Control+z");
  await expect(panel).toContainText("2 on this passage");
  await box.press("Escape");
  await expect(page.locator("#s8")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.getByText(`“${name} too” is no longer on the passage.`).first()).toBeVisible();
  const tags = page.getByRole("dialog", { name: "Tags of this line" });
  const openTags = () =>
    page
      .locator("#s8")
      .getByRole("button", { name: /^Tags from line 9/ })
      .click();
  await openTags();
  await expect(tags.getByRole("link")).toHaveText([name]);

  // What is taken off can be put back, and what was put on before can still be taken off.
  await tags.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(page.locator("#s8 [data-tagged]")).toHaveCount(0);
  await page.locator("#s8").focus();
  await page.keyboard.press("Control+z");
  await expect(page.locator("#s8 [data-tagged]")).not.toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(page.locator("#s8 [data-tagged]")).toHaveCount(0);

  const before = textOf(8);
  await page.keyboard.press("Enter");
  await page.getByRole("form", { name: "Edit the line" }).getByRole("textbox").fill(`${before} Really.`);
  await page.keyboard.press("Control+Enter");
  await expect(page.locator("#s8")).toContainText("Really.");
  await expect(page.locator("#s8")).toBeFocused();
  await page.keyboard.press("Control+z");
  await expect(page.locator("#s8")).not.toContainText("Really.");

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Undo the last tag or edit");
});

test("words are tagged and clipped by keyboard, and shown in the text", async ({ page }) => {
  await selectWords(page, 6, "the numbers had never been right");
  await page.keyboard.press("t");
  const box = page.getByPlaceholder("Find or create a tag");
  const name = `Trust ${Date.now()}`;
  for (const [at, tag] of [name, `${name} again`].entries()) {
    await box.fill(tag);
    await expect(page.getByRole("option", { name: `Create “${tag}”` })).toBeVisible();
    await box.press("Enter");
    await expect(page.getByRole("dialog", { name: "Tag the passage" })).toContainText(`${at + 1} on this passage`);
  }
  await box.press("Escape");
  await expect(page.locator("#s6 [data-tagged]")).toHaveText("the numbers had never been right");
  await expect(page.locator("#s6")).toBeFocused();

  await page
    .locator("#s6")
    .getByRole("button", { name: /^Tags from line 7/ })
    .click();
  const tags = page.getByRole("dialog", { name: "Tags of this line" });
  await expect(tags.getByRole("link", { name, exact: true })).toBeVisible();
  await tags.getByRole("button", { name: `Remove ${name} again` }).click();
  await expect(tags.getByRole("link")).toHaveCount(1);
  await tags.getByRole("link").focus();

  await page.locator("#s9").focus();
  await expect(tags).toBeHidden();
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("c");
  const clip = page.getByRole("dialog", { name: "Make a clip" });
  await expect(clip.getByLabel("Name")).toHaveValue(/^The export button is hidden behind three menus/);
  await clip.getByRole("slider", { name: "End" }).press("ArrowLeft");
  await expect(clip).toContainText("7.5 seconds");
  await clip.getByRole("button", { name: "Make clip" }).click();
  const made = page.getByRole("dialog");
  await expect(made).toContainText(textOf(9));
  await expect(made.getByRole("button", { name: "Play again" })).toBeVisible();
  await expect.poll(() => seconds(page)).toBeGreaterThan(36);
  await expect(made.getByRole("button", { name: "Done" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("a quote is copied with its source", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await selectWords(page, 2, "nobody could tell me");
  await page.keyboard.press("q");
  await expect(page.getByText("Quote copied, with a link to its source.").first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("“nobody could tell me”\n— Nadia, 0:08, ");
  expect(copied).toContain(`${new URL(page.url()).pathname}#s2`);
});

test("a line is corrected, split and joined in place, its speaker renamed, and the last edit undone", async ({
  page,
}) => {
  const line = page.locator("#s11");
  const words = line.locator("[data-text]");
  const box = page.getByRole("textbox", { name: "Text of this line" });
  await line.focus();
  await page.keyboard.press("Enter");
  await box.fill("Given up.");
  await box.press("Escape");
  await expect(words).toHaveText(textOf(11));
  await expect(line).toBeFocused();

  await page.keyboard.press("Enter");
  await box.fill("It takes two hours. I do not have them.");
  await box.press("Control+Enter");
  await expect(words).toHaveText("It takes two hours. I do not have them.");
  await words.dblclick();
  await box.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(20, 20));
  await box.press("Alt+Enter");
  await expect(words).toHaveText("It takes two hours.");
  await expect(page.getByText("I do not have them.", { exact: true })).toBeVisible();
  await words.dblclick();
  await page.getByRole("button", { name: "Join with next" }).click();
  await expect(words).toHaveText("It takes two hours. I do not have them.");

  await page.getByRole("button", { name: "Speaker: Ines" }).first().click();
  await page.getByRole("menuitem", { name: "Rename everywhere…" }).click();
  await page.getByRole("combobox", { name: "Name" }).fill("Ines Carvalho");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(page.getByRole("button", { name: "Speaker: Ines Carvalho" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Speaker: Ines", exact: true })).toHaveCount(0);

  await page.getByRole("button", { name: "History" }).click();
  const history = page.getByRole("dialog", { name: "History" });
  await expect(history.getByRole("listitem").first()).toContainText("Renamed a speaker");
  for (let undone = 1; undone <= 4; undone++) {
    await history.getByRole("button", { name: "Undo" }).click();
    await expect(history.getByText("Undone", { exact: true })).toHaveCount(undone);
  }
  await page.keyboard.press("Escape");
  await expect(words).toHaveText(textOf(11));
  await expect(page.getByRole("button", { name: "Speaker: Ines", exact: true }).first()).toBeVisible();
});

test("someone editing a line that somebody else changed meanwhile chooses between the two wordings", async ({
  page,
}) => {
  const line = page.locator("#s13");
  const box = page.getByRole("textbox", { name: "Text of this line" });
  const change = async (text: string) => {
    const path = `/api/transcripts/${new URL(page.url()).pathname.split("/").at(-1)}`;
    const { version } = await (await page.request.get(path)).json();
    const headers = { origin: new URL(page.url()).origin };
    const answer = await page.request.patch(`${path}/lines/13`, { headers, data: { version, text } });
    expect(answer.status()).toBe(200);
  };
  await line.focus();
  await page.keyboard.press("Enter");
  await change("Theirs.");
  await box.fill("Mine.");
  await box.press("Control+Enter");
  await expect(line).toContainText("Someone else changed this line. It now says: “Theirs.”");
  await page.getByRole("button", { name: "Keep my wording" }).click();
  await expect(line.locator("[data-text]")).toHaveText("Mine.");
  await expect(line).toBeFocused();

  await page.keyboard.press("Enter");
  await change("Theirs again.");
  await box.fill("Mine again.");
  await box.press("Control+Enter");
  await page.getByRole("button", { name: "Use theirs" }).click();
  await expect(line.locator("[data-text]")).toHaveText("Theirs again.");
});

test("a line that is edited again right after leaving it stays open", async ({ page }) => {
  const line = page.locator("#s13");
  const box = page.getByRole("textbox", { name: "Text of this line" });
  await line.focus();
  await page.keyboard.press("Enter");
  await box.fill("Quick.");
  await line.evaluate((element) =>
    element.addEventListener(
      "focus",
      () => element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })),
      { once: true },
    ),
  );
  await box.press("Control+Enter");
  await expect(box).toBeFocused();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("Quick.");
});

test("a line that is to be edited before the transcript has loaded opens once it has, unless one went on to another", async ({
  page,
}) => {
  const box = page.getByRole("textbox", { name: "Text of this line" });
  const speakers = page.getByRole("button", { name: /^Speaker: / }).first();
  const openHeldBack = async () => {
    let letThrough: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route("**/api/transcripts/*?*", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole("button", { name: "History" })).toBeVisible();
    await page.locator("#s13").focus();
    await page.keyboard.press("Enter");
    return letThrough;
  };
  const comes = await openHeldBack();
  await expect(box).toHaveCount(0);
  comes();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(textOf(13));

  const comesLate = await openHeldBack();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("#s14")).toBeFocused();
  comesLate();
  await expect(speakers).toBeVisible();
  await expect(box).toHaveCount(0);
  await expect(page.locator("#s14")).toBeFocused();
});

test("it is accessible and fits a desktop and a phone, in both themes", async ({ page }) => {
  const expectSoundAt = async (width: number) => {
    await expectAccessibleInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole("link", { name: "Go to 0:04" }).click();
    await page.locator("#s1").focus();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(page.getByRole("toolbar", { name: "Selected words" })).toBeVisible();
    await expectSoundAt(width);
    await page.keyboard.press("t");
    await expect(page.getByPlaceholder("Find or create a tag")).toBeFocused();
    await expectSoundAt(width);
    await page.reload();
    await expect(page.getByRole("button", { name: "History" })).toBeVisible();
  }
});
