import { expect } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

test("Eva proposes, a person decides, with the keyboard alone", async ({ page }) => {
  const topic = `Why people wait ${Date.now()}`;
  await signInByCall(page.request, "admin@scale.earshot.test");
  await page.goto("/eva");
  const ask = async (question: string) => {
    await page.getByLabel("Your question to Eva").fill(question);
    await page.keyboard.press("Enter");
  };
  const card = page.getByRole("region", { name: /^Draft a study/ });

  await test.step("a request becomes a card that says what, and the card stays when the chat is reloaded", async () => {
    await ask(`Draft a study about ${topic}`);
    await expect(page).toHaveURL(/\/eva\/thr_/);
    await expect(card).toContainText(topic);
    await page.reload();
    await expect(card.getByText("Waiting for approval")).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("it waits in the list, where it is approved", async () => {
    await page
      .getByRole("link", { name: /^Approvals \d+ waiting$/ })
      .first()
      .press("Enter");
    // The chat that was left shows the same card.
    await expect(page.getByRole("heading", { level: 1, name: "Approvals" })).toBeVisible();
    const listed = card.filter({ hasText: topic });
    await expect(listed).toBeVisible();
    await expectAccessible(page);
    await listed.getByRole("button", { name: "Approve" }).press("Enter");
    await expect(listed.getByText("Approved", { exact: true })).toBeVisible();
    await expect(listed).toBeFocused();
    await expectAccessible(page);
    await listed.getByRole("link", { name: /^Open/ }).press("Enter");
    await expect(page).toHaveURL(/\/studies\//);
    await expect(page.getByRole("heading", { level: 1 }).first()).toContainText(topic, { ignoreCase: true });
  });

  await test.step("what is declined isn't done, and a question proposes nothing", async () => {
    await page.goto("/eva");
    await ask(`Draft a study about ${topic} again`);
    await expect(page).toHaveURL(/\/eva\/thr_/);
    await card.getByRole("button", { name: "Decline" }).press("Enter");
    await expect(card.getByText("Declined", { exact: true })).toBeVisible();
    await expect(card.getByRole("button")).toHaveCount(0);
    await page.goto("/eva");
    await ask("Why did people leave?");
    await expect(page.getByRole("status").filter({ hasText: "Eva has answered" })).toBeAttached();
    await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);
  });
});
