import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A participant with a phone. */
export async function phone(browser: Browser, more: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...PHONE, ...more });
  const page = await context.newPage();
  return { context, page };
}

/** What all studies that a phone takes part in have in common. */
export const common = { settings: { targetParticipants: 20, rewardCents: 500, durationMin: 6 }, language: "en" };

export const open = (id: string, text: string, more: object = {}) => ({
  id,
  text,
  kind: "open",
  probe: "none",
  ...more,
});
export const guideOf = (...questions: object[]) => ({ sections: [{ id: "g1", title: "Paying", questions }] });

export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
export const heading = (page: Page, name: string) =>
  expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
export const box = (page: Page) => page.getByRole("textbox", { name: "Your answer" });
export const menu = async (page: Page, name: string) => {
  await press(page, "More");
  await page.getByRole("menuitem", { name }).click();
};
