import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectSound } from "./support/expect-accessible";

const PASSWORD = "a password for browsers";
const WORKSPACE = "Northwind Research";

async function newcomer(request: APIRequestContext, page: Page) {
  const email = `ines-${process.pid}-${Date.now()}@people.test`;
  const data = { email, name: "Ines", password: PASSWORD, workspaceName: WORKSPACE };
  expect((await request.post("/api/sign-up", { data })).ok()).toBe(true);
  const { csrfToken } = await (await page.request.get("/api/auth/csrf")).json();
  const form = { csrfToken, email, password: PASSWORD, json: "true" };
  expect((await page.request.post("/api/auth/callback/credentials", { form })).ok()).toBe(true);
}

test("an admin takes everything out as a ZIP, has the workspace deleted, and keeps it after all", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await newcomer(request, page);
  await page.goto("/settings/data");
  await page.getByRole("button", { name: "Export everything" }).click();
  await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 90_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^earshot-\d{4}-\d\d-\d\d\.zip$/);
  await expectSound(page);

  const remove = page.getByRole("button", { name: "Delete in 30 days" });
  await expect(remove).toBeDisabled();
  await page.getByLabel(/to confirm/).fill(WORKSPACE);
  await remove.click();
  await expect(page.getByRole("heading", { name: `${WORKSPACE} will be deleted on` })).toBeVisible();
  await expectSound(page);
  await page.goto("/studies");
  await expect(page.getByRole("region", { name: "Deletion of the workspace" })).toBeVisible();
  await expect(page.getByRole("link", { name: "New study" })).toHaveCount(0);

  await page.getByRole("link", { name: "Export or undo" }).click();
  await page.getByRole("button", { name: "Keep the workspace" }).click();
  await expect(page.getByRole("heading", { name: "Delete the workspace" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Deletion of the workspace" })).toHaveCount(0);
});
