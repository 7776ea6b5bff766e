import { expect, type Page } from "@playwright/test";
import { headers } from "./support/call-app";
import { expectAccessibleInBothThemes, expectSound } from "./support/expect-accessible";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

/** The references list every endpoint on one page, thousands of elements to look at: each is a test of its own. */
const OPEN = {
  "that is open to all": ["/sign-in", "/sign-up", "/sign-in/check-email", "/docs"],
  "of the v1 reference": ["/docs/v1"],
  "of the app API's reference": ["/docs/api"],
};
const SIGNED_IN = [
  "/",
  "/studies",
  "/studies?status=ended&q=xyzzy",
  "/studies/new",
  "/library",
  "/library?show=files",
  "/search?q=card",
  "/search?q=xyzzy",
  "/library/clips",
  "/library/reels",
  "/boards",
  "/eva",
  "/eva/approvals",
  "/no-such-page",
];
const SETTINGS = [
  "profile",
  "workspace",
  "members",
  "security",
  "keys",
  "webhooks",
  "billing",
  "usage",
  "audit",
  "data",
  "outbox",
].map((name) => `/settings/${name}`);

/** A page of the payment sandbox, and the receipt of a charge. */
async function moneyIn(page: Page): Promise<string[]> {
  const { url } = await (await page.request.post("/api/settings/billing/card", { headers, data: {} })).json();
  const { charges } = await (await page.request.get("/api/settings/billing")).json();
  return [new URL(url).pathname, `/receipt/${charges[0].id}`];
}

/** The pages of the first project, file and conversation of the demo. */
async function placesIn(page: Page): Promise<string[]> {
  const first = async (path: string) => (await (await page.request.get(path)).json()).items[0]?.id;
  return [
    ...(await moneyIn(page)),
    `/library/projects/${await first("/api/library/projects")}`,
    `/library/files/${await first("/api/library/files")}#s3`,
    `/eva/${await first("/api/eva/threads")}`,
  ];
}

async function expectAllSound(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expectSound(page);
  }
}

test("every page keeps WCAG 2.2 AA in both themes and fits a phone", async ({ browser }) => {
  const page = await signedIn(browser, "admin@pro.earshot.test");
  await expectAllSound(page, SIGNED_IN);
  await page.goto("/");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("card");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.context().close();
});

test("every page of the settings, and of what the demo holds, keeps WCAG 2.2 AA in both themes and fits a phone", async ({
  browser,
}) => {
  const page = await signedIn(browser, "admin@pro.earshot.test");
  await expectAllSound(page, [...SETTINGS, ...(await placesIn(page))]);
  await page.context().close();
});

for (const [which, paths] of Object.entries(OPEN))
  test(`every page ${which} keeps WCAG 2.2 AA in both themes and fits a phone`, async ({ page }) => {
    test.setTimeout(600_000);
    await expectAllSound(page, paths);
  });
