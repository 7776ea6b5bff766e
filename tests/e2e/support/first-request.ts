import type { Page, Route } from "@playwright/test";

/**
 * Handles the first request to `url`; all later ones pass. With `times: 1`, Playwright stops intercepting as soon as
 * the first is handled, and a request that is just being sent may fail as if the connection were lost.
 */
export async function firstRequest(page: Page, url: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isHandled = false;
  await page.route(url, (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    return handle(route);
  });
}
