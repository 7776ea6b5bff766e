import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, type Page, test } from "@playwright/test";
import { callApp } from "./support/call-app";
import { newScaleAdmin } from "./support/company";

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
  await expect(contents.getByRole("link", { name: "Rotate a webhook’s secret" })).toBeVisible();
  await expect(contents.getByRole("link", { name: "Create a project" })).toBeHidden();
  await contents.getByRole("link", { name: "Rotate a webhook’s secret" }).click();
  await expect(page.getByRole("heading", { name: "Rotate a webhook’s secret" })).toBeInViewport();
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

/** The programs of the page as somebody copies them, into an empty folder, and what runs them there. */
async function programsOf(page: Page, folder: string) {
  for (const block of await page.getByRole("figure").all()) {
    const name = (await block.locator("figcaption").innerText()).trim();
    if (name.endsWith(".mjs"))
      await writeFile(path.join(folder, name), (await block.locator("code").textContent()) ?? "");
  }
  await writeFile(
    path.join(folder, "said.vtt"),
    "WEBVTT\n\n00:00.000 --> 00:04.000\n<v Ana>I left because of the fee.\n",
  );
  const { secret } = await callApp(page.request, "POST", "/api/settings/keys", { name: "Programs of /docs" });
  const env = { ...process.env, EARSHOT_KEY: secret };
  return async (...program: string[]) =>
    (await promisify(execFile)(process.execPath, program, { cwd: folder, env, timeout: 60_000 })).stdout;
}

test("the programs on the first page run as they stand", async ({ page }) => {
  await newScaleAdmin(page, "Programs");
  const project = await callApp(page.request, "POST", "/api/library/projects", { name: "Checkout" });
  await page.goto("/docs");
  const folder = await mkdtemp(path.join(tmpdir(), "earshot-docs-"));
  try {
    const run = await programsOf(page, folder);
    expect(await run("upload.mjs", "said.vtt")).toContain("Ana: “I left because of the fee.”");
    expect(await run("list.mjs")).toBe(`${project.id} Checkout\n`);
    expect(await run("job.mjs", project.id)).toContain("Nothing");
    expect(await run("study.mjs")).toContain("It is running.\nana@example.com sent");
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("an old link to a call, from when all were on one page, leads to where it is now", async ({ page }) => {
  await page.goto("/docs/api#createStudy");
  await expect(page).toHaveURL(/\/docs\/api\/studies#createStudy$/);
  await expect(page.locator("article#createStudy").getByRole("heading", { level: 2 })).toBeInViewport();
});
