import { setTimeout } from "node:timers/promises";
import { type Browser, expect, type Page } from "@playwright/test";
import { claimBelow } from "@/lib/core/evidence/asked-claim";
import { headers } from "./support/call-app";
import { expectAccessibleInBothThemes, expectSound } from "./support/expect-accessible";
import { printed, withoutBlanks } from "./support/paper";
import { signInByCall } from "./support/sign-in-by-call";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

/** Tall enough to show two claims at once: nothing scrolls while a quote is dragged. */
const DESK = { width: 1440, height: 1700 };
const MADE = { timeout: 120_000 };

type Claim = {
  id: string;
  text: string;
  hidden: boolean;
  support: number;
  clips: { id: string; stance: string; evidence: { quote: string } }[];
};
type Theme = { id: string; title: string; hidden: boolean; claims: Claim[] };
type Readout = { version: number; status: string; generation: number; themes: Theme[] };

/** The readout of the demo's finished interviews, in a workspace that no other test changes. */
async function openReadout(browser: Browser, who: string, options = {}) {
  const page = await signedIn(browser, `${who}.earshot.test`, { viewport: DESK, ...options });
  const studies = await page.request.get("/api/studies?status=ended&q=leave+at+the+checkout");
  const path = `/studies/${(await studies.json()).items[0].id}/readout`;
  const read = async (): Promise<Readout> => (await page.request.get(`/api${path}`)).json();
  const generate = () => page.request.post(`/api${path}/generate`, { headers, data: {} });
  const edit = async (change: Record<string, unknown>) => {
    const data = { version: (await read()).version, edit: change };
    expect((await page.request.post(`/api${path}/edits`, { headers, data })).ok()).toBe(true);
  };
  if ((await read()).status === "none") await generate();
  await expect.poll(async () => (await read()).status, MADE).toBe("ready");
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 2, name: "Next steps" })).toBeVisible();
  return { page, path, read, edit };
}

const theme = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });
const side = (page: Page, of: "For" | "Against", claim: Claim) =>
  page.getByRole("region", { name: `${of}: ${claim.text}`, exact: true });
const choose = async (page: Page, of: string, act: string) => {
  await page.getByRole("button", { name: `More actions for ${of}` }).click();
  await page.getByRole("menuitem", { name: act }).click();
};

test("a figure opens its quotes, and a quote its second", async ({ browser }) => {
  const { page, read } = await openReadout(browser, "member@pro");
  await page.getByText("Which were left out, and why").click();
  await expect(page.getByText(/^Excluded: /)).toBeVisible();
  await expect(page.getByText(/^Flagged: /)).toBeVisible();

  const [first] = (await read()).themes.filter(({ hidden }) => !hidden);
  const claim = first?.claims.find(({ support }) => support > 1);
  if (!first || !claim) throw new Error("The demo's readout has no claim that two people support.");
  await page
    .locator(`[id="${claim.id}"]`)
    .getByRole("button", { name: /^\d+ of \d+ for$/ })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 3 })).toHaveCount(claim.support);
  await dialog.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/sessions\/[\w-]+#s\d+$/);

  const { page: seen } = await openReadout(browser, "observer@pro");
  await expect(seen.getByRole("heading", { level: 2, name: first.title, exact: true })).toBeVisible();
  await expect(
    seen.getByRole("main").getByRole("button", { name: /^(Regenerate|Export|Add|More actions for [^t“])/ }),
  ).toHaveCount(0);
  await expect(seen.getByRole("button", { name: first.title, exact: true })).toHaveCount(0);
  await Promise.all([page.context().close(), seen.context().close()]);
});

