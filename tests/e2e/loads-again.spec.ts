import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { listening } from "./support/listening";
import { signInByCall } from "./support/sign-in-by-call";

const RUNTIME = "[turbopack]_runtime.js";
type Runtime = (from: string) => { c(file: string): void; m(id: number): { exports: { load(): Promise<unknown> } } };

for (const chunks of ["chunks", "chunks/ssr"])
  test(`what the server couldn't load on demand is tried again the next time: ${chunks}`, async () => {
    const folder = join(test.info().outputPath("server"), chunks);
    mkdirSync(folder, { recursive: true });
    copyFileSync(join(".next/server", chunks, RUNTIME), join(folder, RUNTIME));
    // As pages import what few of them need.
    const late = `server/${chunks}/late.js`;
    writeFileSync(
      join(folder, "page.js"),
      `module.exports = [1, (runtime) => runtime.v({ load: () => runtime.l("${late}").then(() => runtime.r(2).said) })];`,
    );
    const runtime: Runtime = createRequire(import.meta.url)(join(folder, RUNTIME));
    const page = runtime("page");
    page.c(`server/${chunks}/page.js`);
    const { load } = page.m(1).exports;
    await expect(load()).rejects.toThrow("Failed to load chunk");
    writeFileSync(join(folder, "late.js"), `module.exports = [2, (runtime) => runtime.v({ said: "Ciao" })];`);
    expect(await load()).toBe("Ciao");
    expect(await load()).toBe("Ciao");
  });

test("Eva, whose file can't be fetched when she is first asked, says so in her place, and comes when she is tried again", async ({
  page,
}) => {
  await signInByCall(page.request, "member@team.earshot.test");
  await page.goto("/settings/profile");
  await listening(page);
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("Not saved yet");
  const eva = page.getByRole("complementary", { name: "Ask Eva" });
  const scripts = /\/_next\/static\/.*\.js/;
  await page.route(scripts, (route) => route.abort());
  await page.getByRole("button", { name: "Ask Eva" }).click();
  await expect(eva.getByRole("alert")).toContainText("This part couldn’t be loaded");
  await eva.getByRole("button", { name: "Try again" }).click();
  await expect(eva.getByRole("alert")).toBeVisible();
  await page.unroute(scripts);
  await eva.getByRole("button", { name: "Try again" }).click();
  await expect(eva.getByLabel("Your question to Eva")).toBeVisible();
  await expect(name).toHaveValue("Not saved yet");
});
