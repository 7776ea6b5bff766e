import { expect, type Page } from "@playwright/test";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** A finger that aims at the middle of a control may miss it by half of 44 px. */
const MISS = 21;

/** The controls in view that are missed by a press this far above or below their middle. */
const missed = (page: Page) =>
  page.evaluate((miss) => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>("main :is(button, select, input), main nav a, header button"),
    ];
    return controls.flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      const isAt = (by: number) => control.contains(document.elementFromPoint(across, down + by));
      const isNearEdge = down < 60 || down > window.innerHeight - 40;
      // What is out of view, or behind something, isn't aimed at.
      if (width < 2 || isNearEdge || !isAt(0)) return [];
      const isHit = isAt(-miss) && isAt(miss);
      return isHit ? [] : [`${control.getAttribute("aria-label") ?? control.textContent} ${Math.round(height)} px`];
    });
  }, MISS);

test("what is pressed on a phone is 44 px high for a finger", async ({ browser }) => {
  const page = await signedIn(browser, "admin@team.earshot.test", PHONE);
  for (const path of ["/", "/studies", "/library", "/boards", "/reports", "/settings/members", "/settings/keys"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await missed(page), path).toEqual([]);
  }
  await page.context().close();
});
