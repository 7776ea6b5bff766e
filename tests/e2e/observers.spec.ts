import { expect } from "@playwright/test";
import { expectSound } from "./support/expect-accessible";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

test("where nothing is there yet, an observer reads who can start, and is asked to do nothing that they can't", async ({
  page,
}) => {
  await signInByCall(page.request, "observer@free.earshot.test");
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  await expectSound(page);
  for (const [path, title] of [
    ["/library/clips", "No clips yet"],
    ["/library/reels", "No reels yet"],
    ["/reports", "No reports yet"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Admins and members can");
    await expect(page.getByRole("main").getByText(/\b(choose|put|open)\b/i)).toHaveCount(0);
  }
});

test("the links on Home that lead to all of something say of what", async ({ page }) => {
  await signInByCall(page.request, "observer@team.earshot.test");
  await page.goto("/");
  const all = page.getByRole("main").getByRole("link", { name: /^View all/ });
  await expect(all).toHaveCount(3);
  await expect(all).toHaveText(["View all studies", "View all projects", "View all files"]);
});
