import { expect, type Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { common, guideOf, heading, menu, open, phone, press } from "./support/on-a-phone";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

test.beforeEach(({ page }) => signInByCall(page.request, "admin@team.earshot.test"));

test("a survey is one form: saved while it is filled in, mistakes shown at their question, sent once", async ({
  page: researcher,
  browser,
}) => {
  const guide = {
    sections: [
      { id: "g1", title: "The last time", questions: [open("q1", "What did you want to buy?")] },
      {
        id: "g2",
        title: "Looking back",
        questions: [
          { id: "q2", text: "Would you go back?", kind: "single", options: ["Yes", "No"] },
          { id: "q3", text: "How was it?", kind: "scale" },
          { id: "q4", text: "Anything else?", kind: "text", required: false },
          { id: "q5", text: "What do you earn?", kind: "single", options: ["A little", "A lot"], required: false },
        ],
      },
    ],
  };
  const type = "ai-generated-survey";
  const study = await launchStudy(researcher.request, { ...common, title: "A short survey", type, guide });
  const { context, page } = await phone(browser);
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await expect(page.getByRole("heading", { name: "Looking back" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, "Send my answers");
  await expect(page.getByText("3 questions still need an answer.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "What did you want to buy?" })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("textbox", { name: "What did you want to buy?" }).fill("Running shoes");
  await page.getByText("No", { exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "What did you want to buy?" })).toHaveValue("Running shoes");
  await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
  // Tapped by mistake, and nobody's business.
  await page.getByRole("radio", { name: "A lot" }).check();
  await expectAccessibleInBothThemes(page);
  await press(page, "Clear answer");
  await expect(page.getByRole("radio", { name: "A little" })).toBeFocused();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "A lot" })).not.toBeChecked();
  await page.getByRole("textbox", { name: "What did you want to buy?" }).fill("Running shoes, size 41");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await menu(page, "My data");
  // The words also occur in the form; going back from there would leave the page.
  await heading(page, "What’s saved about you");
  await expect(page.getByText("Running shoes, size 41")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "What did you want to buy?" })).toHaveValue("Running shoes, size 41");
  await page.getByRole("radio", { name: "4" }).check();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send my answers" }).dblclick();
  await expect(page.getByText("Your answers are safe here and will be sent")).toBeVisible();
  await context.setOffline(false);
  await heading(page, "Thank you");
  const { items } = await (await researcher.request.get(`/api/studies/${study.id}/sessions`)).json();
  expect(items).toHaveLength(1);
  await context.close();
});

test("whoever fits a form's screener is on the form at once", async ({ page: researcher, browser }) => {
  const options = [{ option: "Every week", qualifyIfChosen: true }];
  const asked = { id: "often", type: "multipleChoice", label: "How often do you shop online?", options };
  const study = await launchStudy(researcher.request, {
    ...common,
    title: "Weekly shoppers",
    type: "ai-generated-survey",
    guide: guideOf(open("q1", "What did you want to buy?")),
    screener: { questions: [asked] },
  });
  const { context, page } = await phone(browser);
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await page.getByText("Every week").click();
  await press(page, "Continue");
  await expect(page.getByRole("textbox", { name: "What did you want to buy?" })).toBeVisible();
  await context.close();
});

test("a form open in two windows has one set of answers, and is sent once for both", async ({
  page: researcher,
  browser,
}) => {
  const guide = guideOf(open("q1", "What did you want to buy?"), open("q2", "What came of it?"));
  const type = "ai-generated-survey";
  const study = await launchStudy(researcher.request, { ...common, title: "Two windows", type, guide });
  const { context, page } = await phone(browser);
  const what = (at: Page) => at.getByRole("textbox", { name: "What did you want to buy?" });
  const outcome = (at: Page) => at.getByRole("textbox", { name: "What came of it?" });
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await expect(what(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  // The bar is there once the page has hydrated, the note once there is something to save.
  await expect(other.getByRole("progressbar")).toBeAttached();
  const runs = (at: Page) => expect(at.getByText("Saved", { exact: true })).toBeVisible();
  await expect(other.getByText("Saved", { exact: true })).toHaveCount(0);
  await what(page).fill("Running shoes");
  await expect(what(other)).toHaveValue("Running shoes");
  await outcome(other).fill("Nothing");
  await expect(outcome(page)).toHaveValue("Nothing");
  await runs(other);
  // The other device doesn't know this one's storage until it is looked at again.
  const away = await phone(browser);
  await away.page.goto(page.url());
  await runs(away.page);
  await what(page).fill("Hiking boots");
  await runs(page);
  const lookedAt = (at: Page) => at.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await lookedAt(away.page);
  await expect(what(away.page)).toHaveValue("Hiking boots");
  await press(page, "Send my answers");
  await heading(page, "Thank you");
  await lookedAt(other);
  await heading(other, "Thank you");
  await away.context.close();
  await context.close();
});
