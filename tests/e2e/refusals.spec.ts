import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { callApp } from "./support/call-app";
import { newAdmin } from "./support/company";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

type Refusal = { status: number; code: string; message: string; wait?: number; told: string };
const FAULT: Refusal = {
  status: 500,
  code: "internal",
  message: "Something went wrong on our side. Quote the request ID if you report it.",
  told: "Something went wrong on our side. Try again. If it keeps happening, report it with the reference req_1.",
};
const UNREACHABLE = "Earshot can’t be reached. Check your connection and try again.";
const REFUSALS: Refusal[] = [
  FAULT,
  { status: 403, code: "forbidden", message: "Your role may not do this.", told: "Your role may not do this." },
  { status: 409, code: "conflict", message: "This was changed meanwhile.", told: "This was changed meanwhile." },
  {
    status: 429,
    code: "rate_limited",
    message: "Too many attempts. Wait a moment and try again.",
    wait: 40,
    told: "Too many attempts. Try again in 40 seconds.",
  },
];

const refusedWith =
  ({ status, code, message, wait }: Refusal) =>
  (route: Route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({
          status,
          json: { error: { code, message, requestId: "req_1" } },
          headers: wait ? { "retry-after": String(wait) } : {},
        });

/** A form's text box with what is typed into it, and the button that sends it to `endpoint`. */
type Form = { endpoint: string; box: Locator; text: string; send: Locator };

async function tellsEveryRefusal(page: Page, { endpoint, box, text, send }: Form): Promise<void> {
  await box.fill(text);
  for (const refusal of REFUSALS) {
    await page.route(endpoint, refusedWith(refusal));
    await send.click();
    await expect(page.getByText(refusal.told).first(), `${endpoint} ${refusal.status}`).toBeVisible();
    await expect(box).toHaveValue(text);
    // Nothing stays busy: the same can be tried again.
    await expect(send).toBeEnabled();
    await expect(send).not.toHaveAttribute("aria-busy", "true");
    await page.unroute(endpoint);
  }
}

test("a refusal is told in words, with how long to wait, keeps what was typed, and leaves nothing busy", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto("/studies/new");
  await tellsEveryRefusal(page, {
    endpoint: "**/api/studies",
    box: page.getByLabel("What do you want to learn?"),
    text: "Why do people leave?",
    send: page.locator("form button[type=submit]"),
  });

  await page.goto("/settings/members");
  await button("Invite people").click();
  await tellsEveryRefusal(page, {
    endpoint: "**/api/settings/invitations",
    box: page.getByLabel("Email addresses"),
    text: "ana@example.com",
    send: page.getByRole("dialog").locator("button[type=submit]"),
  });

  await page.goto("/library");
  await button("New project").first().click();
  await tellsEveryRefusal(page, {
    endpoint: "**/api/library/projects",
    box: page.getByRole("dialog").getByLabel("Name", { exact: true }),
    text: "Onboarding",
    send: page.getByRole("dialog").locator("button[type=submit]"),
  });

  await page.goto("/boards");
  await button("New board").first().click();
  await tellsEveryRefusal(page, {
    endpoint: "**/api/boards",
    box: page.getByRole("dialog").getByLabel("Name", { exact: true }),
    text: "What we know",
    send: page.getByRole("dialog").locator("button[type=submit]"),
  });
});

test("a question that Eva doesn't answer is named with the reason, and can be asked again or changed", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  await page.goto("/eva");
  const box = page.getByLabel("Your question to Eva");
  const half = 'event: delta\ndata: {"text":"Half an"}\n\n';
  const ends: [(route: Route) => Promise<void>, string][] = [
    ...REFUSALS.map((refusal): [(route: Route) => Promise<void>, string] => [refusedWith(refusal), refusal.told]),
    [(route) => route.abort(), UNREACHABLE],
    [
      (route) => route.fulfill({ body: half, headers: { "content-type": "text/event-stream" } }),
      "The answer was cut off. Ask again.",
    ],
  ];
  for (const [end, told] of ends) {
    await page.route("**/api/eva/ask", end);
    await box.fill(`Why do people leave? ${told}`);
    await box.press("Enter");
    const alert = page
      .getByRole("alert")
      .filter({ hasText: `“Why do people leave? ${told}” wasn’t answered. ${told}` });
    await expect(alert.getByRole("button", { name: "Ask again" })).toBeEnabled();
    await box.press("ArrowUp");
    await expect(box).toHaveValue(`Why do people leave? ${told}`);
    await page.unroute("**/api/eva/ask");
  }
});

