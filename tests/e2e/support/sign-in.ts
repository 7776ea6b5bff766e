import type { Page } from "@playwright/test";
import { signInByCall } from "./sign-in-by-call";

/** Signs a demo person's browser in without typing (auth.spec.ts looks at that), and comes to Home as they would. */
export async function signIn(page: Page, email: string): Promise<void> {
  await signInByCall(page.request, email);
  await page.goto("/");
}