test("what a person changed is still there after the readout is generated again", async ({ browser }) => {
  const { page, read, edit } = await openReadout(browser, "member@scale");
  const stamp = Date.now();
  const [named, alone] = [`What I call it ${stamp}`, `Mine alone ${stamp}`];
  // Items hidden by an earlier try would be counted.
  for (const { id } of (await read()).themes.filter(({ hidden }) => hidden))
    await edit({ kind: "edit_theme", themeId: id, hidden: false });
  const before = (await read()).themes.filter(({ hidden }) => !hidden);
  const first = before.find(({ claims }) => claims.length > 1);
  const second = before.find((one) => one !== first);
  const [from, to] = first?.claims ?? [];
  const quote = from?.clips.find((clip) => !to?.clips.some(({ id }) => id === clip.id));
  if (!first || !second || !from || !to || !quote) throw new Error("The demo's readout is too small.");

  await test.step("a theme is renamed in place", async () => {
    await theme(page, first.title).getByRole("button", { name: first.title, exact: true }).click();
    await page.getByRole("textbox", { name: "Theme title" }).fill(named);
    await page.keyboard.press("Enter");
    await expect(theme(page, named)).toBeVisible();
    await expect(page.getByRole("link", { name: new RegExp(`^${named}`) })).toBeVisible();
  });

  await test.step("a quote is dragged to the other side of another claim", async () => {
    const dragged = page.locator(`[id="${from.id}"] [data-quote="${quote.id}"]`);
    // Both places are visible at once: dragging doesn't scroll.
    await dragged.evaluate((row) => row.scrollIntoView({ block: "start" }));
    await dragged.getByTitle("Drag to another claim").dragTo(side(page, "Against", to));
    await expect(side(page, "Against", to).locator(`[data-quote="${quote.id}"]`)).toBeVisible();
    await expect(dragged).toHaveCount(0);
  });

  await test.step("a theme is hidden, shown again by undo, and hidden for good", async () => {
    await choose(page, second.title, "Hide theme");
    await expect(theme(page, second.title)).toHaveCount(0);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(theme(page, second.title)).toBeVisible();
    await choose(page, second.title, "Hide theme");
    await expect(theme(page, second.title)).toHaveCount(0);
  });

  await test.step("a claim and a next step are added by keyboard", async () => {
    const mine = theme(page, named);
    await mine.getByRole("button", { name: "Add a claim" }).press("Enter");
    await page.keyboard.type(alone);
    await page.keyboard.press("Enter");
    await expect(mine.getByRole("heading", { level: 3, name: alone })).toBeVisible();
    await page.getByRole("button", { name: "Add a next step" }).press("Enter");
    await page.keyboard.type(`Say the price ${stamp}`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("checkbox", { name: `Done: Say the price ${stamp}` })).toBeVisible();
  });

  await test.step("all of it stays", async () => {
    const { generation } = await read();
    await page.getByRole("button", { name: "Regenerate" }).click();
    await page.getByRole("button", { name: "Regenerate now" }).click();
    await expect.poll(async () => (await read()).generation).toBeGreaterThan(generation);
    await expect.poll(async () => (await read()).status, MADE).toBe("ready");
    await expect(page.getByText(/^(Changes since|Regenerated)/)).toBeVisible(MADE);
    await expect(theme(page, named)).toBeVisible();
    await expect(theme(page, second.title)).toHaveCount(0);
    await expect(side(page, "Against", to).locator(`[data-quote="${quote.id}"]`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 3, name: alone })).toBeVisible();
    await page.getByText("1 hidden theme", { exact: true }).click();
    await page.getByRole("button", { name: `Show “${second.title}” again` }).click();
    await expect(theme(page, second.title)).toBeVisible();
  });

  await test.step("if two people rename at once, the second sees the first one's name and keeps what they typed", async () => {
    await page.getByRole("button", { name: named, exact: true }).click();
    const box = page.getByRole("textbox", { name: "Theme title" });
    await box.fill(`What both call it ${stamp}`);
    await edit({ kind: "edit_theme", themeId: first.id, title: `What they call it ${stamp}` });
    await expect(
      page.getByText(`Someone else changed this to “What they call it ${stamp}” in the meantime.`),
    ).toBeVisible();
    await expect(box).toHaveValue(`What both call it ${stamp}`);
    await box.press("Enter");
    await expect(theme(page, `What both call it ${stamp}`)).toBeVisible();
  });
  await page.context().close();
});

