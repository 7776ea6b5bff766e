import { setTimeout } from "node:timers/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { callApp, headers } from "./support/call-app";
import { expectAccessible, expectAccessibleInBothThemes, expectSound } from "./support/expect-accessible";
import { signInByCall } from "./support/sign-in-by-call";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const WITHIN_TWO_SECONDS = { timeout: 2_000 };

type Cards = Record<string, string[]>;

/** A board of the demo's project with cards by lane; `-` is no lane. */
async function makeBoard({ request }: Page, title: string, lanes: Cards): Promise<string> {
  const post = (path: string, data: unknown) => callApp(request, "POST", path, data);
  const [project] = (await callApp(request, "GET", "/api/library/projects?q=Checkout")).items;
  const board = await post("/api/boards", { title, projectId: project.id });
  for (const [lane, cards] of Object.entries(lanes)) {
    const made = lane === "-" ? null : await post(`/api/boards/${board.id}/lanes`, { title: lane });
    for (const insight of cards) await post(`/api/boards/${board.id}/cards`, { insight, laneId: made?.id ?? null });
  }
  return board.id;
}

const lane = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const card = (page: Page, insight: string) => page.getByRole("button", { name: insight, exact: true });
const cardsOf = (place: Locator) => place.locator("[data-card-title]");

