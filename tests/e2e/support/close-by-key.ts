import { expect, type Page } from "@playwright/test";

const OPEN = ":is([role=dialog], [role=alertdialog], [role=menu]):focus-within";

/**
 * Presses Escape once what opened has the focus, and again while it stays open: on a busy machine it has the focus a
 * moment before it hears keys.
 */
export async function closeByKey(page: Page): Promise<void> {
  await expect(page.locator(OPEN)).toHaveCount(1);
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.locator(OPEN)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
}
