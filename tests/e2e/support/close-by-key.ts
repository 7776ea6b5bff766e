import { expect, type Page } from "@playwright/test";

const OPEN = ":is([role=dialog], [role=alertdialog], [role=menu]):focus-within";

/** Presses Escape once what opened has the focus: it is drawn a moment before it hears keys. */
export async function closeByKey(page: Page): Promise<void> {
  await expect(page.locator(OPEN)).toHaveCount(1);
  await page.keyboard.press("Escape");
}
