import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { PASSWORD } from "./support/company";
import { test } from "./support/test";

let serial = 0;

/** A separate person, so that no test locks out or signs out another's. */
async function newcomer(request: APIRequestContext) {
  const email = `browser-${process.pid}-${Date.now()}-${++serial}@people.test`;
  const data = { email, name: "Robin Browser", password: PASSWORD, workspaceName: "Robin's" };
  const answer = await request.post("/api/sign-up", { data });
  expect(await answer.json()).toEqual({ next: "sign_in" });
  return email;
}

async function signIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("another address can be chosen, a wrong password is reported, the right one leads to the requested page", async ({
  page,
  request,
}) => {
  const email = await newcomer(request);
  await page.goto("/settings/profile");
  await expect(page).toHaveURL("/sign-in?next=%2Fsettings%2Fprofile");
  await page.getByLabel("Email").fill("somebody@people.test");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Use a different email" }).click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
  await signIn(page, email, "not the password");
  await expect(page.getByText("don’t match")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/settings/profile");
});

test("scripts can't read the session cookie", async ({ page, request, context }) => {
  await page.goto("/sign-in");
  await signIn(page, await newcomer(request));
  await expect(page).toHaveURL("/");
  const cookie = (await context.cookies()).find(({ name }) => name === "next-auth.session-token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: false });
  expect(await page.evaluate(() => document.cookie)).not.toContain("session-token");
});

test("without a mail server, a sign-in link is requested and passed on, never promised by email", async ({ page }) => {
  await page.goto("/sign-in");
  await signIn(page, "somebody@people.test", "not the password");
  await expect(page.getByText("Try again, or request a sign-in link.")).toBeVisible();
  await expect(page.getByText(/email me|by email/i)).toHaveCount(0);
  await page.getByRole("button", { name: "Request a sign-in link" }).click();
  await expect(page.getByRole("heading", { name: "Ask an admin for your link" })).toBeVisible();
  await expect(page).toHaveTitle(/^Ask an admin for your link/);
});

test("a mailed link signs in once, and signing out ends the session", async ({ page, request, browser }) => {
  const email = await newcomer(request);
  await page.goto("/sign-in");
  await signIn(page, email);
  await expect(page).toHaveURL("/");
  const other = await browser.newPage();
  await other.goto("/sign-in");
  await other.getByLabel("Email").fill(email);
  await other.getByRole("button", { name: "Continue" }).click();
  await other.getByRole("button", { name: "Request a sign-in link" }).click();
  await expect(other).toHaveURL("/sign-in/check-email");
  const { items } = await (await page.request.get("/api/settings/outbox")).json();
  const link = /http\S+/.exec(items[0].text)?.[0] ?? "";
  await other.goto(link);
  await expect(other).toHaveURL("/");
  await page.goto(link);
  await expect(page).toHaveURL(/\/sign-in\?error=Verification/);
  await other.request.get("/api/settings/profile").then((answer) => expect(answer.status()).toBe(200));
  const { csrfToken } = await (await other.request.get("/api/auth/csrf")).json();
  await other.request.post("/api/auth/signout", { form: { csrfToken, json: "true" } });
  expect((await other.request.get("/api/settings/profile")).status()).toBe(401);
  await other.close();
});
