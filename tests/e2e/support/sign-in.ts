import type { Page } from "@playwright/test";
import { signInByCall } from "./sign-in-by-call";

/** Signs in a demo person without typing (auth.spec.ts covers that), and goes to Home as they would. */
export async function signIn(page: Page, email: string): Promise<void> {
  await signInByCall(page.request, email);
  await page.goto("/");
}
