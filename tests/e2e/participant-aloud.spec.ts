import { type Browser, expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { firstRequest } from "./support/first-request";
import { launchStudy } from "./support/launch-study";
import { lostFocus, readAloud, said } from "./support/read-aloud";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const HOUR_MS = 3_600_000;
const settings = { targetParticipants: 5, rewardCents: 500, durationMin: 15 };

async function listener(browser: Browser, more: object = {}): Promise<Page> {
  const context = await browser.newContext(more);
  await readAloud(context);
  return context.newPage();
}

/** Pressed by keyboard, without a mouse. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  // Before hydration, a press is lost.
  await expect
    .poll(() => button.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react"))))
    .toBe(true);
  await button.focus();
  await page.keyboard.press("Enter");
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test.beforeEach(({ page }) => signInByCall(page.request, "admin@team.earshot.test"));

test("an interview is announced in its own language: its greeting, each question once, and time to stay at the end", async ({
  page: researcher,
  browser,
}) => {
  const study = await launchStudy(researcher.request, {
    title: "Wie Teams zahlen",
    type: "ai-curated-interview",
    language: "de",
    settings: { ...settings, redirectUrl: "https://example.com/ende" },
    guide: {
      sections: [
        {
          id: "g1",
          title: "Zahlen",
          questions: [
            { id: "q1", text: "Was nutzen Sie?", kind: "single", options: ["Karte", "Bargeld"] },
            { id: "q2", text: "Was noch?", kind: "multiple", options: ["Rechnung", "Lastschrift"] },
            { id: "q3", text: "Wie zufrieden sind Sie?", kind: "scale", scale: { min: 1, max: 10 } },
          ],
        },
      ],
    },
  });
  const page = await listener(browser);
  await page.goto(study.url);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await press(page, "Ich bin einverstanden, weiter");
  await press(page, /^Tippen/);
  await expect(page.getByRole("radio", { name: "Karte" })).toBeFocused();
  await expect.poll(async () => (await said(page)).join(" ")).toMatch(/KI-Moderation.*Was nutzen Sie\?$/);

  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Rechnung" })).toBeFocused();
  await expect(page.getByRole("group", { name: "Was noch?" })).toHaveAccessibleDescription(
    "Wählen Sie alles, was zutrifft",
  );
  expect(await said(page)).toEqual(["Die Moderation schreibt", "Was noch?"]);

  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: "1", exact: true })).toBeFocused();
  await page.emulateMedia({ forcedColors: "active" });
  await page.keyboard.press("Space");
  const fill = (name: string) =>
    page
      .getByRole("radio", { name, exact: true })
      .locator("..")
      .evaluate((label) => getComputedStyle(label).backgroundColor);
  await expect.poll(async () => (await fill("1")) !== (await fill("2"))).toBe(true);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Vielen Dank")).toBeFocused();
  await expect
    .poll(async () => Number((await said(page)).join(" ").match(/In (\d+) Sekunden/)?.[1]))
    .toBeGreaterThan(20);
  await press(page, "Hier bleiben");
  await expect(page.getByText(/Sekunden/)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Jetzt weiter" })).toBeFocused();
  await page.context().close();
});

test("a time is booked, moved and canceled by keyboard after reopening the page: the focus goes to each next heading", async ({
  page: researcher,
  browser,
}) => {
  const study = await launchStudy(researcher.request, {
    title: "Talk to us by key",
    type: "live-interview",
    language: "en",
    settings,
  });
  const start = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS;
  const slots = [0, 1].map((hours) => ({
    startsAt: new Date(start + hours * HOUR_MS).toISOString(),
    endsAt: new Date(start + hours * HOUR_MS + 45 * 60_000).toISOString(),
    meetingUrl: "https://meet.example.com/a",
  }));
  await callApp(researcher.request, "POST", `/api/studies/${study.id}/slots`, { slots });
  const page = await listener(browser);
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await expect(heading(page, "Choose a time")).toBeFocused();
  await page.reload();
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await press(page, "Book this time");
  const address = page.getByLabel("Your email address");
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription("Please enter an email address.");
  await page.keyboard.type("mika@people.test");
  await page.keyboard.press("Enter");
  await expect(heading(page, "See you then")).toBeFocused();
  await press(page, "Choose another time");
  await expect(heading(page, "Choose a time")).toBeFocused();
  await press(page, /^Keep my time/);
  await expect(heading(page, "See you then")).toBeFocused();
  await press(page, "Cancel booking");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Choose a time")).toBeFocused();
  await page.context().close();
});

test("what a form still needs is announced when it is sent, and not with every answer afterward", async ({
  page: researcher,
  browser,
}) => {
  const questions = ["First", "Second", "Third"].map((text, at) => ({ id: `q${at}`, text: `${text}?`, kind: "open" }));
  const study = await launchStudy(researcher.request, {
    title: "A form aloud",
    type: "ai-generated-survey",
    language: "en",
    settings,
    guide: { sections: [{ id: "g1", title: "All", questions }] },
  });
  const page = await listener(browser);
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await press(page, "Send my answers");
  const first = page.getByRole("textbox", { name: "First?" });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription("Please answer this question.");
  expect(await said(page)).toContain("3 questions still need an answer.");
  await page.keyboard.type("Something");
  await expect(page.getByText("2 questions still need an answer.")).toBeVisible();
  expect((await said(page)).filter((text) => text.includes("still need"))).toEqual([]);
  await press(page, "Send my answers");
  await expect(page.getByRole("textbox", { name: "Second?" })).toBeFocused();
  await page.context().close();
});

test("a consent text that changed meanwhile is announced, and a spoken answer keeps the focus while it is transcribed", async ({
  page: researcher,
  browser,
}) => {
  const study = await launchStudy(researcher.request, {
    title: "Spoken by key",
    type: "ai-curated-interview",
    language: "en",
    settings,
    guide: {
      sections: [{ id: "g1", title: "All", questions: [{ id: "q1", text: "Why did you leave?", kind: "open" }] }],
    },
  });
  const page = await listener(browser, { permissions: ["microphone"] });
  await page.goto(study.url);
  await firstRequest(page, "**/consent", (route) =>
    route.fulfill({ status: 409, json: { error: { code: "conflict" } } }),
  );
  await press(page, "I agree, continue");
  await expect.poll(() => said(page)).toContainEqual(expect.stringMatching(/^The text has changed/));
  await press(page, "I agree, continue");
  await press(page, /^Speak/);
  await press(page, "Allow microphone");
  await expect(page.getByText("We can hear you well.")).toBeVisible();
  await press(page, "Start");
  await expect(page.getByRole("button", { name: "Speak your answer" })).toBeFocused();
  const before = await lostFocus(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
  await expect.poll(async () => (await page.getByText(/^0:0[2-9]$/).count()) > 0).toBe(true);
  await said(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Your answer" })).toBeFocused();
  expect(await lostFocus(page)).toBe(before);
  expect((await said(page)).length).toBeGreaterThan(0);
  await page.context().close();
});
