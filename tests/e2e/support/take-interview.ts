import { expect, type Page } from "@playwright/test";

const MOST_TURNS = 30;
const SLOW_MS = 30_000;
/** The box may leave the page between two polls: a single poll never waits for it to come back. */
const LOOK = { timeout: 500 };
const ACT = { timeout: 5_000 };

/** Consents and answers the screener with an option; the address is then the participant's own. */
export async function comeIn(phone: Page, link: string, option: string): Promise<void> {
  await phone.goto(link);
  await phone.getByRole("button", { name: "I agree, continue" }).click();
  await phone.getByText(option, { exact: true }).click();
  await phone.getByRole("button", { name: "Continue" }).click();
}

/** From the step after the screener to the first question, choosing to type. */
export async function begin(phone: Page): Promise<void> {
  await phone.getByRole("button", { name: /^Type/ }).click();
}

/** Answers the current question, and waits for the next one, or the end. */
export async function answerOne(phone: Page, answer: string): Promise<"next" | "done"> {
  const box = phone.getByRole("textbox", { name: "Your answer" });
  const thanks = phone.getByRole("heading", { name: "Thank you", exact: true });
  await expect(box.or(thanks).first()).toBeVisible({ timeout: SLOW_MS });
  if (await thanks.isVisible()) return "done";
  const send = phone.getByRole("button", { name: "Send", exact: true });
  const wasSent = await box
    .fill(answer, ACT)
    .then(() => send.click(ACT))
    .then(
      () => true,
      () => false,
    );
  if (!wasSent) {
    // The box belonged to the last question and is about to disappear.
    await expect(thanks).toBeVisible({ timeout: SLOW_MS });
    return "done";
  }
  await expect(async () => {
    // While an answer is being sent, the box is already empty, but can't be written in.
    const isNext = (await box.count()) > 0 && (await box.inputValue(LOOK)) === "" && (await box.isEditable(LOOK));
    expect(isNext || (await thanks.isVisible())).toBe(true);
  }).toPass({ timeout: SLOW_MS });
  return (await thanks.isVisible()) ? "done" : "next";
}

/** Answers whatever is asked until the thanks, each time with the next of the answers. */
export async function answerAll(phone: Page, answers: string[]): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1)
    if ((await answerOne(phone, answers[turn % answers.length] ?? "I can't say.")) === "done") return;
  throw new Error("the interview does not end");
}
