import { type APIRequestContext, expect } from "@playwright/test";

/** Where the app is served for browsers. */
export const ORIGIN = `http://localhost:${process.env.E2E_PORT}`;

/** The headers that a changing call by cookie needs. */
export const headers = { origin: ORIGIN };

/** A call of the signed-in person that has to succeed; returns its response. */
export async function callApp(request: APIRequestContext, method: string, path: string, data?: unknown) {
  const response = await request.fetch(path, { method, headers, data });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}
