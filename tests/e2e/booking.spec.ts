import { expect } from "@playwright/test";
import { callApp, headers } from "./support/call-app";
import { expectAccessibleInBothThemes } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { heading, phone, press } from "./support/on-a-phone";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const HOUR_MS = 3_600_000;

test("a time for a live interview is booked in the participant's own zone, moved and canceled", async ({
  page: researcher,
  browser,
}) => {
  await signInByCall(researcher.request, "admin@team.earshot.test");
  const study = await launchStudy(researcher.request, {
    title: "Talk to us",
    type: "live-interview",
    language: "en",
    settings: { targetParticipants: 5, rewardCents: 2000, durationMin: 30 },
  });
  const day = new Date(Date.now() + 72 * HOUR_MS);
  day.setUTCHours(14, 0, 0, 0);
  const slots = [0, 1].map((hours) => {
    const startsAt = new Date(day.getTime() + hours * HOUR_MS);
    const endsAt = new Date(startsAt.getTime() + 45 * 60_000);
    return { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), meetingUrl: "https://meet.example.com/a" };
  });
  const offered = await researcher.request.post(`/api/studies/${study.id}/slots`, { headers, data: { slots } });
  expect(offered.ok()).toBe(true);

  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    timezoneId: "Asia/Tokyo",
    locale: "en-US",
  });
  const page = await context.newPage();
  const pressHere = (name: string) => press(page, name);
  await page.goto(study.url);
  await expect(page.getByText("A live conversation with a person")).toBeVisible();
  // As long as the times on offer are, whatever was planned.
  await expect(page.getByText("About 45 minutes")).toBeVisible();
  await pressHere("I agree, continue");

  await test.step("times are shown in the participant's zone, or the one they choose", async () => {
    await expect(page.getByRole("radio", { name: /11:00\sPM/ })).toBeVisible();
    await expect(page.getByLabel("Time zone")).toHaveValue("Asia/Tokyo");
    await page.getByLabel("Time zone").selectOption("UTC");
    await expect(page.getByRole("radio", { name: /2:00\sPM/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole("radio", { name: /2:00\sPM/ }).check();
    // As low as with a phone's address bar: what is missing is said above the button that stays in reach.
    await page.setViewportSize({ width: 390, height: 600 });
    await pressHere("Book this time");
    const wrong = page.getByText("Please enter an email address.");
    await expect(page.getByLabel("Your email address")).toBeFocused();
    await expect(async () => {
      const [said, bar] = [
        await wrong.boundingBox(),
        await page.getByRole("button", { name: "Book this time" }).boundingBox(),
      ];
      expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }).toPass({ timeout: 2_000 });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel("Your email address").fill("mika@people.test");
    await expectAccessibleInBothThemes(page);
    await pressHere("Book this time");
    await expect(page.getByRole("heading", { name: "See you then" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Join the conversation" })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    // Here no mail is sent.
    await expect(page.getByText("save this page’s link")).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Add to calendar" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("interview.ics");
  });

  await test.step("the booking is moved, kept after a reload, and canceled", async () => {
    await pressHere("Choose another time");
    await page.getByRole("radio").last().check();
    await pressHere("Move to this time");
    const isMoved = async () => {
      // The list of times, which is being left, shows the new one too.
      await expect(page.getByRole("heading", { name: "See you then" })).toBeVisible();
      await expect(page.getByText(/3:00\sPM/)).toBeVisible();
    };
    await isMoved();
    await page.reload();
    await isMoved();
    await pressHere("Cancel booking");
    await expectAccessibleInBothThemes(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel booking" }).click();
    await expect(page.getByRole("heading", { name: "Choose a time" })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(2);
  });
  await context.close();
});

test("times offered by mistake are taken back at once, or a day's free ones together", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const study = await launchStudy(page.request, {
    title: "Wrong week",
    type: "live-interview",
    language: "en",
    settings: { targetParticipants: 5, rewardCents: 2000, durationMin: 30 },
  });
  const offer = async () => {
    await page.getByRole("button", { name: "Offer times" }).click();
    await page.getByRole("button", { name: /^Offer \d+ times$/ }).click();
    await expect(page.getByRole("button", { name: "Remove free times" })).toHaveCount(5);
  };
  await page.goto(`/studies/${study.id}/times`);
  await offer();
  await expect(page.getByText(/^In your time zone, \w+/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No times are offered")).toBeVisible();
  await offer();
  await page.getByRole("button", { name: "Remove free times" }).first().click();
  await expect(page.getByRole("alertdialog", { name: /^Remove 8 free times on / })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("8 times are no longer offered.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove free times" })).toHaveCount(4);
});

test("whoever chooses a time as the last place is taken, or as the study ends, reads that, not that a time is gone", async ({
  page: researcher,
  browser,
}) => {
  await signInByCall(researcher.request, "admin@team.earshot.test");
  const study = await launchStudy(researcher.request, {
    title: "One place",
    type: "live-interview",
    language: "en",
    settings: { targetParticipants: 1, rewardCents: 2000, durationMin: 30 },
  });
  const slots = [72, 73, 74].map((hours) => ({
    startsAt: new Date(Date.now() + hours * HOUR_MS).toISOString(),
    endsAt: new Date(Date.now() + (hours + 0.5) * HOUR_MS).toISOString(),
  }));
  await callApp(researcher.request, "POST", `/api/studies/${study.id}/slots`, { slots });
  const choosing = async (at: number) => {
    const { context, page } = await phone(browser);
    await page.goto(study.url);
    await press(page, "I agree, continue");
    await page.getByRole("radio").nth(at).check();
    await page.getByLabel("Your email address").fill(`${at}@people.test`);
    return { context, page };
  };
  const people = await Promise.all([choosing(0), choosing(1), choosing(2)]);
  const [first, second, third] = people.map(({ page }) => page);
  if (!first || !second || !third) throw new Error("three people came");
  await press(first, "Book this time");
  await heading(first, "See you then");
  await press(second, "Book this time");
  await heading(second, "All spots are taken");
  await callApp(researcher.request, "POST", `/api/studies/${study.id}/end`, {});
  await press(third, "Book this time");
  await expect(third.getByText("It has ended.")).toBeVisible();
  await expectAccessibleInBothThemes(third);
  for (const { context } of people) await context.close();
});
