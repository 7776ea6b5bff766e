import { expect } from "@playwright/test";
import { callApp } from "./support/call-app";
import { expectAccessibleInBothThemes } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { box, common, guideOf, heading, menu, open, phone, press } from "./support/on-a-phone";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const SAID = "I wanted to buy running shoes, but the shop asked for my bank password.";
const screener = {
  questions: [
    {
      id: "often",
      type: "multipleChoice",
      label: "How often do you shop online?",
      options: [
        { option: "Every week", qualifyIfChosen: true },
        { option: "Hardly ever", qualifyIfChosen: false },
      ],
    },
  ],
};

test.beforeEach(({ page }) => signInByCall(page.request, "admin@team.earshot.test"));

test("a person takes an interview on a phone, closes the tab, comes back, finishes, and has it all deleted", async ({
  page: researcher,
  browser,
}) => {
  const guide = guideOf(
    open("q1", "Tell me about the last time you gave up on buying something.", { probe: "light" }),
    { id: "q2", text: "How did you pay the time before?", kind: "single", options: ["Card", "Invoice"] },
    { id: "q3", text: "What would have kept you?", kind: "multiple", options: ["A guest checkout", "A lower price"] },
    { id: "q4", text: "How likely are you to try again?", kind: "scale", scale: { min: 0, max: 10 } },
    { id: "q5", text: "How much was it, in euros?", kind: "number" },
  );
  const type = "ai-curated-interview";
  const study = await launchStudy(researcher.request, {
    ...common,
    title: "Leaving at checkout",
    type,
    guide,
    screener,
  });
  const { context, page } = await phone(browser);

  await test.step("the consent page says who is asking, how long, what for, and that it is a program", async () => {
    await page.goto(study.url);
    await heading(page, "Leaving at checkout");
    for (const fact of ["Demo Team would like your help", "About 6 minutes", "$5 as a thank-you"])
      await expect(page.getByText(fact)).toBeVisible();
    await expect(page.getByText("It’s a program, not a person.")).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await press(page, "I agree, continue");
  });

  await test.step("the screener names what is missing, and lets in those who fit", async () => {
    await heading(page, "A few questions first");
    await press(page, "Continue");
    await expect(page.getByText("Please answer this question.")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Every week" })).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await page.getByText("Every week").click();
    await page.reload();
    await expect(page.getByRole("radio", { name: "Every week" })).toBeChecked();
    await press(page, "Continue");
  });

  await test.step("typing is a way to answer, and the follow-up quotes the answer", async () => {
    await heading(page, "How would you like to answer?");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("button", { name: /^Type/ }).click();
    await expect(box(page)).toBeFocused();
    await expectAccessibleInBothThemes(page);
    await box(page).fill(SAID);
    await press(page, "Send");
    const followUp = page.locator("#question");
    await expect(followUp).toContainText("“");
    const quoted = /“([^”]+)”/.exec((await followUp.textContent()) ?? "")?.[1] ?? "nothing";
    expect(SAID).toContain(quoted);
  });

  await test.step("a closed tab loses neither the place nor what was being typed", async () => {
    const asked = await page.locator("#question").textContent();
    await box(page).fill("It felt unsafe, so");
    await page.close();
    const again = await context.newPage();
    await again.goto(study.url);
    await expect(again).toHaveURL(/\/i\/p/);
    await expect(again.locator("#question")).toHaveText(asked ?? "");
    await expect(box(again)).toHaveValue("It felt unsafe, so");
    await again.close();
  });

  const back = await context.newPage();
  await back.goto(study.url);
  await test.step("a lost connection is reported, and the answer arrives once it is back", async () => {
    await expect(box(back)).toBeVisible();
    await context.setOffline(true);
    await box(back).fill("It felt unsafe, so I closed the page.");
    await press(back, "Send");
    await expect(back.getByText(/offline|keep trying/)).toBeVisible();
    await context.setOffline(false);
    await expect(back.locator("#question")).toHaveText("How did you pay the time before?");
    await expect(back.getByText("It felt unsafe, so I closed the page.")).toHaveCount(1);
  });

  await test.step("choices, a scale and a number are answered by thumb", async () => {
    await expectAccessibleInBothThemes(back);
    await back.getByText("Invoice", { exact: true }).click();
    await back.reload();
    await expect(back.getByRole("radio", { name: "Invoice" })).toBeChecked();
    await press(back, "Send");
    await back.getByText("A guest checkout").click();
    await expectAccessibleInBothThemes(back);
    await press(back, "Send");
    await back.getByRole("radio", { name: "7" }).check();
    await expectAccessibleInBothThemes(back);
    await press(back, "Send");
    await back.getByRole("textbox", { name: "How much was it, in euros?" }).fill("about");
    await press(back, "Send");
    await expect(back.getByText("Please enter a number.")).toBeVisible();
    await menu(back, "Pause");
    await expect(back.getByText("Your answers are saved.")).toBeVisible();
    await expectAccessibleInBothThemes(back);
    await back.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await press(back, "Copy link");
    await expect(back.getByText(/You’ll find it in the address bar/)).toBeVisible();
    await expect(back.getByRole("button", { name: "Copied" })).toHaveCount(0);
    await press(back, "Continue now");
    await back.getByRole("textbox").fill("89,90");
    await press(back, "Send");
    await heading(back, "Thank you");
    await expect(back.getByText("Your $5 will follow.")).toBeVisible();
    const address = back.getByRole("textbox", { name: "Where can Demo Team reach you about your $5?" });
    await press(back, "Save");
    await expect(address).toBeFocused();
    await expect(back.getByText("Please enter an email address.")).toBeVisible();
    await expectAccessibleInBothThemes(back);
    await address.fill("ana@example.test");
    await press(back, "Save");
    await expect(back.getByText("We have your address: ana@example.test")).toBeVisible();
    await expect(back.getByRole("button", { name: "Change it" })).toBeFocused();
    await press(back, "Change it");
    await expect(address).toBeFocused();
    await address.fill("ana@example.test");
    await press(back, "Save");
    await expect(back.getByRole("button", { name: "Change it" })).toBeFocused();
  });

  await test.step("what is stored is shown, and deleted on request", async () => {
    await menu(back, "My data");
    await heading(back, "What’s saved about you");
    await expect(back.getByText(SAID)).toBeVisible();
    await expectAccessibleInBothThemes(back);
    await press(back, "Delete my data");
    await expectAccessibleInBothThemes(back);
    await press(back, "Delete permanently");
    await heading(back, "Your data has been deleted");
    await expectAccessibleInBothThemes(back);
    await back.reload();
    await heading(back, "Your data has been deleted");
  });
  await context.close();
});

test("someone who doesn't fit is thanked, and someone who declines is left alone", async ({
  page: researcher,
  browser,
}) => {
  const guide = guideOf(open("q1", "Why did you leave?"));
  const type = "ai-curated-interview";
  const study = await launchStudy(researcher.request, { ...common, title: "Regular buyers", type, guide, screener });
  const { context, page } = await phone(browser);
  await page.goto(study.url);
  await press(page, "No, thank you");
  await heading(page, "That’s all right");
  await expectAccessibleInBothThemes(page);
  await press(page, "I changed my mind");
  await page.getByText("Hardly ever").click();
  await press(page, "Continue");
  await heading(page, "Thank you for your answers");
  await expectAccessibleInBothThemes(page);
  await page.goto(study.url);
  await heading(page, "Thank you for your answers");
  await page.goto("/i/s0000000000000000000000000000000000000000000000000");
  await heading(page, "This link doesn’t work");
  await expectAccessibleInBothThemes(page);
  await context.close();
});

test("whoever still waits for a decision when the study ends is told that it’s over, which the overview then shows", async ({
  page: researcher,
  browser,
}) => {
  const label = "Tell us about the last invoice you paid.";
  const asked = { id: "story", type: "textInput", label, selectionConditionAi: "Has paid an invoice by card" };
  const study = await launchStudy(researcher.request, {
    ...common,
    title: "Who pays by card",
    type: "ai-curated-interview",
    guide: guideOf(open("q1", "Why did you leave?")),
    screener: { questions: [asked] },
  });
  const { context, page } = await phone(browser);
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await page.getByRole("textbox", { name: label }).fill("My colleague handles all of that");
  await press(page, "Continue");
  await heading(page, "Thank you, we’re reviewing your answers");
  await callApp(researcher.request, "POST", `/api/studies/${study.id}/end`);
  await researcher.goto(`/studies/${study.id}`);
  await researcher.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(researcher.getByRole("alertdialog")).toBeVisible();
  await expectAccessibleInBothThemes(researcher);
  await researcher.getByRole("button", { name: "Decline 1 person" }).click();
  await expect(researcher.getByText("Nothing needs your attention.")).toBeVisible();
  await researcher.goto(`/studies/${study.id}/participants`);
  await expect(researcher.getByText("Study ended")).toBeVisible();
  await page.reload();
  await heading(page, "This study isn’t open");
  await context.close();
});

test("whoever answers in a study that was just deleted reads that it’s gone, not that the answer is at fault", async ({
  page: researcher,
  browser,
}) => {
  const guide = guideOf(open("q1", "Why did you leave?"));
  const type = "ai-curated-interview";
  const study = await launchStudy(researcher.request, { ...common, title: "Soon deleted", type, guide });
  const { context, page } = await phone(browser);
  await page.goto(study.url);
  const newcomer = await phone(browser);
  await newcomer.page.goto(study.url);
  await press(page, "I agree, continue");
  await page.getByRole("button", { name: /^Type/ }).click();
  await box(page).fill("The fee came late.");
  await callApp(researcher.request, "POST", `/api/studies/${study.id}/end`);
  await callApp(researcher.request, "DELETE", `/api/studies/${study.id}`);
  await press(page, "Send");
  await heading(page, "This study no longer exists");
  await press(newcomer.page, "I agree, continue");
  await heading(newcomer.page, "This study no longer exists");
  await Promise.all([context.close(), newcomer.context.close()]);
});

test("what is written while the interview goes on in another window is still there", async ({
  page: researcher,
  browser,
}) => {
  const guide = guideOf(open("q1", "Why did you leave?"), open("q2", "What would have kept you?"));
  const type = "ai-curated-interview";
  const study = await launchStudy(researcher.request, { ...common, title: "Two tabs", type, guide });
  const { context, page } = await phone(browser);
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await page.getByRole("button", { name: /^Type/ }).click();
  await expect(box(page)).toBeFocused();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(box(other)).toBeFocused();
  await box(other).fill("The fee came late.");
  await box(page).fill("I ran out of time.");
  await press(page, "Send");
  await expect(page.locator("#question")).toHaveText("What would have kept you?");
  await press(other, "Send");
  await expect(other.locator("#question")).toHaveText("What would have kept you?");
  await expect(other.getByText("What you had written here is still in the box.")).toBeVisible();
  await expect(box(other)).toHaveValue("The fee came late.");
  await press(other, "Send");
  await heading(other, "Thank you");
  const path = `/api/studies/${study.id}/sessions`;
  const { items } = await (await researcher.request.get(path)).json();
  const { transcript } = await (await researcher.request.get(`${path}/${items[0].id}`)).json();
  const said = transcript.map(({ text }: { text: string }) => text);
  expect(said).toEqual(expect.arrayContaining(["I ran out of time.", "The fee came late."]));
  await context.close();
});

test("whose last answer was stored just before the connection broke reads the thanks once it is back", async ({
  page: researcher,
  browser,
}) => {
  const guide = guideOf(open("q1", "Why did you leave?"));
  const type = "ai-curated-interview";
  const study = await launchStudy(researcher.request, { ...common, title: "Broken off", type, guide });
  const { context, page } = await phone(browser);
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await page.getByRole("button", { name: /^Type/ }).click();
  const looks = /\/api\/participation\/[^/]+$/;
  const failed = page.waitForEvent("requestfailed", (request) => looks.test(request.url()));
  await page.route(looks, (route) => route.abort(), { times: 1 });
  await box(page).fill("The fee came late.");
  await press(page, "Send");
  await failed;
  await heading(page, "Thank you");
  await context.close();
});
