import type { Locator, Page } from "@playwright/test";

/**
 * Presses what opens a file picker and chooses files. They are set on its input: a busy browser fails to report the
 * picker itself one time in sixteen.
 */
export async function chooseFiles(
  page: Page,
  opener: Locator,
  files: Parameters<Locator["setInputFiles"]>[0],
): Promise<void> {
  await opener.click();
  await page.locator("body > input[type=file]").setInputFiles(files);
}