test("a launch that is refused says so and can be repeated; one whose answer is lost isn't called off", async ({
  page,
}) => {
  await newAdmin(page, "Lena");
  await callApp(page.request, "PATCH", "/api/settings/billing", { card: "4242424242424242" });
  const { id } = await callApp(page.request, "POST", "/api/studies", {
    question: "Why do people leave?",
    type: "ai-generated-survey",
    settings: { targetParticipants: 5, durationMin: 5 },
    draft: true,
  });
  await page.goto(`/studies/${id}/edit`);
  await page.getByRole("button", { name: /^Launch/ }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Launch for" });
  const endpoint = "**/api/studies/*/publish";
  for (const refusal of REFUSALS) {
    await page.route(endpoint, refusedWith(refusal));
    await send.click();
    await expect(dialog).toContainText(refusal.told);
    await expect(send).toBeEnabled();
    await page.unroute(endpoint);
  }

  await page.route(endpoint, (route) => route.abort());
  await send.click();
  await expect(dialog).toContainText("No answer arrived");
  await expect(dialog).toContainText(UNREACHABLE);
  await page.unroute(endpoint);

  await page.route(endpoint, async (route) => {
    expect((await route.fetch()).status()).toBe(200);
    await route.abort();
  });
  await send.click();
  await expect(page).toHaveURL(`/studies/${id}`);
  await expect(page.getByText("The study is running").first()).toBeVisible();
});

test("an export whose progress can't be read for a moment is waited for", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  await page.goto("/studies?q=Why trial users leave at the checkout");
  await page.getByRole("link", { name: "Why trial users leave at the checkout" }).click();
  await page.getByRole("link", { name: "Readout", exact: true }).click();
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const send = dialog.getByRole("button", { name: "Export", exact: true });
  const endpoint = "**/readout/exports";
  for (const refusal of REFUSALS) {
    await page.route(endpoint, refusedWith(refusal));
    await send.click();
    await expect(dialog.getByRole("alert")).toContainText(refusal.told);
    await expect(send).toBeEnabled();
    await page.unroute(endpoint);
  }
  let asked = 0;
  let lost = 0;
  await page.route(endpoint, (route) => {
    asked += 1;
    return route.fallback();
  });
  await page.route(
    "**/api/exports/*",
    (route) => {
      lost += 1;
      return route.abort();
    },
    { times: 1 },
  );
  await dialog.getByText("Markdown").click();
  await send.click();
  await expect(dialog.getByText(/is ready/)).toBeVisible({ timeout: 30_000 });
  expect([asked, lost]).toEqual([1, 1]);
});

