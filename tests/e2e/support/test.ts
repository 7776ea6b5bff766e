import { type Browser, test as base, type Page } from "@playwright/test";
import { listening } from "./listening";

/** Opening a page, or loading it anew, takes until it listens. */
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

/** Choosers are kept from opening while anybody listens; asked for only with the click, a busy browser opens its own. */
function givesFiles(page: Page): void {
  page.on("filechooser", () => undefined);
}

/** Playwright's test; every page of it, of whatever context, opens as a person waits for it. */
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
