import { expect, type Page } from "@playwright/test";

const PATIENCE_MS = 60_000;

/**
 * Resolves once every button, link and field of one of our pages has its listeners: the server renders the page long
 * before its scripts have run, and anything pressed or typed before then is lost. Also waits for what those scripts
 * start.
 */
export async function listening(page: Page): Promise<void> {
  const deaf = () =>
    page.evaluate(async () => {
      if (document.readyState !== "complete") return ["a page on its way"];
      if (!document.querySelector("script[src*='/_next/']")) return [];
      // What the server sends later is hidden until React puts it in its place, which it marks so as long as it is to
      // come.
      const places = [...document.querySelectorAll("template[id^='B:']")].map((place) => place.previousSibling);
      if (places.some((mark) => mark instanceof Comment && /^\$[?~]$/.test(mark.data))) return ["a part on its way"];
      // React stores its own properties on each element.
      const hears = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
      const acts = [...document.querySelectorAll(":is(a[href], button, input, select, textarea)")];
      // A page that turned out not to exist leaves behind what it had already sent, hidden.
      const shown = acts.filter((element) => element.checkVisibility());
      const left = shown.filter((element) => !hears(element)).map((element) => element.outerHTML.slice(0, 120));
      if (left.length === 0) await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
      return left;
    });
  await expect(async () => expect(await deaf()).toEqual([])).toPass({ timeout: PATIENCE_MS, intervals: [20, 50, 100] });
}
