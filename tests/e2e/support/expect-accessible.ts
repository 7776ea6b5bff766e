import { expect, type Page } from "@playwright/test";
import type { RunOptions } from "axe-core";
import { axeSource } from "@/lib/integrations/browser/axe-source";
import { unlikeTexts } from "./unlike-texts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** The rule that takes most of the time: it reads only texts that look different (`unlikeTexts`). */
const CONTRAST = "color-contrast";
/** What else depends on the theme. */
const RULES_OF_COLOUR = ["link-in-text-block"];
const PHONE = { width: 390, height: 844 };
/** WCAG 1.4.10: what a window of 1280 px shows, enlarged four times. */
export const NARROWEST = { width: 320, height: 640 };

/** Fails with the rule and the elements if the open page breaks a rule of WCAG 2.2 AA or a best practice. */
export const expectAccessible = (page: Page): Promise<void> => expectRules(page, { type: "tag", values: RULES });

/** The same in both themes, without leaving the current step. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectRules(page, { type: "rule", values: RULES_OF_COLOUR });
}

/** The standard for every page: accessible in both themes, and no sideways scrolling on a phone. */
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
 * Runs in the page itself, and asks only for violations: listing every element that passes a rule, as axe does by
 * default, takes most of its time. None of our pages embeds another.
 */
async function expectRules(page: Page, runOnly: RunOptions["runOnly"]): Promise<void> {
  await atRest(page);
  // The title is streamed after the page: while the page is being replaced, it has none for a moment.
  await expect(page).toHaveTitle(/\S/);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(await axeSource());
  const options: RunOptions = { runOnly, resultTypes: ["violations"], rules: { [CONTRAST]: { enabled: false } } };
  const ofContrast: RunOptions = { ...options, runOnly: { type: "rule", values: [CONTRAST] }, rules: {} };
  const choose = await page.evaluateHandle<typeof unlikeTexts>(`(${unlikeTexts})`);
  const faults = await page.evaluate(
    async ({ options, ofContrast, choose }) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(document, options);
      const texts = choose();
      if (texts.length > 0) violations.push(...(await axe.run({ include: texts }, ofContrast)).violations);
      const elementOf = (target: import("axe-core").UnlabelledFrameSelector) =>
        document.querySelector(String(target[0]));
      const isOver = (element: Element | null): boolean =>
        element !== null &&
        (element.matches("[role=toolbar], [role=dialog]") ||
          ["sticky", "fixed"].includes(getComputedStyle(element).position) ||
          isOver(element.parentElement));
      // What is half covered by a sticky bar, or by something that opened over it, has its full size once it is
      // scrolled out.
      const isBeneath = ({ target, any }: import("axe-core").NodeResult) =>
        !isOver(elementOf(target)) &&
        any.some(({ relatedNodes = [] }) => relatedNodes.some((node) => isOver(elementOf(node.target))));
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter((node) => id !== "target-size" || !isBeneath(node))
          .map(({ target }) => `${id}: ${target.join(" ")}`),
      );
    },
    { options, ofContrast, choose },
  );
  await choose.dispose();
  expect(faults, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * What is fading in has too little contrast meanwhile; endless animations are left running. They are finished rather
 * than waited for: in a background page nothing moves at all.
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
}
