import { expect } from "@playwright/test";
import { startShop } from "../support/shop/start-shop";
import { closeByKey } from "./support/close-by-key";
import { expectAccessible } from "./support/expect-accessible";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const MINUTE = 60_000;
const TASKS = [
  ["Find the size guide", "How we measure"],
  ["Find out how to return something", "Send it back within 30 days"],
  ["Look up how long delivery takes", "Two to four working days"],
] as const;

test("a Swarm study from its draft to a finding with its steps and screenshots, a card and a report", async ({
  page,
}) => {
  test.setTimeout(10 * MINUTE);
  const shop = await startShop(["broken_size_guide"]);
  try {
    await signInByCall(page.request, "admin@team.earshot.test");

    await test.step("a site, three tasks and a persona are named", async () => {
      await page.goto("/studies/new");
      await page.getByLabel("What do you want to learn?").fill("Do people find their way around the shop?");
      await page.getByRole("radio", { name: /Swarm of AI agents/ }).check();
      await page.getByRole("button", { name: "Plan the run" }).click();
      await expect(page).toHaveURL(/\/studies\/std_\w+\/edit$/);
      await page.getByRole("button", { name: "Start the run" }).click();
      await expect(page.getByRole("dialog", { name: "Not ready yet" })).toContainText(
        "Confirm that you may test this site.",
      );
      await closeByKey(page);
      await page.getByLabel("URL", { exact: true }).fill(shop.url);
      await page.getByLabel("I may test this site").check();
      for (const [at, [task, seen]] of TASKS.entries()) {
        await page.getByLabel(`Task ${at + 1}`, { exact: true }).fill(task);
        await page.getByLabel("these words").nth(at).fill(seen);
      }
      await page.getByLabel("Keyboard only").uncheck();
      await page.getByLabel("Small phone").uncheck();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step("the run is included in the plan and starts", async () => {
      await page.getByRole("button", { name: "Start the run" }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toContainText("this one is included too");
      await dialog.getByRole("button", { name: "Start the run" }).click();
      await expect(page.getByText("Evidence from AI agents. No people took part.")).toBeVisible();
      await expect(page).toHaveURL(/\/runs\/[\w-]+$/);
      await expect(page.getByRole("heading", { name: "1. Everyday user" })).toBeVisible();
      await expect(page.getByRole("list", { name: "Tasks of agent 1" })).toContainText(TASKS[0]?.[0] ?? "");
    });

    await test.step("its findings appear by themselves, each with steps and screenshots", async () => {
      await expect(page.getByText("Done", { exact: true }).first()).toBeVisible({ timeout: 8 * MINUTE });
      await expectAccessible(page);
      await page
        .getByRole("link", { name: /Critical|Serious/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: "The steps that show it" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Run 1", exact: true })).toBeVisible();
      await expect(page.getByRole("img", { name: /What agent 1 saw there/ })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: /in this agent’s full run/ }).click();
      await expect(page.getByRole("heading", { name: /opened http/ }).first()).toBeVisible();
      await page.goBack();
    });

    await test.step("it is put on a board by keyboard, and the run becomes a report that cites it", async () => {
      const finding = await page.getByRole("heading", { level: 1 }).innerText();
      await page.getByRole("button", { name: "Add to board…" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Add to a board" });
      await expect(dialog.getByRole("button", { name: /add/i })).toBeEnabled({ timeout: MINUTE });
      await dialog.getByLabel("Insight").fill("Nobody finds the size guide");
      await dialog.getByRole("button", { name: /add/i }).press("Enter");
      await expect(page.getByText(/^Added to “/)).toBeVisible({ timeout: MINUTE });
      await page.getByRole("link", { name: "Run 1", exact: true }).click();
      await page.getByRole("button", { name: "Create a report from this run" }).click();
      await expect(page).toHaveURL(/\/reports\/rpt_\w+$/, { timeout: MINUTE });
      await expect(page.getByRole("link", { name: finding, exact: true }).first()).toBeVisible({ timeout: 2 * MINUTE });
      await expectAccessible(page);
    });
  } finally {
    await shop.close();
  }
});
