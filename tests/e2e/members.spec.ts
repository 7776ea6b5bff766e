import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { headers } from "./support/call-app";
import { newAdmin, PASSWORD } from "./support/company";
import { expectAccessible, expectAccessibleInBothThemes, expectSound } from "./support/expect-accessible";
import { listening } from "./support/listening";
import { mailedLink } from "./support/mailed-link";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

async function newcomer(request: APIRequestContext, name: string) {
  const email = `${name.toLowerCase()}-${process.pid}-${Date.now()}@people.test`;
  const data = { email, name, password: PASSWORD, workspaceName: `${name}'s team` };
  expect((await request.post("/api/sign-up", { data })).ok()).toBe(true);
  return email;
}

/** A toast; its text is repeated for screen readers. */
const said = (page: Page, words: string) => page.getByText(words, { exact: true });

test("a person is invited, joins, gets another role, is removed, and is out with the next request", async ({
  page,
  browser,
}) => {
  await newAdmin(page, "Adaeze");
  await page.goto("/settings/members");
  await page.getByRole("button", { name: "Invite people" }).click();
  await expect(page.getByRole("radio", { name: /^Observer/ })).toBeChecked();
  for (const name of [/^Admin/, /^Member/]) await expect(page.getByRole("radio", { name })).toBeDisabled();
  await expectAccessible(page);
  await page.request.patch("/api/settings/billing", { headers, data: { card: "4242424242424242", plan: "team" } });
  await page.goto("/settings/members");
  await expect(page.getByText("1 of 10")).toBeVisible();
  await page.getByRole("button", { name: "Invite people" }).click();
  const invitee = `noor-${process.pid}-${Date.now()}@people.test`;
  await page.getByLabel("Email addresses").fill(`${invitee}, no-address`);
  await page.getByRole("button", { name: "Create invitation" }).click();
  await expect(page.getByText("“no-address” is not an email address.")).toBeVisible();
  await page.getByLabel("Email addresses").fill(`Noor <${invitee}> second-${invitee}`);
  await page.getByRole("radio", { name: /^Observer/ }).check();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Create 2 invitations" }).click();
  await expect(page.getByText("2 links are in Outgoing email, to share.", { exact: true })).toBeVisible();
  const open = page.getByRole("table", { name: "Pending invitations" });
  await expect(open.getByText(invitee, { exact: true })).toBeVisible();
  await expectSound(page);
  const link = await mailedLink(page, invitee);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText("Adaeze invites you. As an observer, you can read everything")).toBeVisible();
  await expectSound(guest);
  await guest.getByLabel("Your name").fill("Noor");
  await guest.getByLabel("Choose a password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Join Adaeze's team" }).click();
  await expect(guest).toHaveURL("/");
  await guest.goto("/settings/members");
  const people = guest.getByRole("table", { name: "People in the workspace" });
  await expect(people.getByText("(you)")).toBeVisible();
  await expect(guest.getByRole("button", { name: "Invite people" })).toHaveCount(0);
  await expectSound(guest);

  // The admin's list shows who has joined, without being asked again.
  await page.getByRole("button", { name: "More actions for Noor" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Member" }).click();
  await expect(said(page, "Noor is now a member.")).toBeVisible();
  await expect(page.getByText("2 of 10")).toBeVisible();
  await page.getByRole("button", { name: "More actions for Noor" }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("What they made stays");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(said(page, "Noor was removed.")).toBeVisible();
  expect((await guest.request.get("/api/settings/members")).status()).toBe(401);
  await guest.goto("/library");
  await expect(guest).toHaveURL(/\/sign-in/);
  await signInByCall(guest.request, invitee, PASSWORD);
  await guest.goto("/library");
  await expect(guest.getByRole("heading", { name: "You’re not in a workspace" })).toBeVisible();
  await expect(guest.getByRole("button", { name: "Delete account" })).toBeDisabled();
  await expectSound(guest);
  await guest.getByLabel("Name", { exact: true }).fill("Noor’s own");
  await guest.getByRole("button", { name: "Create workspace" }).click();
  await expect(guest).toHaveURL("/library");
  await expect(guest.getByText("Noor’s own").first()).toBeVisible();

  await page.getByRole("link", { name: "Removed 1", exact: true }).click();
  await page.getByRole("button", { name: "Restore Noor" }).click();
  await expect(said(page, "Noor is back.")).toBeVisible();
  await context.close();
});

test("an invitation says so if it is for another address, lets one switch accounts, and is void once used or replaced", async ({
  page,
  request,
  browser,
}) => {
  await newAdmin(page, "Berta");
  const known = await newcomer(request, "Carl");
  const invite = await page.request.post("/api/settings/members", {
    headers,
    data: { email: known, role: "observer" },
  });
  expect(invite.status()).toBe(201);
  const link = await mailedLink(page, known);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Invitation for a different email" })).toBeVisible();
  await expect(page.getByText(`Berta invites ${known} to Berta's team.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Stay signed in" })).toBeVisible();
  await expectSound(page);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(link);
  await guest.getByRole("link", { name: "Sign in" }).click();
  await guest.getByLabel("Email").fill(known);
  await guest.getByRole("button", { name: "Continue" }).click();
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(guest).toHaveURL(link);
  await listening(guest);
  await guest.getByRole("button", { name: "Join Berta's team" }).click();
  await expect(guest).toHaveURL("/");
  await expect(guest.getByRole("button", { name: "Workspace Berta's team, switch" })).toBeVisible();
  await page.goto("/settings/members");
  await page.getByRole("button", { name: "More actions for Carl" }).click();
  await expect(page.getByRole("menu").getByText("No paid seat is free.")).toBeVisible();
  for (const name of ["Admin", "Member"])
    await expect(page.getByRole("menuitemcheckbox", { name })).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("menuitem", { name: "Change the plan" })).toHaveAttribute("href", "/settings/billing");
  await page.keyboard.press("Escape");
  await guest.goto(link);
  await expect(guest.getByRole("heading", { name: "You’ve joined Berta's team" })).toBeVisible();
  await expectSound(guest);
  await guest.getByRole("button", { name: "Open Berta's team" }).click();
  await expect(guest).toHaveURL("/");
  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByText("was already used")).toBeVisible();
  await stranger.close();
  await guest.goto("/join/made-up");
  await expect(guest.getByRole("heading", { name: "This link doesn’t work" })).toBeVisible();
  await expectSound(guest);

  await guest.goto("/settings/members");
  await guest.getByRole("button", { name: "Your membership" }).click();
  await guest.getByRole("menuitem", { name: "Leave workspace" }).click();
  await guest.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(guest).toHaveURL("/");
  await expect(guest.getByRole("complementary", { name: "Workspace" }).getByText("Carl's team")).toBeVisible();
  await context.close();
});
