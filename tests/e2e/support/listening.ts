import { expect, type Page } from "@playwright/test";

const PATIENCE_MS = 60_000;

/**
 * Resolves once every button, link and field of a page of ours has its listeners: what is pressed or typed before is
 * lost, for the page is drawn by the server long before its scripts have run. What those start is awaited too.
 */
export async function listening(page: Page): Promise<void> {
  const deaf = () =>
    page.evaluate(async () => {
      if (document.readyState !== "complete") return ["a page on its way"];
      if (!document.querySelector("script[src*='/_next/']")) return [];
      // React writes its notes about an element onto the element.
      const hears = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));
      const acts = [...document.querySelectorAll(":is(a[href], button, input, select, textarea)")];
      // What a page that turned out not to be there had sent already stays behind, out of sight.
      const shown = acts.filter((element) => element.checkVisibility());
      const left = shown.filter((element) => !hears(element)).map((element) => element.outerHTML.slice(0, 120));
      if (left.length === 0) await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
      return left;
    });
  await expect(async () => expect(await deaf()).toEqual([])).toPass({ timeout: PATIENCE_MS, intervals: [20, 50, 100] });
}
