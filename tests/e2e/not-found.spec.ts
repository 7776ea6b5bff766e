import { readdirSync } from "node:fs";
import { expect } from "@playwright/test";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

/** Every page that shows something by its id, at an address where there is nothing. */
const PATHS = readdirSync("app/(app)", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("page.tsx") && file.includes("["))
  .map((file) => `/${file.replace(/\/page\.tsx$/, "").replaceAll(/\/?\([^)]+\)/g, "")}`)
  .map((path) => path.replaceAll(/\[[^\]]+\]/g, "nothing"));
const FOR_STRANGERS = ["/i/nothing", "/join/nothing", "/connect/nothing", "/pay/nothing", "/receipt/nothing"];

test.beforeEach(({ page }) => signInByCall(page.request, "admin@team.earshot.test"));

test("a page of something that doesn't exist is a 404, and its response ends", async ({ page }) => {
  expect(PATHS.length).toBeGreaterThan(25);
  for (const path of [...PATHS, ...FOR_STRANGERS])
    for (let time = 0; time < 3; time++) {
      const answer = await page.request.get(path, { timeout: 10_000 });
      expect([path, answer.status()]).toEqual([path, 404]);
    }
});

test("it says so in the frame of the workspace, and a page of something is a 200", async ({ page }) => {
  const [study] = (await (await page.request.get("/api/studies?status=ended&q=leave+at+the+checkout")).json()).items;
  const [other] = (await (await page.request.get("/api/studies?status=ended&q=mug")).json()).items;
  const [run] = (await (await page.request.get(`/api/swarm-runs?studyId=${other.id}`)).json()).items;
  for (const path of [`/sessions/nothing`, "/times", `/runs/${run.id}`, "/findings/nothing"])
    expect((await page.request.get(`/studies/${study.id}${path}`)).status()).toBe(404);
  // Agents aren't people: their study has no link to take part, no sessions and no answers.
  for (const path of ["/recruit", "/sessions", "/results", "/participants", "/readout"])
    expect((await page.request.get(`/studies/${other.id}${path}`)).status()).toBe(404);
  for (const path of [`/studies/${study.id}`, `/studies/${study.slug}`, `/studies/${other.id}/runs/${run.id}`])
    expect((await page.request.get(path)).status()).toBe(200);
  await page.goto(`/studies/${study.id}/sessions/nothing`);
  await expect(page.getByRole("heading", { name: "There’s nothing at this address" })).toBeVisible();
  await expect(page).toHaveTitle("Not found · Earshot");
  const headers = { origin: new URL(page.url()).origin };
  const gone = await (await page.request.post("/api/studies", { data: { title: "Not for long" }, headers })).json();
  await page.request.delete(`/api/studies/${gone.id}`, { headers });
  expect((await page.request.get(`/studies/${gone.id}`)).status()).toBe(404);
  await page.goto(`/studies/${gone.slug}/participants`);
  await expect(page.getByRole("heading", { name: "This study was deleted" })).toBeVisible();
  await expect(page.getByText("“Not for long” was deleted by")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Go to Studies" }).click();
  await expect(page.getByRole("link", { name: study.title })).toBeVisible();
});

test("a page that a role may not see is a 404 to it, and a 200 to others", async ({ page }) => {
  const FOR_ADMINS = ["/settings/security", "/settings/audit", "/settings/outbox"];
  const FOR_MEMBERS = ["/studies/new", "/reports/new"];
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await page.request.get(path, { timeout: 10_000 })).status()));
  expect(await statuses([...FOR_ADMINS, ...FOR_MEMBERS])).toEqual([200, 200, 200, 200, 200]);
  await signInByCall(page.request, "member@team.earshot.test");
  expect(await statuses([...FOR_ADMINS, ...FOR_MEMBERS])).toEqual([404, 404, 404, 200, 200]);
  await signInByCall(page.request, "observer@team.earshot.test");
  expect(await statuses([...FOR_ADMINS, ...FOR_MEMBERS])).toEqual([404, 404, 404, 404, 404]);
  await page.goto("/settings/audit?kind=member");
  await expect(page.getByText("your role may not have access")).toBeVisible();
});

test("a page that breaks says so in the frame, and is shown once one tries again", async ({ page }) => {
  await page.goto("/eva");
  await page.evaluate(() => {
    const { findLast } = Array.prototype;
    Array.prototype.findLast = () => {
      throw new Error("The conversation breaks.");
    };
    Object.assign(window, { mend: () => Object.assign(Array.prototype, { findLast }) });
  });
  await page
    .getByRole("navigation", { name: "Conversations" })
    .first()
    .getByRole("listitem")
    .getByRole("link")
    .first()
    .click();
  const broken = page.getByRole("heading", { name: "This page couldn’t be shown" });
  await expect(broken).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" }).first()).toBeVisible();
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend());
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("list", { name: "Evidence" }).first()).toBeVisible();
  await expect(broken).toHaveCount(0);
});

test("without a connection the page stays, and what was opened meanwhile is shown once it is back", async ({
  page,
}) => {
  // A page whose skeleton has been fetched before shows that meanwhile.
  await page.route("**/reports?*", (route) =>
    route.request().headers()["next-router-prefetch"] ? route.abort() : route.continue(),
  );
  await page.goto("/boards");
  await page.context().setOffline(true);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Reports" }).first().click();
  await expect(page.getByRole("heading", { name: "Boards", level: 1 })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Reports", level: 1 })).toBeVisible();
  await expect(page.getByText("You’re offline.")).toBeHidden();
});

test("the settings start with one's profile, before anything is rendered", async ({ page }) => {
  const answer = await page.request.get("/settings", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, "/settings/profile"]);
  await page.goto("/settings/members");
  await expect(page.getByRole("link", { name: "Settings" }).first()).toHaveAttribute("aria-current", "page");
});
