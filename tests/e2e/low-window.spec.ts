import { expect } from "@playwright/test";
import { launchStudy } from "./support/launch-study";
import { box, heading, press } from "./support/on-a-phone";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

/** What a window of 1280 × 800 px shows at 200 %. */
const LOW = { width: 640, height: 400 };
const OPTIONS = ["By card", "By invoice", "By direct debit", "From a shared account", "In cash"];

test("in a low window a question stays above its choices, however many there are", async ({
  page: researcher,
  browser,
}) => {
  await signInByCall(researcher.request, "admin@team.earshot.test");
  const ask = (id: string, text: string, more: object) => ({ id, text, probe: "none", required: true, ...more });
  const questions = [
    ask("q1", "What did you want to buy?", { kind: "open" }),
    ask("q2", "How did you pay the time before?", { kind: "single", options: OPTIONS }),
  ];
  const study = await launchStudy(researcher.request, {
    title: "Paying",
    type: "ai-curated-interview",
    language: "en",
    settings: { targetParticipants: 5, rewardCents: 500, durationMin: 5 },
    guide: { sections: [{ id: "g1", title: "Paying", questions }] },
  });
  const context = await browser.newContext({ viewport: LOW });
  const page = await context.newPage();
  await page.goto(study.url);
  await press(page, "I agree, continue");
  await page.getByRole("button", { name: /^(Type|Start)/ }).click();
  await box(page).fill("Running shoes, and the total changed on the last page.");
  await press(page, "Send");
  const question = page.locator("#question");
  await expect(question).toHaveText("How did you pay the time before?");
  const bar = await page.getByRole("banner").boundingBox();
  const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
  const [asked, first] = [question, page.getByText("By card")];
  await expect.poll(async () => (await asked.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(barEnd);
  await expect(first).toBeInViewport({ ratio: 1 });
  await page.getByRole("radio", { name: "In cash" }).check();
  await press(page, "Send");
  await heading(page, "Thank you");
  await context.close();
});
