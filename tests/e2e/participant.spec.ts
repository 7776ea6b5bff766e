import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SAID = "I wanted to buy running shoes, but the shop asked for my bank password.";
const SPOKEN = "I gave up because the total changed on the last page.";

const open = (id: string, text: string, more: object = {}) => ({ id, text, kind: "open", probe: "none", ...more });
const guideOf = (...questions: object[]) => ({ sections: [{ id: "g1", title: "Paying", questions }] });
const common = { settings: { targetParticipants: 20, rewardCents: 500, durationMin: 6 }, language: "en" };
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

async function phone(browser: Browser, more: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ...PHONE, ...more });
  const page = await context.newPage();
  return { context, page };
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const heading = (page: Page, name: string) => expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
/** Each second of the clock is shown only for that second, which polling from outside may miss. */
const isRecordedFor = (page: Page, seconds: number) =>
  expect
    .poll(async () => Number((await page.getByText(/^0:\d\d$/).textContent())?.slice(2)))
    .toBeGreaterThanOrEqual(seconds);
const box = (page: Page) => page.getByRole("textbox", { name: "Your answer" });
const menu = async (page: Page, name: string) => {
  await press(page, "More");
  await page.getByRole("menuitem", { name }).click();
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
  await page.getByRole("textbox", { name: "What did you want to buy?" }).fill("Running shoes, size 41");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await menu(page, "My data");
  // The words also occur in the form; going back from there would leave the page.
  await heading(page, "What’s saved about you");
  await expect(page.getByText("Running shoes, size 41")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "What did you want to buy?" })).toHaveValue("Running shoes, size 41");
  await page.getByRole("radio", { name: "4" }).check();
  await page.getByRole("button", { name: "Send my answers" }).dblclick();
  await heading(page, "Thank you");
  const { items } = await (await researcher.request.get(`/api/studies/${study.id}/sessions`)).json();
  expect(items).toHaveLength(1);
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
  // The note is there once the page has hydrated.
  const runs = (at: Page) => expect(at.getByText("Saved", { exact: true })).toBeVisible();
  await runs(other);
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

test("an answer is spoken, checked and sent, and a closed tab keeps what was said", async ({
  page: researcher,
  browser,
}) => {
  const guide = guideOf(open("q1", "Why did you leave?"), open("q2", "What would have kept you?"));
  const type = "ai-curated-interview";
  const study = await launchStudy(researcher.request, { ...common, title: "Spoken answers", type, guide });
  const { context, page } = await phone(browser, { permissions: ["microphone"] });
  await page.goto(study.url);
  await expect(page.getByText("Type your answers, or speak them")).toBeVisible();
  await press(page, "I agree, continue");
  await page.getByRole("button", { name: /^Speak/ }).click();
  await press(page, "Allow microphone");
  await expect(page.getByText("We can hear you well.")).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await press(page, "Start");
  await expectAccessibleInBothThemes(page);
  await press(page, "Speak your answer");
  await isRecordedFor(page, 4);
  await expectAccessibleInBothThemes(page);
  await press(page, "Done");
  await expect(page.getByText("Check what we heard.")).toBeVisible();
  await expect(box(page)).toHaveValue(SPOKEN);
  await expectAccessibleInBothThemes(page);
  await box(page).fill(`${SPOKEN} It was the fee.`);
  await page.reload();
  await expect(box(page)).toHaveValue(`${SPOKEN} It was the fee.`);
  await press(page, "Send");
  await expect(page.locator("#question")).toHaveText("What would have kept you?");

  await press(page, "Speak your answer");
  await isRecordedFor(page, 1);
  // Nothing of it arrives before the page is closed.
  await context.setOffline(true);
  await isRecordedFor(page, 7);
  await page.close();
  await context.setOffline(false);
  const back = await context.newPage();
  await back.goto(study.url);
  await press(back, "Use what I said");
  await expect(box(back)).toHaveValue(SPOKEN);
  await press(back, "Send");
  await heading(back, "Thank you");
  const { items } = await (await researcher.request.get(`/api/studies/${study.id}/sessions`)).json();
  await expect
    .poll(
      async () => {
        const path = `/api/studies/${study.id}/sessions/${items[0]?.id}`;
        const { recordingUrl } = await (await researcher.request.get(path)).json();
        return recordingUrl === null ? null : (await researcher.request.get(recordingUrl)).status();
      },
      { timeout: 30_000 },
    )
    .toBe(200);
  await context.close();
});
