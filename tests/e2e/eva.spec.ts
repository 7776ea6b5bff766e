import { expect } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

test("a conversation is narrowed, continued by a suggestion, answered again, copied and named", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signInByCall(page.request, "member@team.earshot.test");
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

test("an answer is read from its question down, and a question that failed can be asked again", async ({ page }) => {
  await signInByCall(page.request, "member@team.earshot.test");
  await page.goto("/eva");
  const question = page.getByLabel("Your question to Eva");
  const frame = page.getByRole("region", { name: "Conversation" });
  const answered = page.getByRole("status").filter({ hasText: "Eva has answered" });
  await expect(question).toBeFocused();
  /** How far below the top of the conversation a question stands. */
  const topOf = async (text: string) => {
    const [asked, around] = await Promise.all([
      page.getByText(`You asked: ${text}`).boundingBox(),
      frame.boundingBox(),
    ]);
    return (asked?.y ?? Number.NaN) - (around?.y ?? Number.NaN);
  };

  await test.step("the last question stands at the top, also after a reload", async () => {
    for (const [at, text] of ["What frustrated people?", "Who mentioned the card?"].entries()) {
      await question.fill(text);
      await question.press("Enter");
      await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(at + 1);
      await expect(answered).toBeAttached();
      await expect.poll(() => topOf(text)).toBeLessThan(60);
      expect(await topOf(text)).toBeGreaterThanOrEqual(0);
    }
    await page.reload();
    await expect(question).toBeFocused();
    await expect.poll(() => topOf("Who mentioned the card?")).toBeLessThan(60);
  });

  await test.step("whoever scrolls while Eva answers stays there", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/eva/ask", async (route) => {
      await held;
      await route.continue();
    });
    await question.fill("and the others?");
    await question.press("Enter");
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect.poll(() => topOf("and the others?")).toBeLessThan(60);
    await frame.evaluate((region) => region.scrollTo(0, 0));
    release();
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(3);
    expect(await frame.evaluate((region) => region.scrollTop)).toBe(0);
    await page.unroute("**/api/eva/ask");
  });

  await test.step("stopping takes the question back to be changed, and asks nothing", async () => {
    let asked = 0;
    await page.route("**/api/eva/ask", () => {
      asked += 1;
    });
    await question.fill("and the fee?");
    await page.getByRole("button", { name: "Ask", exact: true }).dblclick();
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(question).toHaveValue("and the fee?");
    await expect(page.getByRole("button", { name: "Ask", exact: true })).toBeVisible();
    expect(asked).toBe(1);
    await page.unroute("**/api/eva/ask");
  });

  await test.step("a failure names the question, and asks it again", async () => {
    await page.route("**/api/eva/ask", (route) => route.abort());
    await question.fill("What did people say about the price?");
    await question.press("Enter");
    const failed = page
      .getByRole("alert")
      .filter({ hasText: "“What did people say about the price?” wasn’t answered." });
    await expect(failed).toBeInViewport();
    await expectAccessible(page);
    await page.unroute("**/api/eva/ask");
    await failed.getByRole("button", { name: "Ask again" }).click();
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(4);
    await expect(failed).toHaveCount(0);
  });

  await test.step("the arrow up brings the last question back", async () => {
    await question.press("ArrowUp");
    await expect(question).toHaveValue("What did people say about the price?");
  });
});
