import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { axeSource } from "@/lib/integrations/browser/axe-source";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** All that a theme can change. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];
const PHONE = { width: 390, height: 844 };
/** WCAG 1.4.10: what a window of 1280 px holds, enlarged four times. */
export const NARROWEST = { width: 320, height: 640 };

/** Fails with the rule and the elements when the open page breaks a rule of WCAG 2.2 AA or a best practice. */
export const expectAccessible = (page: Page): Promise<void> => expectRules(page, { type: "tag", values: RULES });

/** The same in both themes, at the step that is shown. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectRules(page, { type: "rule", values: RULES_OF_COLOUR });
}

/** What every page keeps: accessible in both themes, and on a phone nothing scrolls sideways. */
export async function expectSound(page: Page, phone = PHONE): Promise<void> {
  await expectAccessibleInBothThemes(page);
  const size = page.viewportSize();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  if (size) await page.setViewportSize(size);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow, `sideways scroll of ${page.url()}`).toBeLessThanOrEqual(0);
}

/**
 * In the page itself, and asked for violations alone: naming every element that keeps a rule, as axe does otherwise,
 * takes most of its time. No page of ours holds another one.
 */
async function expectRules(page: Page, runOnly: RunOptions["runOnly"]): Promise<void> {
  await atRest(page);
  // Streamed behind the page: while that is shown anew, it has none for a moment.
  await expect(page).toHaveTitle(/\S/);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await axeSource());
  const faults = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(document, options);
      const elementOf = (target: import("axe-core").UnlabelledFrameSelector) =>
        document.querySelector(String(target[0]));
      const isOver = (element: Element | null): boolean =>
        element !== null &&
        (element.matches("[role=toolbar], [role=dialog]") ||
          ["sticky", "fixed"].includes(getComputedStyle(element).position) ||
          isOver(element.parentElement));
      // What is half beneath a bar that stays, or beneath what opened over it, is as large as ever once it is out again.
      const isBeneath = ({ target, any }: import("axe-core").NodeResult) =>
        !isOver(elementOf(target)) &&
        any.some(({ relatedNodes = [] }) => relatedNodes.some((node) => isOver(elementOf(node.target))));
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter((node) => id !== "target-size" || !isBeneath(node))
          .map(({ target }) => `${id}: ${target.join(" ")}`),
      );
    },
    { runOnly, resultTypes: ["violations"] } satisfies RunOptions as RunOptions,
  );
  expect(faults, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * What fades in has too little contrast on its way; what moves for ever is left to move. Brought to its end and not
 * waited for: in a page that lies behind another nothing moves at all.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}
