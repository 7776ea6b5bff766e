import { readFile, writeFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { HOUR_LINES, hourRecording, hourTranscript } from "../support/media/hour-recording";
import { callApp } from "./support/call-app";
import { playedIn } from "./support/played-in";
import { signInByCall } from "./support/sign-in-by-call";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const lineAt = (index: number) => {
  const line = HOUR_LINES[index];
  if (!line) throw new Error(`The hour has no line ${index}.`);
  return line;
};
const seconds = (page: Page) => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.currentTime);
const now = (page: Page) => page.locator('[aria-current="time"]');

/** What a browser saved after a click: its name and its bytes. */
async function saved(page: Page, from: Locator) {
  const [download] = await Promise.all([page.waitForEvent("download", { timeout: 120_000 }), from.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** Opens the page at a line and focuses it. */
async function openLine(page: Page, path: string, index: number) {
  await page.goto(`${path}#s${index}`);
  // Until the transcript was loaded, its lines take no keys.
  await expect(page.getByRole("button", { name: "History" })).toBeVisible();
  await expect(page.locator(`#s${index}`)).toBeInViewport();
  await page.locator(`#s${index}`).focus();
}

const wholeLines = (first: number, last = first) => ({
  firstIndex: first,
  firstOffset: 0,
  lastIndex: last,
  lastOffset: lineAt(last).text.length,
});

test("an hour of recording is worked through: words, tags, clips, a reel, a board, and exports", async ({
  page,
}, info) => {
  const stamp = Date.now();
  await signInByCall(page.request, "admin@team.earshot.test");
  const project = await callApp(page.request, "POST", "/api/library/projects", { name: `Hour ${stamp}` });

  const path = await test.step("the hour is uploaded, and given its transcript", async () => {
    const file = info.outputPath(`hour-${stamp}.wav`);
    await writeFile(file, hourRecording(String(stamp)));
    await page.goto(`/library/projects/${project.id}`);
    await page.locator("input[type=file]").setInputFiles(file);
    await expect(page.getByText("1 file uploaded").first()).toBeVisible({ timeout: 60_000 });
    await page
      .getByRole("table")
      .getByRole("link", { name: `hour-${stamp}.wav` })
      .click();
    await expect(page.getByRole("heading", { name: "This recording needs a transcript" })).toBeVisible({
      timeout: 60_000,
    });
    const words = { name: "hour.vtt", mimeType: "text/vtt", buffer: Buffer.from(hourTranscript()) };
    await page.locator("input[type=file]").setInputFiles(words);
    await expect(page.locator("#s1")).toContainText(lineAt(1).text);
    await expect(page.getByRole("button", { name: "History" })).toBeVisible();
    return new URL(page.url()).pathname;
  });
  const fileId = path.split("/").at(-1) ?? "";

  await test.step("it plays with its words, from the start and from the middle", async () => {
    await page.getByRole("link", { name: "Go to 0:16" }).click();
    await page.keyboard.press("Space");
    await expect.poll(() => seconds(page)).toBeGreaterThan(16.3);
    await expect(now(page)).toContainText(lineAt(2).text);
    await page.keyboard.press("k");
    await page.goto(`${path}?t=45:06`);
    await expect(now(page)).toContainText(lineAt(338).text);
    await expect(now(page)).toBeInViewport();
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(45 * 60 + 6.3);
    await page.getByRole("button", { name: "Pause" }).click();
  });

  const tag = `Prices ${stamp}`;
  await test.step("ten passages are tagged, two of them by hand", async () => {
    await openLine(page, path, 4);
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("t");
    const box = page.getByPlaceholder("Find or create a tag");
    await box.fill(tag);
    await expect(page.getByRole("option", { name: `Create “${tag}”` })).toBeVisible();
    await box.press("Enter");
    await expect(page.getByRole("dialog", { name: "Tag the passage" })).toContainText("1 on this passage");
    await box.press("Escape");
    await openLine(page, path, 229);
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("t");
    await box.fill(tag);
    await expect(page.getByRole("option", { name: tag }).first()).toBeVisible();
    await box.press("Enter");
    await expect(page.getByRole("dialog", { name: "Tag the passage" })).toContainText("1 on this passage");
    await box.press("Escape");
    const { items } = await callApp(page.request, "GET", `/api/library/projects/${project.id}/tags`);
    expect(items).toHaveLength(1);
    for (let at = 1; at <= 8; at++)
      await callApp(page.request, "POST", "/api/tag-applications", {
        tagIds: [items[0].id],
        ownerId: fileId,
        span: wholeLines(at * 50 + 3),
      });
    await page.goto(`/library/projects/${project.id}/tags`);
    await page.getByRole("link", { name: tag }).first().click();
    await expect(page.getByText(lineAt(403).text)).toBeVisible();
    const { items: passages } = await callApp(page.request, "GET", `/api/tags/${items[0].id}/passages?limit=20`);
    expect(passages).toHaveLength(10);
  });

  const clips = ["By hand", "Second", "Third"].map((name) => `${name} ${stamp}`);
  await test.step("three clips, one of them by hand", async () => {
    await openLine(page, path, 119);
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: "Make a clip" });
    await dialog.getByLabel("Name").fill(clips[0] ?? "");
    await dialog.getByRole("button", { name: "Make clip" }).click();
    await expect.poll(() => seconds(page)).toBeGreaterThan(lineAt(119).start);
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    for (const [at, title] of clips.slice(1).entries()) {
      const { start } = lineAt(121 + at * 100);
      await callApp(page.request, "POST", "/api/clips", {
        fileId,
        title,
        startSeconds: start + 1,
        endSeconds: start + 2,
      });
    }
    const { items } = await callApp(page.request, "GET", `/api/clips?fileId=${fileId}`);
    expect(items.map((clip: { title: string }) => clip.title)).toEqual([...clips].reverse());
    const byHand = items.at(-1);
    await callApp(page.request, "PATCH", `/api/clips/${byHand.id}`, {
      startSeconds: lineAt(119).start,
      endSeconds: lineAt(119).start + 1.5,
    });
  });

  await test.step("a reel of them plays through and exports its quotes", async () => {
    await page.goto("/library/reels");
    await page.getByRole("button", { name: "New reel" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(`Reel ${stamp}`);
    await page.getByRole("button", { name: "Create reel" }).click();
    await page.getByRole("button", { name: "Add clips" }).click();
    await page.getByRole("dialog").getByRole("searchbox").fill(String(stamp));
    for (const title of clips) await page.getByRole("button", { name: `Add ${title}` }).click();
    await expect(page.getByRole("dialog").getByText("Added")).toHaveCount(3);
    await page.keyboard.press("Escape");
    const played = playedIn(page.getByRole("region", { name: "Clips of this reel" }), clips.length);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    expect(await played).toEqual(clips.map((title) => expect.stringContaining(title)));
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("radio", { name: "Quotes as text" }).check();
    const list = await saved(page, page.getByRole("dialog").getByRole("button", { name: "Export" }));
    expect(list.name).toBe(`Reel ${stamp}.md`);
    const places = [119, 121, 221].map((index) => list.bytes.toString().indexOf(`> ${lineAt(index).text}`));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  await test.step("a board of what was said: cards by hand, moved by keyboard, saved as CSV", async () => {
    const board = await callApp(page.request, "POST", "/api/boards", {
      title: `Board ${stamp}`,
      projectId: project.id,
    });
    const lanes = [];
    for (const title of ["Heard", "Meant"])
      lanes.push(await callApp(page.request, "POST", `/api/boards/${board.id}/lanes`, { title }));
    await openLine(page, path, 319);
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("b");
    const dialog = page.getByRole("dialog", { name: "Add to a board" });
    await dialog.getByLabel("Insight").fill("=They were not told");
    await dialog.getByLabel("Board").selectOption(`Board ${stamp}`);
    await dialog.getByLabel("Lane").selectOption("Heard");
    await dialog.getByRole("button", { name: "Add card" }).click();
    await expect(dialog).toBeHidden();
    const evidence = [{ ownerId: fileId, span: wholeLines(323, 324) }];
    const card = { insight: "Price before all", laneId: lanes[0].id, evidence };
    await callApp(page.request, "POST", `/api/boards/${board.id}/cards`, card);
    await page.goto(`/boards/${board.id}`);
    await page.getByRole("button", { name: "Price before all", exact: true }).focus();
    await page.keyboard.press("Alt+ArrowRight");
    const cardsOf = (lane: string) =>
      page.getByRole("region", { name: lane, exact: true }).locator("[data-card-title]");
    await expect(cardsOf("Meant")).toHaveText(["Price before all"]);
    await expect(cardsOf("Heard")).toHaveText(["=They were not told"]);
    await expect
      .poll(async () => (await callApp(page.request, "GET", `/api/boards/${board.id}`)).cards.at(-1).laneId)
      .toBe(lanes[1].id);
    await page.getByRole("button", { name: `More actions for the board Board ${stamp}` }).click();
    const csv = await saved(page, page.getByRole("menuitem", { name: "Download CSV" }));
    expect(csv.name).toBe(`Board ${stamp}.csv`);
    const rows = csv.bytes.toString();
    expect(rows).toContain("'=They were not told");
    expect(rows).toContain(lineAt(319).text);
    expect(rows).toContain(lineAt(324).text);
    expect(rows).toMatch(/Meant.*Price before all/);
  });

  await test.step("the transcript is exported as it was, and a clip as a file of its own", async () => {
    const vtt = await page.request.get(`/api/library/files/${fileId}/transcript.vtt`);
    expect(vtt.headers()["content-disposition"]).toContain("attachment");
    const said = (await vtt.text()).split("\n").filter((line) => line.startsWith("<v "));
    expect(said.map((line) => line.replace("</v>", ""))).toEqual(
      HOUR_LINES.map(({ speaker, text }) => `<v ${speaker}>${text}`),
    );
    await page.goto("/library/clips");
    await page.getByRole("link", { name: clips[1] ?? "", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: clips[1] ?? "" })).toBeVisible();
    await page.getByRole("button", { name: `More actions for ${clips[1]}` }).click();
    await page.getByRole("menuitem", { name: "Export…" }).click();
    await page.getByRole("radio", { name: "WAV" }).check();
    const cut = await saved(page, page.getByRole("dialog").getByRole("button", { name: "Export" }));
    expect(cut.name).toBe(`${clips[1]}.wav`);
    expect(cut.bytes.toString("latin1", 0, 4)).toBe("RIFF");
    const bytesPerSecond = cut.bytes.readUInt32LE(28);
    expect((cut.bytes.length - 44) / bytesPerSecond).toBeCloseTo(1, 1);
  });
});

test("a second in the address of a transcript without a recording leads to what was said then", async ({ browser }) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const { items } = await callApp(page.request, "GET", "/api/library/projects");
  const checkout = items.find(({ name }: { name: string }) => name === "Checkout and trial abandonment");
  await page.goto(`/library/projects/${checkout.id}`);
  const href = await page
    .getByRole("main")
    .getByRole("link", { name: /^01-maya/ })
    .first()
    .getAttribute("href");
  const id = href?.split("/").at(-1);
  const { segments } = await callApp(page.request, "GET", `/api/library/files/${id}/transcript.json`);
  const at = segments.findLastIndex(({ startSeconds }: { startSeconds: number }) => startSeconds <= 900);
  await page.goto(`/library/files/${id}?t=15:00`);
  await expect(page.locator(`#s${at}`)).toBeInViewport();
  await page.context().close();
});
