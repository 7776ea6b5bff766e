import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { signInByCall } from "./sign-in-by-call";

/** A blank page in a separate browser context with a demo person signed in. The caller closes its context. */
export async function signedIn(browser: Browser, email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await signInByCall(context.request, email);
  return context.newPage();
}