test("what can't be saved of a report keeps it from being exported, duplicated or rewritten without it", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const { items } = await callApp(page.request, "GET", "/api/reports");
  const [report] = items.filter(({ status }: { status: string }) => status === "ready");
  await page.goto(`/reports/${report.id}`);
  const title = page.getByRole("textbox", { name: "Title" });
  const sent: string[] = [];
  await page.route("**/api/reports/**", (route) => {
    const request = route.request();
    if (request.method() === "GET") return route.fallback();
    if (request.method() !== "PATCH") sent.push(request.url());
    return refusedWith(FAULT)(route);
  });
  const act = async (name: string) => {
    await page.getByRole("button", { name: "More actions for What we were told" }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  const told = "This couldn’t be saved. See why at the top of the report.";
  await title.fill("What we were told");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  // A toast is repeated for screen readers.
  await expect(page.getByText(told, { exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await act("Duplicate");
  await act("Rewrite…");
  await page.getByRole("alertdialog").getByRole("button", { name: "Rewrite", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText(told);
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(sent).toEqual([]);
  await expect(title).toHaveValue("What we were told");
});

test("what the server has no time for is saved again when it asked for it, and not before", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const { items } = await callApp(page.request, "GET", "/api/reports");
  const [report] = items.filter(({ status }: { status: string }) => status === "ready");
  await page.clock.install();
  await page.goto(`/reports/${report.id}`);
  let saves = 0;
  await page.route("**/api/reports/**", (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    saves += 1;
    const error = { code: "rate_limited", message: "Too many requests.", requestId: "req_1" };
    return route.fulfill({ status: 429, headers: { "retry-after": "30" }, json: { error } });
  });
  const saved = (times: number) => expect.poll(() => saves).toBe(times);
  await page.getByRole("textbox", { name: "Title" }).fill("Said in a hurry");
  await page.clock.runFor(2_000);
  await saved(1);
  await expect(page.getByText("Too many requests.").first()).toBeVisible();
  await page.clock.runFor(20_000);
  // Whatever the page would have sent by now has been sent.
  await page.evaluate(() => fetch("/healthz"));
  expect(saves).toBe(1);
  await page.clock.runFor(15_000);
  await saved(2);
});

test("what an editor couldn't save when it was left is saved once it can be, and its person knows", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const { items } = await callApp(page.request, "GET", "/api/library/projects");
  const { id } = await callApp(page.request, "POST", `/api/library/projects/${items[0].id}/notes`, { title: "Left" });
  await page.goto(`/library/notes/${id}`);
  await page.route("**/api/notes/*", (route) =>
    route.request().method() === "PATCH" ? refusedWith(FAULT)(route) : route.fallback(),
  );
  await page.getByRole("textbox", { name: "Text" }).first().fill("Typed before leaving");
  await expect(page.getByText("Not saved")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Boards" }).click();
  await expect(page).toHaveURL("/boards");
  await expect(page.getByText(/^Your last changes aren’t saved yet/)).toBeVisible();
  await page.unroute("**/api/notes/*");
  await expect(page.getByText("Your last changes are saved now.", { exact: true })).toBeVisible({ timeout: 20_000 });
  const { content } = await callApp(page.request, "GET", `/api/notes/${id}`);
  expect(JSON.stringify(content)).toContain("Typed before leaving");
});

test("what can't be read at the moment is never said to be missing", async ({ page }) => {
  await signInByCall(page.request, "member@team.earshot.test");
  const busy = (route: Route) =>
    route.request().method() === "GET" ? route.fulfill({ status: 500, json: {} }) : route.fallback();
  const [file] = (await callApp(page.request, "GET", "/api/library/files?q=maya-okafor")).items;
  const unavailable = "Earshot isn’t available right now. Try again in a moment.";
  const dialog = page.getByRole("dialog");

  await test.step("the tags of a transcript appear once they can be read", async () => {
    const [tagged] = (await callApp(page.request, "GET", `/api/tag-applications?ownerId=${file.id}`)).items;
    let refused = 0;
    await page.route("**/api/tag-applications?*", (route) =>
      refused++ === 0 ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await page.goto(`/library/files/${file.id}#s${tagged.evidence.firstIndex}`);
    await expect(page.getByRole("button", { name: /^Tags from line/ }).first()).toBeVisible();
    await page.unroute("**/api/tag-applications?*");
  });

  await test.step("boards aren’t said not to exist, and none is created beside them", async () => {
    await page.route("**/api/boards?*", busy);
    await page.locator("[aria-current=location]").focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("b");
    await expect(dialog.getByText(unavailable)).toBeVisible();
    await expect(dialog.getByLabel("New board")).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "Add card" })).toBeDisabled();
    await page.unroute("**/api/boards?*");
    await dialog.getByRole("button", { name: "Try again" }).click();
    await expect(dialog.getByLabel("Board")).toBeEnabled();
    await expect(dialog.getByText(unavailable)).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("what quotes a file is told before it is deleted, as soon as it can be read", async () => {
    let refused = 0;
    await page.route("**/quoted", (route) =>
      refused++ === 0 ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
    );
    await page.getByRole("button", { name: `More actions for ${file.name}` }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(page.getByRole("alertdialog")).toContainText("loses its source");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.unroute("**/quoted");
  });

  await test.step("a list of clips or reels says why it is empty", async () => {
    const { id } = await callApp(page.request, "POST", "/api/reels", { title: "Refused", clipIds: [] });
    await page.goto(`/library/reels/${id}`);
    await page.route("**/api/clips?*", busy);
    await page.getByRole("button", { name: "Add clips" }).click();
    await expect(dialog.getByText(unavailable)).toBeVisible();
    await page.unroute("**/api/clips?*");
    await dialog.getByRole("searchbox").fill("xyzzy");
    await expect(dialog.getByText("No clips match.")).toBeVisible();
    await expect(dialog.getByText(unavailable)).toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("a quote that Eva cites isn’t said to be deleted, and is asked for again", async () => {
    await page.goto("/eva");
    const question = page.getByLabel("Your question to Eva");
    await expect(question).toBeFocused();
    await question.fill("What did people think about the price?");
    await question.press("Enter");
    const cited = page.getByRole("link", { name: /^Evidence 1/ }).first();
    await expect(cited).toBeVisible();
    await page.route("**/api/eva/quotes/*", busy);
    await cited.hover();
    await expect(page.getByText(unavailable).first()).toBeVisible();
    await expect(page.getByText("was deleted or has changed")).toHaveCount(0);
    await page.unroute("**/api/eva/quotes/*");
    await page.mouse.move(0, 0);
    await expect(page.getByText(unavailable)).toHaveCount(0);
    const around = page.waitForResponse("**/api/eva/quotes/*");
    await cited.hover();
    expect((await around).ok()).toBe(true);
  });
});
