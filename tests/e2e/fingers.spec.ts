import { expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
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

test("a menu of long labels stays within the screen of a phone", async ({ browser }) => {
  const page = await signedIn(browser, "member@pro.earshot.test", PHONE);
  const { items } = await callApp(page.request, "GET", "/api/studies");
  const { id } = items.find(({ title }: { title: string }) => title === "Why trial users leave at the checkout");
  const [session] = (await callApp(page.request, "GET", `/api/studies/${id}/sessions`)).items;
  await page.goto(`/studies/${id}/sessions/${session.id}`);
  await page.getByRole("button", { name: "Chapters" }).click();
  const { x, width } = (await page.getByRole("menu").boundingBox()) ?? { x: 0, width: 0 };
  expect(width).toBeGreaterThan(200);
  expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width);
  await page.context().close();
});
