import { expect } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible";
import { signIn } from "./support/sign-in";
import { test } from "./support/test";

test("a conversation is narrowed, continued by a suggestion, answered again, copied and named", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "member@team.earshot.test");
  await page.goto("/eva");
  const question = page.getByLabel("Your question to Eva");
  const next = page.getByRole("list", { name: "Ask next" }).getByRole("button");
  const scope = page.getByRole("list", { name: "Answers come from" });
  const study = "Why trial users leave at the checkout";
  // The page takes the focus once it is interactive.
  await expect(question).toBeFocused();

  await test.step("narrow it to a study with the keyboard", async () => {
    await page.getByRole("button", { name: /^Whole workspace/ }).press("Enter");
    const find = page.getByPlaceholder("Find a study, a file or a project");
    await find.fill(study);
    await expect(page.getByRole("option")).toHaveText([study]);
    await expect(page.getByRole("option", { selected: true })).toHaveText([study]);
    await find.press("Enter");
    await expect(scope).toContainText(study);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("option")).toHaveCount(0);
  });

  await test.step("the answer comes from there, and says so after a reload", async () => {
    await question.fill("What did people think about the price?");
    await question.press("Enter");
    await expect(page).toHaveURL(/\/eva\/thr_/);
    await expect(next.first()).toBeVisible();
    await page.reload();
    await expect(question).toBeFocused();
    await expect(scope).toContainText(study);
    await expect(page.getByRole("list", { name: "Evidence" }).getByRole("link").first()).toContainText(study);
    await expectAccessible(page);
  });

  await test.step("another answer keeps the one before", async () => {
    const shown = page.getByRole("list", { name: "Evidence" });
    const before = await shown.innerText();
    await page.getByRole("button", { name: "Another answer" }).press("Enter");
    const which = page.getByRole("group", { name: "Answers to this question" });
    await expect(which).toContainText("2 of 2");
    await expect(shown).not.toHaveText(before, { useInnerText: true });
    await page.getByRole("button", { name: "Previous answer" }).press("Enter");
    await expect(which).toContainText("1 of 2");
    await expect(shown).toHaveText(before, { useInnerText: true });
    await page.getByRole("button", { name: "Next answer" }).press("Enter");
    await expect(which).toContainText("2 of 2");
  });

  await test.step("it is copied with its sources", async () => {
    await page.getByRole("button", { name: "Copy with sources" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Copied to the clipboard" })).toBeAttached();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/\[\^1\]: “.+” — \[.+Why trial users leave.+\]\(http.+\/sessions\/ses_.+#s\d+\)/);
  });

  await test.step("a suggestion is asked with one click, and answered from there", async () => {
    const wanted = await next.first().innerText();
    await next.first().click();
    await expect(page.getByRole("list", { name: "Evidence" })).toHaveCount(2);
    await expect(page.getByText(`You asked: ${wanted}`)).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "Eva has answered" })).toBeAttached();
  });

  await test.step("the conversation can be found, and gets a name", async () => {
    const title = `Prices ${Date.now()}`;
    const list = page.getByRole("navigation", { name: "Conversations" }).first();
    await list
      .getByRole("button", { name: /^Rename or delete “What did people think/ })
      .first()
      .press("Enter");
    await page.getByRole("menuitem", { name: "Rename" }).press("Enter");
    await page.getByRole("dialog").getByLabel("Name").fill(title);
    await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await list.getByRole("searchbox").fill(title);
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await expect(list.getByRole("link", { name: title })).toBeVisible();
  });

  await test.step("a citation shows what was said around it, and opens at its line", async () => {
    const cited = page.getByRole("link", { name: /^Evidence 1/ }).first();
    await cited.focus();
    await expect(page.getByText(/^P\d+, Why trial users leave/).first()).toBeVisible();
    await cited.press("Enter");
    await expect(page).toHaveURL(/\/sessions\/ses_[a-z0-9]+#s\d+$/);
    await expect(page.locator('[aria-current="location"]')).toBeInViewport();
  });

  await test.step("next to a study's page, it starts with that study and its questions", async () => {
    await page.getByRole("button", { name: "Ask Eva" }).click();
    const beside = page.getByRole("complementary", { name: "Ask Eva" });
    await expect(beside.getByRole("radio", { name: "This study" })).toBeChecked();
    await beside.getByRole("button", { name: "What made you decide the way you did?" }).click();
    const evidence = beside.getByRole("list", { name: "Evidence" }).getByRole("link");
    await expect(evidence.first()).toContainText(study);
  });
});
