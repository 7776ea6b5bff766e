import { expect, test } from "@playwright/test";

test("on a phone, the reference leads to each call, finds calls by path, and shows every line of code", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/docs/v1");
  const box = page.getByRole("searchbox", { name: "Find a call" });
  await expect(box).toBeHidden();
  await expect(async () => {
    if (!(await box.isVisible())) await page.getByRole("button", { name: "Contents" }).click();
    await expect(box).toBeVisible({ timeout: 1000 });
  }).toPass();
  await box.fill("webhooks rotate");
  const contents = page.getByRole("navigation", { name: "Reference" });
  await expect(contents.getByRole("link", { name: "Rotate a webhook's secret" })).toBeVisible();
  await expect(contents.getByRole("link", { name: "Create a project" })).toBeHidden();
  await contents.getByRole("link", { name: "Rotate a webhook's secret" }).click();
  await expect(page.getByRole("heading", { name: "Rotate a webhook's secret" })).toBeInViewport();
  await expect(box).toBeHidden();
  const cut = await page
    .locator("pre")
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
});

test("the reference covers assistants and identity providers, and links back to the app", async ({ page }) => {
  await page.goto("/docs");
  await expect(page.getByRole("heading", { name: "From an AI assistant" })).toBeVisible();
  await expect(page.locator("#mcp")).toContainText("/mcp, over Streamable HTTP");
  await expect(page.locator("#scim")).toContainText("/scim/v2");
  await expect(page.getByRole("link", { name: "Open the app" })).toHaveAttribute("href", "/");
});

test("an old link to a call, from when all were on one page, leads to where it is now", async ({ page }) => {
  await page.goto("/docs/api#createStudy");
  await expect(page).toHaveURL(/\/docs\/api\/studies#createStudy$/);
  await expect(page.locator("article#createStudy").getByRole("heading", { level: 2 })).toBeInViewport();
});