test("a quote is moved to another claim by keyboard, and a next step is copied with its quotes", async ({
  browser,
}) => {
  const permissions = ["clipboard-read", "clipboard-write"];
  const { page, read } = await openReadout(browser, "admin@team", { permissions });
  const claims = (await read()).themes.filter(({ hidden }) => !hidden).flatMap((one) => one.claims);
  const [from, ...others] = claims;
  // If there are many quotes, only the first are shown: the moved one comes first.
  const to = others.toSorted((a, b) => b.clips.length - a.clips.length)[0];
  const quote = from?.clips.find((clip) => !to?.clips.some(({ id }) => id === clip.id));
  if (!from || !to || !quote) throw new Error("The demo's readout is too small.");
  const item = page.locator(`[id="${from.id}"] [data-quote="${quote.id}"]`);
  await item.getByRole("button", { name: /^More actions for/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Move to another claim…" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: to.text, exact: true }).check();
  await dialog.getByRole("button", { name: "Move", exact: true }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(`[id="${to.id}"] [data-quote="${quote.id}"]`)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(item).toBeVisible();

  await page.getByRole("button", { name: "Copy as Markdown" }).first().click();
  await expect(page.getByText("Next step copied as Markdown, with its quotes.", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^## .+/);
  expect(copied).toMatch(/^> .+/m);

  await page.route("**/readout/edits", async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
  const steps = page.getByRole("checkbox", { name: /^Done: / });
  await steps.nth(0).click();
  await steps.nth(1).click();
  await expect(steps.nth(0)).toBeChecked();
  await expect(steps.nth(1)).toBeChecked();
  await expect(page.getByText(/^Somebody else/)).toHaveCount(0);
  await page.unroute("**/readout/edits");
  await page.context().close();
});

test.describe("what is typed", () => {
  // Both change the readout of the same workspace.
  test.describe.configure({ mode: "serial" });

  test("words that one may no longer save stay where they were typed, and a readout leads to a report of it", async ({
    browser,
  }) => {
    const { page, path } = await openReadout(browser, "member@pro");
    await page.getByRole("link", { name: "Write report" }).click();
    const study = path.split("/")[2];
    await expect(page).toHaveURL(`/reports/new?studyId=${study}`);
    await expect(page.getByRole("option", { selected: true })).toHaveText(/leave at the checkout/);
    await page.goBack();
    await page.getByRole("button", { name: "Add a theme" }).click();
    const box = page.getByRole("textbox", { name: "Add a theme" });
    await box.fill("What nobody asked about");
    // From now on they may only read. To the page it is the same person: another one's calls are refused as such.
    await signInByCall(page.request, "observer@pro.earshot.test");
    await page.locator("[data-page-of]").evaluate((frame) => frame.removeAttribute("data-page-of"));
    await box.press("Enter");
    await expect(page.getByText(/^(Your role in this workspace|Observers can read)/)).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(box).toHaveValue("What nobody asked about");
    // Whoever reads sees what others change; here that would take the field away.
    const other = await signedIn(browser, "member@pro.earshot.test");
    const readout = `/api/studies/${study}/readout`;
    const { version } = await (await other.request.get(readout)).json();
    const edit = { kind: "edit_summary", summary: "Somebody else wrote this." };
    expect((await other.request.post(`${readout}/edits`, { headers, data: { version, edit } })).ok()).toBe(true);
    const told = page.getByRole("region", { name: /^Notifications/ });
    await expect(told.getByText("You can only read this readout now.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(box).toHaveValue("What nobody asked about");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("Somebody else wrote this.")).toBeVisible();
    await other.request.post(`${readout}/undo`, { headers, data: {} });
    await other.context().close();
    await page.context().close();
  });

  test("a change whose answer got lost is one's own when it is made again, and made once", async ({ browser }) => {
    const { page } = await openReadout(browser, "member@pro");
    const loseAnswer = () =>
      page.route(
        "**/readout/edits",
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    const title = "Answers that were lost";
    await page.getByRole("button", { name: "Add a theme" }).click();
    const box = page.getByRole("textbox", { name: "Add a theme" });
    await box.fill(title);
    await loseAnswer();
    await box.press("Enter");
    await expect(theme(page, title)).toBeVisible();
    await box.press("Enter");
    await expect(box).toHaveCount(0);
    await expect(theme(page, title)).toHaveCount(1);

    await theme(page, title).getByRole("heading").getByRole("button").first().click();
    const field = page.getByRole("textbox", { name: "Theme title" });
    await field.fill("Answers that arrived");
    await loseAnswer();
    await field.press("Enter");
    // The page has been read again: the rest of the theme has the new title.
    await expect(page.getByRole("button", { name: "More actions for Answers that arrived" })).toBeVisible();
    await expect(page.getByText(/^Someone else/)).toHaveCount(0);
    await field.press("Enter");
    await expect(field).toHaveCount(0);
    await choose(page, "Answers that arrived", "Delete theme");
    await expect(page.getByRole("region", { name: "Answers that arrived" })).toHaveCount(0);
    await page.context().close();
  });
});

test("a readout meets WCAG 2.2 AA in both themes and fits a phone", async ({ browser }) => {
  const { page, read } = await openReadout(browser, "member@pro");
  await expectSound(page);
  const shown = (await read()).themes.find(({ hidden }) => !hidden);
  await page
    .getByRole("button", { name: /of \d+ people$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: shown?.title ?? "", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Theme title" })).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("combobox", { name: "Go to" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.context().close();
});

test("in high-contrast mode, both sides of a claim are still drawn", async ({ browser }) => {
  const { page } = await openReadout(browser, "member@pro");
  await page.emulateMedia({ forcedColors: "active" });
  const drawn = page.locator("[class*=repeating-linear-gradient]").first();
  await expect(drawn).toHaveCSS("background-image", /repeating-linear-gradient/);
  await page.context().close();
});

test("on paper no text overlaps, and a claim is on the same sheet as its first quote", async ({ browser }) => {
  const { page, read } = await openReadout(browser, "observer@pro");
  const claims = (await read()).themes
    .filter(({ hidden }) => !hidden)
    .flatMap((one) =>
      one.claims
        .filter((claim) => !claim.hidden)
        .map((claim) => ({ ...claim, text: claimBelow(one.title, claim.text) })),
    );
  for (const format of ["A4", "Letter", "A5"] as const) {
    const { sheets, overlaps } = await printed(page, format);
    expect(overlaps, format).toEqual([]);
    const apart = claims.filter(({ text, clips }) => {
      const [first] = clips.filter(({ stance }) => stance === "support");
      const begins = (sheet: string) => sheet.includes(withoutBlanks(text));
      return first && !sheets.some((sheet) => begins(sheet) && sheet.includes(withoutBlanks(first.evidence.quote)));
    });
    expect(
      apart.map(({ text }) => text),
      format,
    ).toEqual([]);
  }
  await page.context().close();
});
