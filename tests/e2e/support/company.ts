import { expect, type Page } from "@playwright/test";
import { callApp, ORIGIN } from "./call-app";
import { signInByCall } from "./sign-in-by-call";

/** The password of everybody who signs up in a browser. */
export const PASSWORD = "a password for browsers";

/** The signed-in admin of a new workspace. No other test sees it, and a second try finds nothing of the first. */
export async function newAdmin(page: Page, name: string): Promise<void> {
  const email = `${name.toLowerCase()}-${process.pid}-${Date.now()}@people.test`;
  await callApp(page.request, "POST", "/api/sign-up", {
    email,
    name,
    password: PASSWORD,
    workspaceName: `${name}'s team`,
  });
  await signInByCall(page.request, email, PASSWORD);
}

export async function newScaleAdmin(page: Page, name: string): Promise<void> {
  await newAdmin(page, name);
  await callApp(page.request, "PATCH", "/api/settings/billing", { card: "4242424242424242", plan: "scale" });
}

/** Sends a SCIM request as an identity provider, with the token it was given. */
export const directoryOf = (token: string) => async (method: string, path: string, body?: unknown) => {
  const init: RequestInit = {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
    body: body === undefined ? null : JSON.stringify(body),
  };
  const response = await fetch(`${ORIGIN}/api/scim/v2${path}`, init);
  const text = await response.text();
  expect(response.ok, `${method} ${path}: ${response.status} ${text}`).toBe(true);
  return text ? JSON.parse(text) : undefined;
};
