import { type APIRequestContext, expect } from "@playwright/test";

const PASSWORD = "earshot-demo";

/** Signs a request context in, as the sign-in page does. */
export async function signInByCall(request: APIRequestContext, email: string): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email, password: PASSWORD, json: "true" };
  expect((await request.post("/api/auth/callback/credentials", { form })).ok()).toBe(true);
}

/** Makes a study of the signed-in person, pays for it and launches it: its id and the link that participants open. */
export async function launchStudy(request: APIRequestContext, fields: Record<string, unknown>) {
  const headers = { origin: `http://localhost:${process.env.E2E_PORT}` };
  const call = async (method: string, path: string, data?: unknown) => {
    const response = await request.fetch(path, { method, headers, ...(data !== undefined && { data }) });
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  await call("PATCH", "/api/settings/billing", { card: "4242424242424242" });
  const { id } = await call("POST", "/api/studies", fields);
  const { totalCents } = await call("GET", `/api/studies/${id}/estimate`);
  const { study } = await call("POST", `/api/studies/${id}/publish`, { approve: true, expectedTotalCents: totalCents });
  expect(study.status).toBe("running");
  const { link } = await call("GET", `/api/studies/${id}/recruiting`);
  return { id: id as string, url: new URL(link.url).pathname };
}
