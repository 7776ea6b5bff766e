import { expect } from "@playwright/test";
import { callApp, headers } from "./support/call-app";
import { launchStudy } from "./support/launch-study";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

test("a question as long as its box allows makes a study", async ({ page }) => {
  await signInByCall(page.request, "member@team.earshot.test");
  await page.goto("/studies/new");
  await page.getByRole("textbox", { name: "What do you want to learn?" }).focus();
  await page.keyboard.insertText("Why do people wait? ".repeat(150));
  await page.getByRole("button", { name: "Start from scratch" }).click();
  await expect(page).toHaveURL(/\/edit$/);
});

test("a draft that a colleague deletes while it is edited says so, and isn’t tried to be saved again and again", async ({
  page,
}) => {
  await signInByCall(page.request, "member@team.earshot.test");
  const { id } = await callApp(page.request, "POST", "/api/studies", { title: "Short", type: "ai-curated-interview" });
  await page.goto(`/studies/${id}/edit`);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Short");
  await page.request.delete(`/api/studies/${id}`, { headers });
  await page.getByRole("textbox", { name: "Title" }).fill("Shorter");
  await expect(page.getByText("This study was deleted")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Shorter");
});

test("on a small screen no bar covers what one reaches by keyboard, and a pressed question stays where it is", async ({
  page,
}) => {
  await signInByCall(page.request, "member@team.earshot.test");
  await page.setViewportSize({ width: 390, height: 560 });
  await page.goto("/studies/new");
  await page.getByRole("textbox", { name: "What do you want to learn?" }).fill("Why do people wait?");
  await page.getByRole("button", { name: "Draft with Eva" }).click();
  await page.getByRole("textbox", { name: "Question 1", exact: true }).focus();
  const covered: string[] = [];
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    const name = await page.locator(":focus").evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      return seen && (element.contains(seen) || seen.contains(element)) ? null : element.outerHTML.slice(0, 200);
    });
    if (name) covered.push(name);
  }
  expect(covered).toEqual([]);

  // The one above folds, which must not move this one from under the pointer.
  const fourth = page.getByRole("textbox", { name: "Question 4", exact: true });
  await page.getByRole("textbox", { name: "Question 3", exact: true }).focus();
  await fourth.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await fourth.boundingBox();
  await fourth.click();
  await expect(page.getByRole("listitem").filter({ has: fourth }).getByLabel("Kind of answer")).toBeVisible();
  expect((await fourth.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test("the reason a long form failed scrolls into view, wherever its button is", async ({ page }) => {
  await signInByCall(page.request, "member@team.earshot.test");
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/studies/new");
  await page.getByLabel("What do you want to learn?").fill("Why do trial users leave?");
  await page.route("**/api/studies", (route) => route.abort());
  const send = page.getByRole("button", { name: "Draft with Eva" });
  await send.click();
  const why = page.getByText(/^Earshot can.t be reached/);
  await expect(why).toBeInViewport();
  // The same failure again, from the end of the form.
  await send.scrollIntoViewIfNeeded();
  await expect(why).not.toBeInViewport();
  await send.click();
  await expect(why).toBeInViewport();
});

test("deciding about people by keyboard keeps the focus on the person, and inviting keeps it on the addresses", async ({
  page,
  browser,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const study = await launchStudy(page.request, {
    title: "People to decide about",
    type: "ai-generated-survey",
    language: "en",
    settings: { targetParticipants: 5 },
    guide: {
      sections: [{ id: "g1", title: "Paying", questions: [{ id: "q1", text: "Why?", kind: "open", probe: "none" }] }],
    },
    screener: {
      questions: [
        {
          id: "buys",
          type: "multiLineInput",
          label: "What did you buy last?",
          selectionConditionAi: "bought shoes in the last month",
        },
      ],
    },
  });
  const participant = await browser.newPage();
  await participant.goto(study.url);
  await participant.getByRole("button", { name: "I agree, continue" }).click();
  await participant.getByRole("textbox").fill("It is hard to say.");
  await participant.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(participant.getByRole("heading", { name: /reviewing your answers/ })).toBeVisible();
  await participant.close();
  await page.goto(`/studies/${study.id}/participants`);
  await page.getByRole("button", { name: "Let P1 in" }).press("Enter");
  await expect(page.getByText("Fits", { exact: true })).toBeVisible();
  await expect(page.locator("summary", { hasText: "P1" })).toBeFocused();

  await page.goto(`/studies/${study.id}/recruit`);
  await page.getByRole("button", { name: "Pause" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Pause" }).press("Enter");
  await expect(page.getByRole("button", { name: "Resume" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
  await page.getByLabel("Email addresses").fill(`ana-${Date.now()}@people.test`);
  await page.getByRole("button", { name: "Invite 1 person" }).press("Enter");
  await expect(page.getByText("1 person was invited.")).toBeVisible();
  await expect(page.getByLabel("Email addresses")).toBeFocused();
});

test("a dialog that starts with a field returns the focus", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  await page.goto("/settings/members");
  const opener = page.getByRole("button", { name: "Invite people" });
  await opener.press("Enter");
  await expect(page.getByLabel("Email addresses")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});
