import { expect, type Page } from "@playwright/test";
import { headers } from "./support/call-app";
import { expectAccessible, expectAccessibleInBothThemes, expectSound, NARROWEST } from "./support/expect-accessible";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

/** A group of a reference has thousands of elements to check: each is its own test. */
const OPEN = {
  "that is open to all": ["/sign-in", "/sign-up", "/sign-in/check-email", "/docs"],
  "of the v1 reference": ["/docs/v1", "/docs/v1/webhooks", "/docs/v1/events"],
  "of the app API's reference": ["/docs/api", "/docs/api/notes"],
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

/** The pages of the demo's first project, file and conversation. */
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
    await expectSound(page, NARROWEST);
  }
}

test("every page meets WCAG 2.2 AA in both themes and fits a phone", async ({ browser }) => {
  const page = await signedIn(browser, "admin@pro.earshot.test");
  await expectAllSound(page, SIGNED_IN);
  await page.goto("/");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox").fill("card");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.context().close();
});

test("every settings page, and every page of the demo's content, meets WCAG 2.2 AA in both themes and fits a phone", async ({
  browser,
}) => {
  const page = await signedIn(browser, "admin@pro.earshot.test");
  await expectAllSound(page, [...SETTINGS, ...(await placesIn(page))]);
  await page.context().close();
});

for (const [which, paths] of Object.entries(OPEN))
  test(`every page ${which} meets WCAG 2.2 AA in both themes and fits a phone`, async ({ page }) => {
    test.setTimeout(600_000);
    await expectAllSound(page, paths);
  });

test("of many texts that look alike, one with too little contrast is found, whatever makes it so", async ({ page }) => {
  const row = "<li style='background: #fff; color: #222'>A line among others</li>";
  const faults = [
    "<li style='background: #fff; color: #bbb'>Pale letters</li>",
    "<li style='background: #444; color: #222'>A dark row</li>",
    "<li style='background: #fff; color: #222; opacity: 0.3'>Faded</li>",
    "<li style='background: #fff; color: #222'><b style='background: #333'>A dark word</b></li>",
  ];
  const open = (rows: string[]) =>
    page.setContent(`<html lang="en"><title>Lines</title><main><h1>Lines</h1><ul>${rows.join("")}</ul></main></html>`);
  const rows = Array<string>(50).fill(row);
  await open(rows);
  await expectAccessible(page);
  for (const fault of faults) {
    await open([...rows, fault, ...rows]);
    await expect(expectAccessible(page), fault).rejects.toThrow(/color-contrast/);
  }
});

/** The contrast between what is drawn along the edge of a box and the box itself, as WCAG computes it. */
const contrastOfEdge = (page: Page, name: string): Promise<number> =>
  page.getByRole("searchbox", { name }).evaluate((box) => {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) throw new Error("no canvas");
    const { backgroundColor, borderTopColor } = getComputedStyle(box);
    const luminance = (...colors: string[]) => {
      for (const color of colors) {
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data]
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [inside, edge] = [luminance(backgroundColor), luminance(backgroundColor, borderTopColor)];
    return (Math.max(inside, edge) + 0.05) / (Math.min(inside, edge) + 0.05);
  });

test("a field's border and the keyboard's current row stand out from their surroundings", async ({ browser }) => {
  const page = await signedIn(browser, "admin@pro.earshot.test");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/studies");
    expect(await contrastOfEdge(page, "Search studies"), colorScheme).toBeGreaterThanOrEqual(3);
  }
  const outline = (role: "option" | "menuitem", state: object) =>
    page
      .getByRole(role, state)
      .first()
      .evaluate((row) => getComputedStyle(row).outlineStyle);
  await page.keyboard.press("ControlOrMeta+k");
  await expect.poll(() => outline("option", { selected: true })).toBe("solid");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /, your menu$/ }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle))
    .not.toBe("none");
  await page.context().close();
});

test("in high-contrast mode, focus, selection and filled bars are still visible", async ({ browser }) => {
  const page = await signedIn(browser, "admin@pro.earshot.test");
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/settings/usage");
  const looks = (name: string) =>
    page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await looks("Settings")).toBe("solid");
  expect(await looks("Studies")).toBe("none");
  const filled = page.getByRole("main").locator(".bg-primary:empty").first();
  const colors = await filled.evaluate((bar) =>
    [bar, document.body].map((box) => getComputedStyle(box).backgroundColor),
  );
  expect(colors[0]).not.toBe(colors[1]);

  const { items } = await (await page.request.get("/api/studies?status=ended")).json();
  await page.goto(`/studies/${items[0].id}`);
  const line = (name: string) =>
    page
      .getByRole("navigation", { name: "Views of the study" })
      .getByRole("link", { name })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await line("Overview")).not.toBe(await line("Guide"));
  await page.context().close();
});
