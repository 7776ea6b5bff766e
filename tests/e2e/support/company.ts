import { type APIRequestContext, expect, type Page } from "@playwright/test";

const PASSWORD = "a password for browsers";
const headers = { origin: `http://localhost:${process.env.E2E_PORT}` };

/** A call of the signed-in person that has to work. */
export async function callApp(request: APIRequestContext, method: string, path: string, data?: unknown) {
  const response = await request.fetch(path, { method, headers, data });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}

/** The admin of a new workspace, signed in. No other test sees it, and a second try finds nothing of the first. */
export async function newAdmin(page: Page, name: string): Promise<void> {
  const email = `${name.toLowerCase()}-${process.pid}-${Date.now()}@people.test`;
  await callApp(page.request, "POST", "/api/sign-up", {
    email,
    name,
    password: PASSWORD,
    workspaceName: `${name}'s team`,
  });
  const { csrfToken } = await callApp(page.request, "GET", "/api/auth/csrf");
  const form = { csrfToken, email, password: PASSWORD, json: "true" };
  expect((await page.request.post("/api/auth/callback/credentials", { form })).ok()).toBe(true);
}

export async function newScaleAdmin(page: Page, name: string): Promise<void> {
  await newAdmin(page, name);
  await callApp(page.request, "PATCH", "/api/settings/billing", { card: "4242424242424242", plan: "scale" });
}

/** What an identity provider sends over SCIM, with the token that it was given. */
export const directoryOf = (token: string) => async (method: string, path: string, body?: unknown) => {
  const init: RequestInit = {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
    body: body === undefined ? null : JSON.stringify(body),
  };
  const response = await fetch(`${headers.origin}/api/scim/v2${path}`, init);
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true);
  return text ? JSON.parse(text) : undefined;
};
