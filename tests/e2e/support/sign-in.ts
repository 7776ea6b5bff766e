import type { Page } from "@playwright/test";
import { signInByCall } from "./launch-study";

/** Signs a demo person's browser in without its pages: auth.spec.ts looks at those. */
export const signIn = (page: Page, email: string): Promise<void> => signInByCall(page.request, email);
