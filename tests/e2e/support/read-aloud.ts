import type { BrowserContext, Page } from "@playwright/test";

type Heard = { said: string[]; lost: number };

/**
 * Records what a screen reader would announce by itself in every page of the context: alerts as they appear, and
 * changes in live regions that already existed; and how often the focus was lost to the document.
 */
export async function readAloud(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const REGIONS = "[role=status], [role=alert], [aria-live]";
    const heard: Heard = { said: [], lost: 0 };
    Object.assign(window, { heard });
    const say = (region: Element) => {
      const text = region.textContent?.trim();
      if (text && heard.said.at(-1) !== text) heard.said.push(text);
    };
    const take = ({ type, target, addedNodes }: MutationRecord) => {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(REGIONS);
      if (region) return say(region);
      if (type !== "childList") return;
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const alert of [node, ...node.querySelectorAll("*")]) if (alert.matches("[role=alert]")) say(alert);
    };
    addEventListener("DOMContentLoaded", () => {
      const observer = new MutationObserver((records) => records.forEach(take));
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // A frame later: what takes the focus next is rendered together with what had it before.
    let had = false;
    const look = () => {
      const has = document.activeElement !== document.body;
      if (had && !has) heard.lost += 1;
      had = has;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** What was announced since the last call. */
export const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard.said.splice(0));

/** How often the focus was lost since the page was opened. */
export const lostFocus = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard.lost);
