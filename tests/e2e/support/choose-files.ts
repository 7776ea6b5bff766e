import type { Locator, Page } from "@playwright/test";

/**
 * Presses what opens a chooser and chooses. The files are given to its field: of the chooser itself a busy browser tells
 * nothing one time in sixteen.
 */
export async function chooseFiles(
  page: Page,
  opener: Locator,
  files: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  await opener.click();
  await page.locator("body > input[type=file]").setInputFiles(files);
}
