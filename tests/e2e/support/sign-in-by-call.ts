import { type APIRequestContext, expect } from "@playwright/test";

/** Signs a request context in like the sign-in page; without a password, as a person of the demo. */
export async function signInByCall(
  request: APIRequestContext,
  email: string,
  password = "earshot-demo",
): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email, password, json: "true" };
  expect((await request.post("/api/auth/callback/credentials", { form })).ok()).toBe(true);
}
