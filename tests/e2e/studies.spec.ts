import { type Browser, devices, expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { firstRequest } from "./support/first-request";
import { listening } from "./support/listening";
import { signInByCall } from "./support/sign-in-by-call";
import { answerAll, answerOne, begin, comeIn } from "./support/take-interview";
import { test } from "./support/test";

const QUESTION = "Why do trial users leave before they pay?";
const ASKED = "Tell me about the last time you gave up on paying for something online.";
const SAID = "I gave up at the checkout because the total jumped by forty euros on the very last page.";

async function phoneOf(browser: Browser): Promise<Page> {
  const { viewport, userAgent, deviceScaleFactor } = devices["Pixel 7"];
  const context = await browser.newContext({ viewport, userAgent, deviceScaleFactor, hasTouch: true });
  return context.newPage();
}

const saved = (page: Page) => expect(page.getByText("Saved", { exact: true })).toBeVisible();
const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

async function fromMenu(page: Page, button: string, item: string) {
  await page.getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

test("a study from its question to a session and its end, with a participant on a phone", async ({ page, browser }) => {
  await signInByCall(page.request, "admin@pro.earshot.test");
  await callApp(page.request, "PATCH", "/api/settings/billing", { card: null });

  await test.step("Eva drafts a study from a question", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Studies", exact: true }).click();
    await page.getByRole("link", { name: "New study" }).click();
    await page.getByLabel("What do you want to learn?").fill(QUESTION);
    await page.getByRole("button", { name: "Draft with Eva" }).click();
    await expect(page).toHaveURL(/\/studies\/std_\w+\/edit$/);
    await expect(page.getByRole("textbox", { name: /^Question \d/ })).not.toHaveCount(0);
  });
  const id = /std_\w+/.exec(page.url())?.[0] ?? "";

  await test.step("the guide is edited in place, moved by keyboard and saved by itself", async () => {
    while ((await page.getByRole("textbox", { name: /^Title of section/ }).count()) > 1)
      await page
        .getByRole("button", { name: /^More actions for .*$/ })
        .last()
        .click()
        .then(() => page.getByRole("menuitem", { name: /^Delete/ }).click());
    const questions = page.getByRole("textbox", { name: /^Question \d/ });
    await questions.first().fill(ASKED);
    await questions.first().press("Enter");
    await expect(questions.nth(1)).toBeFocused();
    await questions.nth(1).fill("How sure were you that you wanted it?");
    await page.getByLabel("Kind of answer", { exact: true }).selectOption({ label: "Scale" });
    await questions.nth(1).press("Alt+ArrowUp");
    await expect(questions.first()).toHaveValue("How sure were you that you wanted it?");
    await expect(questions.first()).toBeFocused();
    await questions.first().press("Alt+ArrowDown");
    await saved(page);
    await page.reload();
    await expect(questions.first()).toHaveValue(ASKED);
    await expect(questions.nth(1)).toHaveValue("How sure were you that you wanted it?");
  });

  await test.step("a question is dragged to its place", async () => {
    const questions = page.getByRole("textbox", { name: /^Question \d/ });
    const cards = page.getByRole("listitem").filter({ has: questions });
    await cards.nth(1).hover();
    await cards
      .nth(1)
      .getByTitle("Drag to move")
      .dragTo(cards.first(), { targetPosition: { x: 200, y: 4 } });
    await expect(questions.nth(1)).toHaveValue(ASKED);
    await fromMenu(page, "More actions for question 1", "Delete");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(questions.nth(1)).toHaveValue(ASKED);
    await fromMenu(page, "More actions for question 1", "Delete");
    await expect(questions.first()).toHaveValue(ASKED);
    await saved(page);
  });

  await test.step("the screener lets in those who fit", async () => {
    await tab(page, "Screener");
    const cards = page.getByRole("textbox", { name: /^Screener question/ });
    for (let left = await cards.count(); left > 0; left -= 1)
      await fromMenu(page, `More actions for screener question ${left}`, "Delete");
    await page.getByRole("button", { name: "Add a screener question" }).click();
    await cards.first().fill("Have you tried a paid app in the last year?");
    await page.getByLabel("Option 1", { exact: true }).fill("Yes, at least one");
    await page.getByLabel("Option 1 qualifies").check();
    await page.getByLabel("Option 2", { exact: true }).fill("No");
    await saved(page);
  });

  await test.step("what is missing is named and leads to its field", async () => {
    await expect(page.getByRole("row", { name: /Total \$48\.00/ })).toBeVisible();
    await page.getByRole("button", { name: "Change participants" }).click();
    const participants = page.getByLabel("Participants", { exact: true });
    await expect(participants).toBeFocused();
    await participants.fill("");
    await page
      .getByRole("button", { name: /^Launch/ })
      .first()
      .click();
    await page.getByRole("button", { name: /how many participants/ }).click();
    await expect(participants).toBeFocused();
  });

  await test.step("the price builds up with the audience", async () => {
    await page.getByLabel("Participants", { exact: true }).fill("5");
    await expect(page.getByRole("row", { name: /Total \$30\.00/ })).toBeVisible();
    await page.getByLabel(/^Reward per participant/).fill("20");
    await expect(page.getByRole("row", { name: /Total \$130\.00/ })).toBeVisible();
    for (const place of ["Germany", "California"]) {
      await page.getByRole("button", { name: /places|Add a place/ }).click();
      await page.getByPlaceholder("Country or US state").fill(place);
      await page.getByRole("option", { name: place }).first().click();
      await page.keyboard.press("Escape");
    }
    await page.getByLabel("Age from").fill("25");
    await page.getByLabel("to", { exact: true }).fill("45");
    await saved(page);
  });

  await test.step("if the price changed meanwhile, approval is asked for again, and nothing is charged", async () => {
    await page
      .getByRole("button", { name: /^Launch/ })
      .first()
      .click();
    const launch = page.getByRole("button", { name: "Launch for $130.00" });
    await expect(launch).toBeEnabled();
    await callApp(page.request, "PATCH", `/api/studies/${id}`, { settings: { rewardCents: 2500 } });
    await launch.click();
    await expect(page.getByText("It was $130.00 and is now $155.00.")).toBeVisible();
    expect((await callApp(page.request, "GET", `/api/studies/${id}`)).status).toBe("draft");
  });

  await test.step("it is launched at the new price, paid in the sandbox", async () => {
    await page.getByRole("button", { name: "Launch for $155.00" }).click();
    await expect(page).toHaveURL(/\/pay\//);
    await listening(page);
    await page.getByRole("button", { name: "Pay $155.00" }).click();
    await expect(page.getByText("The study is running")).toBeVisible();
    await expect(page).toHaveURL(`/studies/${id}`);
    await expect(page.getByText("The study is running")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Latest sessions" })).toBeVisible();
    await expect(page.getByText("The study is running")).toHaveCount(0);
  });
  const link = await page.getByRole("textbox", { name: "Participant link" }).inputValue();

  const phone = await phoneOf(browser);
  await test.step("someone who doesn't fit is thanked politely", async () => {
    await comeIn(phone, link, "No");
    await expect(phone.getByRole("heading", { name: "Thank you for your answers" })).toBeVisible();
  });

  const other = await phoneOf(browser);
  await test.step("someone who fits starts, closes the tab, and continues where they were", async () => {
    await comeIn(other, link, "Yes, at least one");
    await begin(other);
    await expect(other.locator("#question")).toHaveText(ASKED);
    await answerOne(other, SAID);
    const own = other.url();
    await other.goto("about:blank");
    await other.goto(own);
    const goOn = other.getByRole("button", { name: "Continue" });
    await expect(goOn.or(other.getByText(SAID)).first()).toBeVisible();
    if (await goOn.isVisible()) await goOn.click();
    await expect(other.getByText(SAID)).toBeVisible();
  });

  await test.step("the researcher sees that somebody is in it", async () => {
    const count = page
      .locator("dt", { hasText: /^In progress$/ })
      .locator("+ dd > span > span")
      .first();
    await expect(count).toHaveText("1");
  });

  await test.step("the interview is finished on the phone and arrives by itself", async () => {
    await answerAll(other, [
      "The page before had said something else, so I felt tricked and closed it.",
      "I went back to the free tool that my colleague uses.",
    ]);
    await expect(page.getByText("Finished", { exact: true }).first().locator("..")).toContainText("1", {
      timeout: 20_000,
    });
  });

  await test.step("the session shows what was said, and links to it", async () => {
    await page.getByRole("link", { name: /^Sessions/ }).click();
    await page.getByRole("link", { name: "P2", exact: true }).click();
    await expect(page.getByText(SAID).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Chapters" })).toBeVisible();
    // The study is in no project yet, and tags are kept in one: whoever tags first makes it.
    await page.getByText(SAID).first().click();
    await page.keyboard.press("t");
    await expect(page.getByRole("radio", { name: /^New project “/ })).toBeChecked();
    // A quick typist doesn't wait for the tags, which here come only afterwards.
    let bringTags = () => {};
    const entered = new Promise<void>((resolve) => {
      bringTags = resolve;
    });
    await firstRequest(page, "**/api/library/projects/*/tags", (route) => entered.then(() => route.continue()));
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByPlaceholder("Find or create a tag").fill("Surprise costs");
    await page.keyboard.press("Enter");
    bringTags();
    await expect(page.getByText("1 on this passage")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.keyboard.press("b");
    await page.getByRole("button", { name: "Create board and add card" }).click();
    await expect(page.getByText(/^Added to “/)).toBeVisible();
    await page.getByRole("complementary", { name: "About this session" }).getByRole("link").first().click();
    await expect(page.locator("[aria-current=location]")).toBeInViewport();
    // On a phone its words come first, and the chapters are a menu that stays in view.
    const desk = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("heading", { name: "Chapters" })).toBeHidden();
    await page.getByRole("button", { name: "Chapters" }).click();
    await page.getByRole("menuitem").last().click();
    await expect(page.locator("[aria-current=location]")).toBeInViewport();
    await page.getByRole("button", { name: "Personal data" }).click();
    await expect(page.getByRole("region", { name: "Personal data" })).toContainText("can be found and masked");
    await page.setViewportSize(desk);
  });

  await test.step("it is excluded with a reason, and included again", async () => {
    await page.getByRole("button", { name: "Exclude" }).click();
    await page.getByLabel("Reason").fill("A colleague who tried it out.");
    await page.getByRole("dialog").getByRole("button", { name: "Exclude" }).click();
    await expect(page.getByText("A colleague who tried it out.")).toBeVisible();
    await page.getByRole("button", { name: "Include again" }).click();
    await expect(page.getByRole("button", { name: "Exclude" })).toBeVisible();
  });

  await test.step("paused, nobody new starts; resumed, they do; ended, nobody does", async () => {
    await page.goto(`/studies/${id}`);
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Paused", { exact: true })).toBeVisible();
    const third = await phoneOf(browser);
    await third.goto(link);
    await expect(third.getByText("It’s on a short break.")).toBeVisible();
    await page.getByRole("button", { name: "Resume" }).click();
    await expect(page.getByText("Running", { exact: true })).toBeVisible();
    await third.reload();
    await expect(third.getByRole("button", { name: "I agree, continue" })).toBeVisible();
    await page
      .getByRole("button", { name: /^More actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "End study" }).click();
    await expect(page.getByText("1 of 5 people have finished")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "End study" }).click();
    await expect(page.getByText("Ended early")).toBeVisible();
    await third.reload();
    await expect(third.getByText("It has ended.")).toBeVisible();
  });
});

test("two tabs never overwrite each other, and an observer can only read", async ({ page, browser }) => {
  await signInByCall(page.request, "member@pro.earshot.test");
  const title = `Two tabs ${Date.now()}`;
  const { id } = await callApp(page.request, "POST", "/api/studies", { title });
  const second = await page.context().newPage();
  await Promise.all([page.goto(`/studies/${id}/edit`), second.goto(`/studies/${id}/edit`)]);
  // The preview is rendered only in the browser: once it is there, the page is interactive.
  for (const one of [page, second]) await expect(one.getByText("Preview: nothing is saved")).toBeVisible();
  await second.getByLabel("Title", { exact: true }).fill(`${title}, second`);
  await saved(second);
  await page.getByLabel("Title", { exact: true }).fill(`${title}, first`);
  await expect(page.getByText("Changed in another tab or by a colleague")).toBeVisible();
  await page.getByRole("button", { name: "Load their version" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`${title}, second`);
  await page.getByLabel("Title", { exact: true }).fill(`${title}, agreed`);
  await saved(page);
  expect((await callApp(page.request, "GET", `/api/studies/${id}`)).title).toBe(`${title}, agreed`);

  const observer = await (await browser.newContext()).newPage();
  await signInByCall(observer.request, "observer@pro.earshot.test");
  await observer.goto(`/studies/${id}/edit`);
  await expect(observer).toHaveURL(new RegExp(`/studies/${id}$`));
  await expect(observer.getByRole("heading", { name: `${title}, agreed` })).toBeVisible();
  await observer.goto("/studies");
  await expect(observer.getByRole("link", { name: `${title}, agreed` })).toBeVisible();
  await expect(observer.getByRole("link", { name: "New study" })).toHaveCount(0);
  await expect(observer.getByRole("button", { name: /^More actions for/ })).toHaveCount(0);
});
