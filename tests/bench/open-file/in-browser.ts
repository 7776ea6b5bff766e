import { chromium, type Page } from "@playwright/test";
import { browserPath } from "@/tests/support/run/browser-path";

const PAINT_WANTED_MS = 1500;
const FRAME_WANTED_MS = 34;
const ROUNDS = 5;

const mark = (isFine: boolean): string => (isFine ? "ok " : "LOW");
const median = (values: number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** First paint, and when every line can be found, in milliseconds from the click on the link. */
async function open(page: Page, path: string, lastLine: number) {
  await page.goto(path);
  await page.getByRole("searchbox", { name: "Find in this transcript" }).fill(`Line ${lastLine}:`);
  await page.getByText("1 line", { exact: true }).waitFor({ timeout: 60_000 });
  return page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    whole: performance.now(),
  }));
}

/** Turns the wheel for three seconds: the times between frames, and how many showed no line in the middle. */
async function scroll(page: Page) {
  await page.evaluate(`(() => {
    window.frames = []; window.blank = 0; let last = performance.now();
    const tick = (now) => {
      window.frames.push(now - last); last = now;
      const row = document.elementFromPoint(innerWidth / 2.5, innerHeight / 2)?.closest("li");
      if (!row?.querySelector("article")) window.blank += 1;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  })()`);
  await page.mouse.move(500, 500);
  for (let turn = 0; turn < 120; turn++) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(16);
  }
  const frames = await page.evaluate<number[]>("window.frames.slice(1).sort((a, b) => a - b)");
  const blank = await page.evaluate<number>("window.blank");
  return { p50: median(frames), p95: frames[Math.floor(frames.length * 0.95)] ?? 0, count: frames.length, blank };
}

/** What a person notices, as lines to print. */
export async function inBrowser(base: string, path: string, cookie: { name: string; value: string }, lines: number) {
  const executablePath = await browserPath();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ ...cookie, url: base }]);
    const page = await context.newPage();
    const opened: Awaited<ReturnType<typeof open>>[] = [];
    for (let round = 0; round < ROUNDS; round++) opened.push(await open(page, path, lines - 1));
    const paint = median(opened.map((one) => one.paint));
    const whole = median(opened.map((one) => one.whole));
    const { p50, p95, count, blank } = await scroll(page);
    return [
      `${mark(paint <= PAINT_WANTED_MS)} first paint ${Math.round(paint)} ms (wanted ${PAINT_WANTED_MS}), all lines searched after ${Math.round(whole)} ms`,
      `${mark(p95 <= FRAME_WANTED_MS && blank === 0)} scrolling: a frame every ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (wanted ${FRAME_WANTED_MS}), ${blank} of ${count} frames without a line`,
    ];
  } finally {
    await browser.close();
  }
}
