import { type APIRequestContext, expect } from "@playwright/test";

/** Where the app is served for browsers. */
export const ORIGIN = `http://localhost:${process.env.E2E_PORT}`;

/** What a call by cookie has to bring that changes something. */
export const headers = { origin: ORIGIN };

/** A call of the signed-in person that has to work: what it answers. */
export async function callApp(request: APIRequestContext, method: string, path: string, data?: unknown) {
  const response = await request.fetch(path, { method, headers, data });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}
