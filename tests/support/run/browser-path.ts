import { chromium } from "@playwright/test";
import { findBrowser } from "@/lib/integrations/browser/find-browser";

/** A Chromium for the tests: the one at CHROMIUM_PATH, Playwright's own, the system's, or the packed one. */
export const browserPath = (): Promise<string> =>
  findBrowser(process.env.CHROMIUM_PATH, chromium.executablePath(), ".data");
