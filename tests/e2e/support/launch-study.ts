import { type APIRequestContext, expect } from "@playwright/test";
import { callApp } from "./call-app";

/**
 * Creates a study as the signed-in person, pays for it and launches it; returns its id and the link for participants.
 */
export async function launchStudy(request: APIRequestContext, fields: Record<string, unknown>) {
  await callApp(request, "PATCH", "/api/settings/billing", { card: "4242424242424242" });
  const { id } = await callApp(request, "POST", "/api/studies", fields);
  const { totalCents } = await callApp(request, "GET", `/api/studies/${id}/estimate`);
  const { study } = await callApp(request, "POST", `/api/studies/${id}/publish`, {
    approve: true,
    expectedTotalCents: totalCents,
  });
  expect(study.status).toBe("running");
  const { link } = await callApp(request, "GET", `/api/studies/${id}/recruiting`);
  return { id: id as string, url: new URL(link.url).pathname };
}
