import { type Browser, expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { expectAccessibleInBothThemes } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { box, common, guideOf, heading, open, phone, press } from "./support/on-a-phone";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const SPOKEN = "I gave up because the total changed on the last page.";
/** Each second of the clock is shown only for that second, which polling from outside may miss. */
const isRecordedFor = (page: Page, seconds: number) =>
  expect
    .poll(async () => Number((await page.getByText(/^0:\d\d$/).textContent())?.slice(2)))
    .toBeGreaterThanOrEqual(seconds);

/** A running study, and a participant on a phone who has agreed to it and is about to speak the first answer. */
async function readyToSpeak(researcher: Page, browser: Browser, title: string) {
  const guide = guideOf(open("q1", "Why did you leave?"));
  const type = "ai-curated-interview";
  const study = await launchStudy(researcher.request, { ...common, title, type, guide });
  const { context, page } = await phone(browser, { permissions: ["microphone"] });
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await page.getByRole("button", { name: /^Speak/ }).click();
  await press(page, "Allow microphone");
  await press(page, "Start");
  return { study, context, page };
}

test.beforeEach(({ page }) => signInByCall(page.request, "admin@team.earshot.test"));

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
  // A browser that can't record won't learn to by another try.
  await page.evaluate(() => Reflect.deleteProperty(window, "MediaRecorder"));
  await press(page, "Allow microphone");
  await expect(page.getByText("This browser can’t record sound. You can type instead.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: /^Speak/ }).click();
  await press(page, "Allow microphone");
  const bars = page.getByRole("img", { name: "Microphone level" }).locator("span");
  const highest = () => bars.evaluateAll((all) => Math.max(...all.map((bar) => bar.getBoundingClientRect().height)));
  await expect.poll(highest).toBeGreaterThan(10);
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
  await context.setOffline(true);
  await press(page, "Send");
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  await expect(page.getByText("Check what we heard.")).toBeHidden();
  await context.setOffline(false);
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

test("a recording that the study’s end interrupts says that the study ended, one that another window replaced says that", async ({
  page: researcher,
  browser,
}) => {
  const { study, context, page } = await readyToSpeak(researcher, browser, "Ends while I speak");
  await press(page, "Speak your answer");
  await isRecordedFor(page, 1);
  const other = await context.newPage();
  await other.goto(page.url());
  // It is offered again, or what was said so far, depending on whether a piece has arrived by now.
  await other.getByRole("button", { name: /^(Speak your answer|Record again)$/ }).click();
  // Neither window waits for somebody to press Done: what is spoken on is taken by none.
  await expect(page.getByText("This recording ended early. It may have been started again in another")).toBeVisible();
  await page.close();
  await isRecordedFor(other, 1);
  await callApp(researcher.request, "POST", `/api/studies/${study.id}/end`);
  await heading(other, "This study has ended");
  await expectAccessibleInBothThemes(other);
  await context.close();
});

test("a recording that our side refuses doesn’t blame the participant’s connection", async ({
  page: researcher,
  browser,
}) => {
  const { context, page } = await readyToSpeak(researcher, browser, "Refused recording");
  const refuse = (status: number) =>
    page.route("**/spoken", (route) =>
      route.request().method() === "POST" ? route.fulfill({ status, json: {} }) : route.continue(),
    );
  await refuse(500);
  await press(page, "Speak your answer");
  await expect(page.getByText("Something is wrong on our side.")).toBeVisible();
  await refuse(429);
  await press(page, "Record again");
  await expect(page.getByText("That was a little too fast.")).toBeVisible();
  await context.close();
});
