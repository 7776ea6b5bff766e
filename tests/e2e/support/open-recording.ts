import { expect, type Page } from "@playwright/test";
import { callApp } from "./call-app";
import { signInByCall } from "./sign-in-by-call";

const TRANSCRIBED_MS = 60_000;

/** Signs in, adds a recording to a new project, and opens its page once its transcript is there. */
export async function openRecording(page: Page, bytes: Buffer) {
  await signInByCall(page.request, "admin@team.earshot.test");
  const project = await callApp(page.request, "POST", "/api/library/projects", { name: `Recordings ${Date.now()}` });
  const file = { name: "invoice-call.wav", sizeBytes: bytes.length, contentType: "audio/wav", projectId: project.id };
  const upload = await callApp(page.request, "POST", "/api/library/uploads", file);
  await page.request.fetch(upload.url, { method: upload.method, headers: upload.headers, data: bytes });
  await callApp(page.request, "POST", `/api/library/files/${upload.fileId}/complete`, {});
  const status = async () =>
    (await callApp(page.request, "GET", `/api/library/files/${upload.fileId}?segments=1`)).transcriptStatus;
  await expect.poll(status, { timeout: TRANSCRIBED_MS }).toBe("ready");
  await page.goto(`/library/files/${upload.fileId}`);
  // Until the transcript was loaded, nothing can be edited; then its speakers can be renamed.
  await expect(page.getByRole("button", { name: /^Speaker: / }).first()).toBeVisible();
}
