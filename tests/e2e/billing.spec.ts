import { expect, type Page } from "@playwright/test";
import { newAdmin } from "./support/company";
import { expectAccessible } from "./support/expect-accessible";
import { listening } from "./support/listening";
import { test } from "./support/test";

/** The payment page, and the one it leads back to, are full loads. */
const arrive = async (page: Page, at: RegExp) => {
  await expect(page).toHaveURL(at);
  await listening(page);
};
const pay = async (page: Page, card: string, button: RegExp) => {
  await expect(page.getByText("no money is charged")).toBeVisible();
  await page.getByText(card).click();
  await page.getByRole("button", { name: button }).click();
};

test("on a phone, a card is saved, a plan bought and left again, and its receipt printed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newAdmin(page, "Fred");

  await test.step("save a card whose bank asks the person to confirm", async () => {
    await page.goto("/settings/billing");
    await page.getByRole("button", { name: "Add a card" }).click();
    await arrive(page, /\/pay\//);
    await expectAccessible(page);
    await pay(page, "Asks the person", /Save card/);
    await page.getByRole("button", { name: "Yes, it’s me" }).click();
    await arrive(page, /\/settings\/billing/);
    await expect(page.getByText("3155")).toBeVisible();
  });

  await test.step("upgrade: the bank asks, one card is declined, another pays", async () => {
    await page.getByRole("button", { name: "Upgrade to Pro" }).click();
    await page.getByRole("button", { name: "Pay $49.00" }).click();
    await arrive(page, /\/pay\//);
    await expect(page.getByText("Pro instead of Free, one month")).toBeVisible();
    await pay(page, "Is declined", /Pay \$49/);
    await expect(page.getByText("Your card was declined")).toBeVisible();
    await expectAccessible(page);
    await pay(page, "Pays", /Pay \$49/);
    await arrive(page, /\/settings\/billing/);
    const pro = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Pro", exact: true }) });
    await expect(pro.getByText("Your plan")).toBeVisible();
  });

  await test.step("the receipt says what was paid for", async () => {
    await page.getByRole("link", { name: "Receipt of Pro plan" }).click();
    await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
    await expect(page.getByText("no money was charged")).toBeVisible();
    await expect(page.getByText("$49.00").first()).toBeVisible();
    await expectAccessible(page);
  });

  await test.step("back to Free, which says what stops", async () => {
    await page.goto("/settings/billing");
    await page.getByRole("button", { name: "Change to Free" }).click();
    await expect(page.getByText("API keys and MCP connections: their calls are refused.")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Change to Free" }).click();
    await expect(page.getByText("This month on Free")).toBeVisible();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("button", { name: "Add a card" })).toBeVisible();
  });
});
