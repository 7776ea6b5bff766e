import { expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { newAdmin } from "./support/company";
import { listening } from "./support/listening";
import { mailedLink } from "./support/mailed-link";
import { signInByCall } from "./support/sign-in-by-call";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const WHO = "member@scale.earshot.test";
const SAID = "You are signed out. Sign in again in another tab, then try again here.";

async function signOut({ request }: Page): Promise<void> {
  const { csrfToken } = await (await request.get("/api/auth/csrf")).json();
  await request.post("/api/auth/signout", { form: { csrfToken, json: "true", callbackUrl: "/sign-in" } });
}

const returnToTab = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });

/** Like someone who signs in in another tab and returns to this one. */
async function comeBack(page: Page): Promise<void> {
  await signInByCall(page.request, WHO);
  await returnToTab(page);
}

test("a truncated unsubscribe link shows a page meant for the person who got the mail", async ({ page }) => {
  expect((await page.goto("/unsubscribe/cut-off"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
  await expect(page.getByRole("link")).toHaveCount(0);
});

test("a page without times or code loads one font", async ({ page }) => {
  const fonts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "font" && fonts.add(request.url()));
  await page.goto("/sign-in");
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.size).toBe(1);
});

test("a connection stays open longer than a load balancer lets it rest", async ({ request }) => {
  expect((await request.get("/healthz")).headers()["keep-alive"]).toBe("timeout=75");
});

test("what is typed into a note after the session ended is stored after signing in again", async ({ browser }) => {
  const page = await signedIn(browser, WHO);
  const { id } = await callApp(page.request, "POST", "/api/library/projects", { name: "Signed out" });
  const note = await callApp(page.request, "POST", `/api/library/projects/${id}/notes`, {
    title: "Before",
    content: [],
  });
  await page.goto(`/library/notes/${note.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  await expect(title).toBeEditable();
  await signOut(page);
  await title.fill("Typed when nobody was signed in");
  await expect(page.getByRole("alert").getByText(SAID)).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("target", "_blank");
  await comeBack(page);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect((await callApp(page.request, "GET", `/api/notes/${note.id}`)).title).toBe("Typed when nobody was signed in");
  await page.context().close();
});

test("a board stays when the session ends, and a refused card returns to its box", async ({ browser }) => {
  const page = await signedIn(browser, WHO);
  const { id } = await callApp(page.request, "POST", "/api/library/projects", { name: "Signed out of a board" });
  const board = await callApp(page.request, "POST", "/api/boards", { title: "Open", projectId: id });
  await callApp(page.request, "POST", `/api/boards/${board.id}/lanes`, { title: "Price" });
  await page.goto(`/boards/${board.id}`);
  await page.getByRole("button", { name: "New card in Price" }).click();
  const box = page.getByRole("textbox", { name: "Insight for the new card in Price" });
  await box.fill("The fee comes as a surprise");
  await signOut(page);
  await expect(page.getByText(SAID).first()).toBeVisible();
  await box.press("Enter");
  await expect(box).toHaveValue("The fee comes as a surprise");
  await comeBack(page);
  await box.press("Enter");
  await expect.poll(async () => (await callApp(page.request, "GET", `/api/boards/${board.id}`)).cards.length).toBe(1);
  await expect(box).toHaveValue("");
  await page.context().close();
});

test("a next step that was typed is still there when the session has ended", async ({ browser }) => {
  const page = await signedIn(browser, WHO);
  const { items } = await callApp(page.request, "GET", "/api/studies?status=ended&q=leave+at+the+checkout");
  await page.goto(`/studies/${items[0].id}/readout`);
  await page.getByRole("button", { name: "Add a next step" }).click();
  const box = page.getByRole("textbox", { name: "Add a next step" });
  await box.fill("Say the fee on the first page");
  await signOut(page);
  await box.press("Enter");
  await expect(page.getByText(SAID).first()).toBeVisible();
  await expect(page).toHaveURL(/\/readout$/);
  await expect(box).toHaveValue("Say the fee on the first page");
  await page.context().close();
});

test("the page of a running study, which updates by itself, stays with what is typed in it when the session ends", async ({
  browser,
}) => {
  const page = await signedIn(browser, WHO);
  const { items } = await callApp(page.request, "GET", "/api/studies?status=running");
  await page.goto(`/studies/${items[0].id}/recruit`);
  const box = page.getByRole("textbox", { name: "Email addresses" });
  await box.fill("ana@people.test, ben@people.test");
  await signOut(page);
  await page.waitForResponse((response) => response.url().includes("/api/") && response.status() === 401);
  await page.getByRole("button", { name: "Invite 2 people" }).click();
  await expect(page.getByText(SAID).first()).toBeVisible();
  await expect(box).toHaveValue("ana@people.test, ben@people.test");
  await page.context().close();
});

test("a note stays when another workspace is chosen in another tab, isn't said to be deleted, and is stored after switching back", async ({
  page,
  browser,
}) => {
  await newAdmin(page, "Dora");
  const guest = await (await browser.newContext()).newPage();
  await newAdmin(guest, "Emil");
  const call = (method: string, path: string, data?: unknown) => callApp(guest.request, method, path, data);
  const { email } = await call("GET", "/api/settings/profile");
  await callApp(page.request, "POST", "/api/settings/members", { email, role: "observer" });
  const { id } = await call("POST", "/api/library/projects", { name: "Left in another tab" });
  const note = await call("POST", `/api/library/projects/${id}/notes`, { title: "Before", content: [] });
  await guest.goto(`/library/notes/${note.id}`);
  const title = guest.getByRole("textbox", { name: "Title" });
  await expect(title).toBeEditable();
  const beside = await guest.context().newPage();
  await beside.goto(await mailedLink(page, email));
  await listening(beside);
  await beside.getByRole("button", { name: "Join Dora's team" }).click();
  await expect(beside).toHaveURL("/");
  await title.fill("Typed in the workspace that was left");
  await expect(guest.getByRole("alert").getByText("You are in another workspace now.")).toBeVisible();
  await expect(guest.getByRole("link", { name: "Open Earshot" })).toHaveAttribute("target", "_blank");
  await expect(guest.getByText("This note was deleted")).toHaveCount(0);
  await beside.getByRole("button", { name: "Workspace Dora's team, switch" }).click();
  await beside.getByRole("menuitemcheckbox", { name: "Emil's team" }).click();
  await expect(beside.getByRole("button", { name: "Workspace Emil's team, switch" })).toBeVisible();
  await returnToTab(guest);
  await expect(guest.getByText("Saved", { exact: true })).toBeVisible();
  expect((await call("GET", `/api/notes/${note.id}`)).title).toBe("Typed in the workspace that was left");
  await guest.context().close();
});
