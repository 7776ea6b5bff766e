import { type Browser, test as base, type Page } from "@playwright/test";
import { listening } from "./listening";

/** Opening or reloading a page takes until it is interactive. */
function opensWhole(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    await listening(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await listening(page);
    return answer;
  };
}

/**
 * File pickers are suppressed as long as anybody listens; if that starts only with the click, a busy browser opens its
 * own.
 */
function givesFiles(page: Page): void {
  page.on("filechooser", () => undefined);
}

/** Playwright's test, whose pages, in any context, wait until they are interactive, as a person would. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on("page", opensWhole);
        context.on("page", givesFiles);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});
