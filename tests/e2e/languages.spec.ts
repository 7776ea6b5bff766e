import { type Browser, expect, type Page } from "@playwright/test";
import { expectSound } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const settings = { targetParticipants: 5, rewardCents: 500, durationMin: 15 };
const SLOW_MS = 30_000;

const onPhone = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();

test.beforeEach(({ page }) => signInByCall(page.request, "admin@team.earshot.test"));

test("interviews in Japanese, Polish and Arabic are held in their language to the end, in its direction", async ({
  page: researcher,
  browser,
}) => {
  const wanted = [
    { language: "ar", dir: "rtl", agree: "أوافق، متابعة", box: "إجابتكم", said: "التطبيق توقف فجأة", end: "شكرًا لكم" },
    {
      language: "ja",
      agree: "同意して進む",
      box: "回答",
      said: "登録がとても面倒だったので、途中で諦めました",
      end: "ありがとうございました",
    },
    { language: "pl", agree: "Zgadzam się, dalej", box: "Odpowiedź", said: "Strona się zawiesiła", end: "Dziękujemy" },
  ];
  for (const { language, dir = "ltr", agree, box, said, end } of wanted) {
    const study = await launchStudy(researcher.request, {
      title: `Apple Pay (${language})`,
      type: "ai-curated-interview",
      language,
      settings: { ...settings, voice: false },
      guide: { sections: [{ title: "1", questions: [{ text: "Apple Pay?", kind: "open", probe: "none" }] }] },
    });
    const page = await onPhone(browser);
    await page.goto(study.url);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("html")).toHaveAttribute("dir", dir);
    await expectSound(page);
    await page.getByRole("button", { name: agree }).click();
    // Empty, the box has the page's direction; then that of what is written.
    const answer = page.getByRole("textbox", { name: box });
    await expect(answer).toHaveCSS("direction", dir);
    await answer.fill("In English");
    await expect(answer).toHaveCSS("direction", "ltr");
    await answer.fill(said);
    await expect(answer).toHaveCSS("direction", dir);
    await page.locator("main form button[type=submit]").click();
    await expect(page.getByRole("heading", { level: 1, name: end })).toBeVisible({ timeout: SLOW_MS });
    await expectSound(page);
    await page.context().close();
  }
});