async function open(page: Page, boardId: string): Promise<void> {
  await page.goto(`/boards/${boardId}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a move or a card is announced once it is stored; one that is refused goes back, and that is announced", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const boardId = await makeBoard(page, "Refused", { Price: ["Too dear"], Export: [] });
  await open(page, boardId);
  // Messages are status regions as well.
  const said = page.locator("p[role=status]").filter({ hasText: /Too dear|card/ });
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  const error = { code: "conflict", message: "The card was changed meanwhile.", requestId: "req_1" };
  await page.route("**/api/boards/*/moves", async (route) => {
    await asked;
    await route.fulfill({ status: 409, json: { error } });
  });
  await page.route("**/api/boards/*/cards", (route) => route.fulfill({ status: 403, json: { error } }));
  await card(page, "Too dear").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(cardsOf(lane(page, "Export"))).toHaveText(["Too dear"]);
  await expect(said).toHaveCount(0);
  answer();
  await expect(said).toHaveText("“Too dear” was not moved.");
  await expect(page.getByText(error.message).first()).toBeVisible();
  await expect(cardsOf(lane(page, "Price"))).toHaveText(["Too dear"]);

  await page.getByRole("button", { name: "New card in Export" }).click();
  await page.getByRole("textbox", { name: /Insight for the new card/ }).fill("Tax on top");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("No card was added to Export.");
  await expect(page.getByRole("textbox", { name: /Insight for the new card/ })).toHaveValue("Tax on top");

  await page.unroute("**/api/boards/*/moves");
  await page.keyboard.press("Escape");
  await card(page, "Too dear").focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(said).toHaveText("Moved “Too dear” to Export, position 1 of 1.");
});

test("two people on one board see each other's changes within two seconds, and lose neither focus nor cards", async ({
  browser,
}) => {
  const [she, he] = [
    await signedIn(browser, "admin@team.earshot.test"),
    await signedIn(browser, "member@team.earshot.test"),
  ];
  const boardId = await makeBoard(she, "Together", { Price: ["Too dear", "Hidden fee"], Export: ["No CSV"] });
  for (const page of [she, he]) await open(page, boardId);

  await test.step("a dragged card arrives, and stays where it was dropped", async () => {
    await card(he, "Hidden fee").focus();
    await card(she, "Too dear").dragTo(card(she, "No CSV"), { targetPosition: { x: 20, y: 2 } });
    await expect(cardsOf(lane(she, "Export"))).toHaveText(["Too dear", "No CSV"]);
    await expect(cardsOf(lane(he, "Export"))).toHaveText(["Too dear", "No CSV"], WITHIN_TWO_SECONDS);
    await expect(card(he, "Hidden fee")).toBeFocused();
  });

  await test.step("a new card and a new lane arrive", async () => {
    await she.getByRole("button", { name: "New card in Price" }).click();
    await she.getByRole("textbox", { name: /Insight for the new card/ }).fill("Tax on top");
    await she.keyboard.press("Enter");
    await expect(cardsOf(lane(he, "Price"))).toHaveText(["Hidden fee", "Tax on top"], WITHIN_TWO_SECONDS);
    await she.keyboard.press("Escape");
    await she.getByRole("button", { name: "New lane" }).click();
    // The tooltip of a color has the first Escape, which nevertheless means the dialog.
    await she.getByRole("radio", { name: "No color" }).focus();
    await expect(she.getByRole("tooltip")).toHaveCount(1);
    await she.keyboard.press("Escape");
    await expect(she.getByRole("dialog")).toHaveCount(0);
    await she.getByRole("button", { name: "New lane" }).click();
    await she.getByRole("textbox", { name: "Name" }).fill("Ideas");
    await she.getByRole("button", { name: "Create lane" }).click();
    await expect(lane(he, "Ideas")).toBeVisible(WITHIN_TWO_SECONDS);
  });

  await test.step("a card that somebody else moves keeps the focus of the person on it", async () => {
    await card(he, "Tax on top").focus();
    await card(she, "Tax on top").focus();
    await she.keyboard.press("Alt+ArrowRight");
    await expect(cardsOf(lane(he, "Export"))).toHaveText(["Too dear", "No CSV", "Tax on top"], WITHIN_TWO_SECONDS);
    await expect(card(he, "Tax on top")).toBeFocused();
  });

  await test.step("both move at once, and both boards end up the same", async () => {
    await card(she, "No CSV").focus();
    await card(he, "Hidden fee").focus();
    await Promise.all([she.keyboard.press("Alt+ArrowLeft"), he.keyboard.press("Alt+ArrowRight")]);
    await expect(cardsOf(she.getByRole("main"))).toHaveCount(4);
    await expect(cardsOf(lane(she, "Export"))).toContainText(["Hidden fee"]);
    await expect(cardsOf(lane(he, "Price"))).toHaveText(["No CSV"]);
    const shown = (page: Page) => cardsOf(page.getByRole("main")).allTextContents();
    await expect(async () => expect(await shown(he)).toEqual(await shown(she))).toPass();
  });

  await test.step("undo reverts one's own move", async () => {
    await she.getByRole("button", { name: "Undo my last move" }).click();
    await expect(cardsOf(lane(she, "Export"))).toContainText(["No CSV"]);
    await expect(cardsOf(lane(he, "Price"))).toHaveCount(0, WITHIN_TWO_SECONDS);
  });

  await test.step("a deleted board says so to anyone looking at it, and leads to the others", async () => {
    await she.request.delete(`/api/boards/${boardId}`, { headers });
    await expect(he.getByText("This board is no longer available")).toBeVisible();
    await he.getByRole("link", { name: "See all boards" }).click();
    await expect(he).toHaveURL(/\/boards$/);
  });
  await Promise.all([she.context().close(), he.context().close()]);
});

test("a board can be used by keyboard alone, and announces what happened", async ({ browser }) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const boardId = await makeBoard(page, "By keyboard", { One: ["a", "b"], Two: ["c"] });
  await open(page, boardId);
  const said = page.getByRole("status").filter({ hasText: "Moved" });
  await card(page, "a").focus();
  await page.keyboard.press("ArrowDown");
  await expect(card(page, "b")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(card(page, "c")).toBeFocused();
  await page.keyboard.press("Alt+ArrowLeft");
  await expect(cardsOf(lane(page, "One"))).toHaveText(["a", "b", "c"]);
  await expect(card(page, "c")).toBeFocused();
  await expect(said).toHaveText("Moved “c” to One, position 3 of 3.");

  await page.keyboard.press("m");
  await page.getByRole("combobox", { name: "Position" }).selectOption({ label: "Below “a”" });
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(cardsOf(lane(page, "One"))).toHaveText(["a", "c", "b"]);
  await expect(card(page, "c")).toBeFocused();

  await page.keyboard.press("x");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("x");
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Move to…" }).click();
  await page.getByRole("combobox", { name: "Lane" }).selectOption("Two");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(cardsOf(lane(page, "Two"))).toHaveText(["a", "c"]);
  await expect(said).toHaveText("Moved 2 cards to Two, position 1 of 2.");

  await card(page, "b").focus();
  await page.keyboard.press("n");
  await expect(page.getByRole("textbox", { name: /Insight for the new card/ })).toBeFocused();
  await page.keyboard.type("d");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(cardsOf(lane(page, "One"))).toHaveText(["b", "d"]);
  await page.context().close();
});

test("quick moves are stored in the order they were made, though the connection breaks during the first", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const boardId = await makeBoard(page, "Quick moves", { One: ["a"], Two: ["b"], Three: ["c"] });
  await open(page, boardId);
  const isMove = (url: string) => url.endsWith(`/api/boards/${boardId}/moves`);
  let moves = 0;
  let isBroken = true;
  await page.route(
    ({ href }) => isMove(href),
    async (route) => {
      moves += 1;
      if (moves === 1) await setTimeout(1_500);
      await (isBroken ? route.abort("connectionfailed") : route.continue());
    },
  );
  let answered = 0;
  page.on("response", (response) => {
    if (isMove(response.url())) answered += 1;
  });
  await card(page, "a").focus();
  for (const name of ["Two", "Three"]) {
    await page.keyboard.press("Alt+ArrowRight");
    await expect(cardsOf(lane(page, name))).toContainText(["a"]);
  }
  await expect(page.getByText("Moves aren’t saved yet. Earshot keeps trying.")).toBeVisible();
  isBroken = false;
  await expect.poll(() => answered).toBe(2);
  await expect(page.getByText("Moves aren’t saved yet")).toHaveCount(0);
  const { cards, lanes } = await callApp(page.request, "GET", `/api/boards/${boardId}`);
  const { laneId } = cards.find(({ insight }: { insight: string }) => insight === "a");
  expect(lanes.find(({ id }: { id: string }) => id === laneId).title).toBe("Three");
  await page.context().close();
});

test("evidence for a card is found from the card itself", async ({ browser }) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const boardId = await makeBoard(page, "Evidence", { Pay: ["A card at the start"] });
  await open(page, boardId);
  await card(page, "A card at the start").focus();
  await page.keyboard.press("e");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Find evidence" }).fill("card");
  await dialog
    .getByRole("button", { name: /^Add the quote/ })
    .first()
    .click();
  await expect(dialog.getByRole("heading", { name: "Evidence (1)" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("combobox", { name: "Labels" }).fill("pain");
  await page.keyboard.press("Enter");
  await dialog.getByRole("radio", { name: "Teal" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(lane(page, "Pay").getByText("pain", { exact: true })).toBeVisible();
  await lane(page, "Pay").locator("a[href*='#s']").click();
  await expect(page).toHaveURL(/\/library\/files\/.*#s\d+/);
  await page.context().close();
});

test("cards are grouped by theme after a preview, and a board is exported as CSV and imported again", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const loose = ["The price is a surprise", "Prices are hidden", "Export fails", "The export is slow", "=1+1"];
  const boardId = await makeBoard(page, "Themes", { "-": loose });
  await open(page, boardId);
  await page.getByRole("button", { name: "Arrange" }).click();
  await expect(page.getByRole("textbox", { name: /^Name of lane/ })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Arrange" }).click();
  await expect(cardsOf(lane(page, "No lane"))).toHaveText(["=1+1"]);
  await page.getByRole("button", { name: "Undo my last move" }).click();
  await expect(cardsOf(lane(page, "No lane"))).toHaveText(loose);

  await page.getByRole("button", { name: "More actions for the board Themes" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Download CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Themes.csv");
  const copyId = await makeBoard(page, "Copy", {});
  await page.goto(`/boards/${copyId}`);
  await page.getByRole("button", { name: "More actions for the board Copy" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("menuitem", { name: "Add cards from CSV…" }).click(),
  ]);
  await chooser.setFiles(await file.path());
  await expect(page.getByText("Added 5 cards and 0 lanes.", { exact: true })).toBeVisible();
  await expect(cardsOf(lane(page, "No lane"))).toHaveText(loose);
  await page.context().close();
});

test("a new board finds its project among any number, and a name of one long word hides no button", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  const [first, ...others] = Array.from({ length: 30 }, (_, at) => `${"Unbroken".repeat(20)}${at}`);
  for (const name of [first, ...others]) await callApp(page.request, "POST", "/api/library/projects", { name });
  await page.goto("/boards");
  await page.getByRole("main").getByRole("button", { name: "New board" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Name" }).fill("Found by typing");
  const home = dialog.getByRole("radio", { name: `${first} Project` });
  await expect(home).toHaveCount(0);
  await dialog.getByRole("searchbox", { name: "Find a project or study" }).fill(first ?? "");
  await home.check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create board" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Found by typing" })).toBeVisible();
  await expect(page.getByRole("link", { name: first })).toBeVisible();
  await page.context().close();
});

test("boards meet WCAG 2.2 AA in both themes and fit a phone", async ({ browser }) => {
  const page = await signedIn(browser, "observer@team.earshot.test");
  const list = async (path: string) => (await (await page.request.get(path)).json()).items;
  const [board] = await list("/api/boards?q=Why%20they%20leave");
  for (const path of ["/boards", `/boards/${board.id}`, `/studies/${board.study.id}/boards`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectSound(page);
  }
  const mine = await signedIn(browser, "member@team.earshot.test");
  await open(mine, board.id);
  await expectAccessibleInBothThemes(mine);
  await mine.locator("[data-card-title]").first().click();
  await expect(mine.getByRole("dialog")).toBeVisible();
  await expectAccessibleInBothThemes(mine);
  await Promise.all([page.context().close(), mine.context().close()]);
});
