import type { Page } from "playwright-core";
import type { StepResult } from "@/lib/core/swarm/types";

const MOST_PRESSES = 90;
/** This many presses among this few places mean that the focus is trapped. */
const CAUGHT = { presses: 24, places: 4 };

const FOCUSED = `(() => {
  const kept = globalThis[Symbol.for("earshot.page")];
  return kept ? kept.elements.indexOf(document.activeElement) : -1;
})()`;

/** Presses Tab until the element has the focus, and returns which ones had it on the way. */
export async function reachByTab(page: Page, ref: number): Promise<NonNullable<StepResult["focus"]>> {
  const focused = async () => {
    const at = await page.evaluate<number>(FOCUSED);
    return at < 0 ? null : at;
  };
  const path: (number | null)[] = [];
  if ((await focused()) === ref) return { presses: 0, reached: true, path };
  while (path.length < MOST_PRESSES) {
    await page.keyboard.press("Tab");
    const at = await focused();
    path.push(at);
    if (at === ref) return { presses: path.length, reached: true, path };
    const lately = path.slice(-CAUGHT.presses);
    if (lately.length === CAUGHT.presses && new Set(lately).size <= CAUGHT.places) break;
  }
  return { presses: path.length, reached: false, path };
}
