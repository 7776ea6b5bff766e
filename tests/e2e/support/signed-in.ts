import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { signInByCall } from "./sign-in-by-call";

/** For a test that does not look at how things move. */
export const STILL = { reducedMotion: "reduce" } as const;

/** An empty page of a browser of its own, in which a demo person is signed in. Whoever asked for it closes its context. */
export async function signedIn(browser: Browser, email: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await signInByCall(context.request, email);
  return context.newPage();
}
