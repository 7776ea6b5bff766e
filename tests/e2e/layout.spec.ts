import { expect, type Locator } from "@playwright/test";
import { callApp, ORIGIN } from "./support/call-app";
import { newAdmin } from "./support/company";
import { expectAccessibleInBothThemes } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { listening } from "./support/listening";
import { box, common, guideOf, open, phone, press } from "./support/on-a-phone";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const LONG_WORD = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz".repeat(2);

test("tables next to Eva and next to the settings keep their rows' names legible", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/studies");
  await page.getByRole("button", { name: "Ask Eva" }).click();
  const name = page.getByRole("link", { name: "Why trial users leave at the checkout" });
  await expect.poll(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(220);
  await expectAccessibleInBothThemes(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/settings/members");
  const email = page.getByText("observer@team.earshot.test");
  expect(await email.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
});

test("what a row has no room for is shown whole where the mouse rests, and what fits is not shown twice", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const [title, question] = [
    `Why ${LONG_WORD} ${Date.now()}`,
    `Who reads ${"all of a long question ".repeat(9)}today?`,
  ];
  await callApp(page.request, "POST", "/api/studies", { title, question, type: "ai-curated-interview" });
  await page.setViewportSize({ width: 820, height: 800 });
  await page.goto(`/studies?q=${title.slice(-13)}`);
  const row = page.getByRole("link", { name: title });
  await row.hover();
  await expect(row).toHaveAttribute("title", `${title}\n${question}`);
  await page.getByRole("heading", { level: 1 }).hover();
  await expect(row).not.toHaveAttribute("title");
  await page.goto("/studies?q=trial users leave");
  const fits = page.getByRole("link", { name: "Why trial users leave at the checkout" });
  await fits.hover();
  await expect(fits).not.toHaveAttribute("title");
});

test("a page for reading starts at the same edge as a list", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const edges: (number | undefined)[] = [];
  for (const path of ["/studies", "/search?q=card", "/eva/approvals", "/studies/new"]) {
    await page.goto(path);
    edges.push((await page.getByRole("heading", { level: 1 }).boundingBox())?.x);
  }
  expect(new Set(edges).size).toBe(1);
});

test("scroll bars that take up room cover nothing, and no part of a page has to be scrolled sideways", async ({
  playwright,
}, { project }) => {
  // Playwright hides them otherwise.
  const options = { ...project.use.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] };
  const browser = await playwright.chromium.launch(options);
  const page = await browser.newPage({ baseURL: ORIGIN, viewport: { width: 1440, height: 900 } });
  await signInByCall(page.request, "admin@team.earshot.test");
  const [draft] = (await callApp(page.request, "GET", "/api/studies?status=draft")).items;
  const [study] = (await callApp(page.request, "GET", "/api/studies?status=ended&q=leave+at+the+checkout")).items;
  const [session] = (await callApp(page.request, "GET", `/api/studies/${study.id}/sessions`)).items;
  const places = [`${draft.id}/edit`, `${study.id}/readout`, `${study.id}/sessions/${session.id}`];
  for (const path of places) {
    await page.goto(`/studies/${path}`);
    await listening(page);
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll("body *")]
        .filter((area) => getComputedStyle(area).overflowY === "auto" && area.scrollWidth > area.clientWidth)
        .map((area) => area.outerHTML.slice(0, 120)),
    );
    expect(tooWide, path).toEqual([]);
  }
  await browser.close();
});

test("text grows with the size that a person has set in the browser, and still fits the page", async ({ playwright }, {
  project,
}) => {
  const options = project.use.launchOptions;
  const args = [...(options?.args ?? []), "--blink-settings=defaultFontSize=24"];
  const browser = await playwright.chromium.launch({ ...options, args });
  const page = await browser.newPage({ baseURL: ORIGIN, viewport: { width: 1440, height: 900 } });
  await signInByCall(page.request, "admin@team.earshot.test");
  const [study] = (await callApp(page.request, "GET", "/api/studies?status=ended&q=leave+at+the+checkout")).items;
  const views = ["", "/readout", "/participants"].map((view) => `/studies/${study.id}${view}`);
  for (const path of ["/", "/studies", ...views, "/search?q=price", "/settings/members", "/boards", "/eva"]) {
    await page.goto(path);
    await listening(page);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize), path).toBe("21px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0);
  }
  await browser.close();
});

test("with the largest text, a small window has room for its bars, its settings and for asking Eva", async ({
  playwright,
}, { project }) => {
  const options = project.use.launchOptions;
  const args = [...(options?.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...options, args });
  const page = await browser.newPage({ baseURL: ORIGIN, viewport: { width: 1024, height: 768 } });
  await signInByCall(page.request, "admin@team.earshot.test");
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
  const open = async (path: string) => {
    await page.goto(path);
    await listening(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), path).toBe(0);
    const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).getByText(/./).last();
    expect(await crumb.evaluate((node) => node.scrollWidth - node.clientWidth), path).toBe(0);
  };
  for (const path of ["/", "/studies", "/search?q=price", "/boards"]) await open(path);
  await open("/settings/members");
  expect(await widthOf(page.getByRole("table", { name: "People in the workspace" }))).toBeGreaterThan(560);
  await open("/eva");
  expect(await widthOf(page.getByLabel("Your question to Eva"))).toBeGreaterThan(480);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(768);
  const [clip] = (await callApp(page.request, "GET", "/api/clips?limit=1")).items;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/library/clips/${clip.id}`);
  await listening(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await browser.close();
});

test("with the largest text, the sidebar grows with it and cuts nothing, and leaves the page its room", async ({
  playwright,
}, { project }) => {
  const options = project.use.launchOptions;
  const args = [...(options?.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...options, args });
  for (const width of [1440, 1280]) {
    const page = await browser.newPage({ baseURL: ORIGIN, viewport: { width, height: 900 } });
    await signInByCall(page.request, "admin@team.earshot.test");
    await page.goto("/studies");
    await listening(page);
    const sidebar = page.getByRole("complementary", { name: "Workspace" });
    const cut = await sidebar.evaluate((aside) =>
      [...aside.querySelectorAll("a, span, p")]
        .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
          return clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2);
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut, String(width)).toEqual([]);
    const { width: taken = 0 } = (await sidebar.boundingBox()) ?? {};
    expect(taken, String(width)).toBeLessThan(width * 0.3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), String(width)).toBe(0);
    // The other columns leave a study its name.
    const { width: name = 0 } = (await page.getByRole("link", { name: /^How small teams keep/ }).boundingBox()) ?? {};
    expect(name, String(width)).toBeGreaterThan(250);
    await page.close();
  }
  await browser.close();
});

test("a question is as tall as its text, in browsers that have to measure it too", async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (name: string, value?: string) =>
      name !== "field-sizing" && (value === undefined ? supports(name) : supports(name, value));
  });
  await signInByCall(page.request, "admin@team.earshot.test");
  const questions = [{ text: "Why?", kind: "open", probe: "none" }];
  const fields = { title: "How people choose a bank", guide: { sections: [{ title: "All", questions }] } };
  const draft = await callApp(page.request, "POST", "/api/studies", fields);
  await page.goto(`/studies/${draft.id}/edit`);
  const question = page.getByRole("textbox", { name: "Question 1" });
  await question.evaluate((box) => box.style.setProperty("field-sizing", "fixed"));
  const hidden = () => question.evaluate((box) => box.scrollHeight - box.clientHeight);
  const height = async () => (await question.boundingBox())?.height ?? 0;
  await question.fill("Which bank did you choose, and why? ".repeat(9));
  await expect.poll(hidden).toBe(0);
  const wide = await height();
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(height).toBeGreaterThan(wide + 40);
  await expect.poll(hidden).toBe(0);
});

test("a pressed tab shows no focus ring, and one reached by keyboard does", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  await page.goto("/settings/keys");
  const tab = (name: string) => page.getByRole("tab", { name, exact: true });
  await tab("ChatGPT").click();
  await expect(tab("ChatGPT")).toHaveAttribute("aria-selected", "true");
  await expect(tab("ChatGPT")).toHaveCSS("outline-style", "none");
  await page.keyboard.press("ArrowRight");
  await expect(tab("Claude Code")).toBeFocused();
  await expect(tab("Claude Code")).toHaveCSS("outline-style", "solid");
});

test("a page of the settings opens at its heading, however far the one before was scrolled", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  await page.goto("/settings/audit");
  const links = page.getByRole("navigation", { name: "Settings" });
  for (const [scrolled, name] of [
    [60, "Members"],
    [900, "Audit log"],
  ] as const) {
    await page.evaluate((y) => window.scrollTo(0, y), scrolled);
    await links.getByRole("link", { name }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1, name })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("if a page has no clipboard, pressing copy says so", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  // As over plain HTTP.
  await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.goto("/settings/keys");
  await page.getByRole("button", { name: "Copy address", exact: true }).click();
  await expect(page.getByText("Your browser doesn’t let this page use the clipboard.").first()).toBeVisible();
});

test("a new workspace leads on from boards and files, and no word is wider than a phone", async ({ page }) => {
  await newAdmin(page, "Lotte");
  await page.goto("/library?show=files");
  // Files need no project, and a page has one way on.
  await expect(page.getByRole("main").getByRole("button", { name: "New project" })).toHaveCount(0);
  const name = "a-long-name-of-a-recording-as-a-phone-gives-it-2026-11-27-participant-07.srt";
  const content = "1\n00:00:00,000 --> 00:00:02,000\nAna: It was the fee.\n";
  const input = page.getByLabel("Drop transcripts, recordings or folders here, or choose files");
  await input.setInputFiles({ name, mimeType: "application/x-subrip", buffer: Buffer.from(content) });
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("No project");
  await page.goto("/boards");
  await page.getByRole("main").getByRole("button", { name: "New board" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("What we know");
  await page.getByRole("textbox", { name: "Project" }).fill("Etikettierung");
  await page.getByRole("button", { name: "Create board" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What we know" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Etikettierung" })).toBeVisible();
  const body = { name: "Etiketten", description: LONG_WORD };
  const { id } = await callApp(page.request, "POST", "/api/library/projects", body);
  await page.setViewportSize({ width: 390, height: 844 });
  const expectWhole = async (words: Locator) => {
    await expect(words).toBeVisible();
    // The browser draws an ellipsis where more is in an element than it shows.
    expect(await words.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight])).toEqual([
      0, 0,
    ]);
  };
  await page.goto("/library?show=files");
  await expectWhole(page.getByRole("link", { name }));
  await page.goto(`/library/projects/${id}`);
  await expect(page.getByText(LONG_WORD)).toBeVisible();
  const title = "Gave up because the total changed on the last page";
  await callApp(page.request, "POST", `/api/library/projects/${id}/tags`, { title });
  await page.goto(`/library/projects/${id}/tags`);
  await expectWhole(page.getByRole("link", { name: title }).locator("span"));
  await callApp(page.request, "POST", `/api/library/projects/${id}/notes`, { title: LONG_WORD, content: [] });
  await page.goto(`/library/projects/${id}/notes`);
  const note = await page.getByRole("link", { name: LONG_WORD }).boundingBox();
  const menu = await page.getByRole("button", { name: `More actions for ${LONG_WORD}` }).boundingBox();
  expect((note?.x ?? 0) + (note?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("names of one long word, or that begin with a rare letter, neither widen a page nor break it", async ({
  page,
}) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await newAdmin(page, "Lien");
  await callApp(page.request, "PATCH", "/api/settings/profile", { name: `𠮷${LONG_WORD.slice(0, 110)}` });
  const project = await callApp(page.request, "POST", "/api/library/projects", { name: "Etiketten" });
  const tags = Array.from({ length: 60 }, (_, at) => ({ title: `Tag ${100 + at}` }));
  for (const tag of [...tags, { title: `Z${LONG_WORD}` }])
    await callApp(page.request, "POST", `/api/library/projects/${project.id}/tags`, tag);
  await callApp(page.request, "POST", "/api/reports", { prompt: "Why do people leave?", title: "Leaving" });
  await page.goto(`/library/projects/${project.id}`);
  const content = `WEBVTT\n\n00:00.000 --> 00:02.000\n<v ${LONG_WORD}>It was the fee.\n`;
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "fee.vtt", mimeType: "text/vtt", buffer: Buffer.from(content) });
  await page.getByRole("table").getByRole("link", { name: "fee.vtt" }).click();
  await expect(page.getByRole("button", { name: `Speaker: ${LONG_WORD}` })).toBeVisible();
  const paths = [new URL(page.url()).pathname, `/library/projects/${project.id}/tags`, "/reports"];
  for (const width of [1440, 390])
    for (const path of paths) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  expect(faults).toEqual([]);
});

test("on a phone, what people said comes before the filters, which open by key and stay open while they narrow", async ({
  page,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/search?q=price&speaker=Nobody");
  const filters = page.getByRole("button", { name: "Filters 1 active" });
  await expect(filters).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("combobox", { name: "Speaker" })).toBeHidden();
  await filters.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Study" })).toBeFocused();
  await page.getByRole("combobox", { name: "Speaker" }).selectOption("Everyone");
  await expect(page.getByRole("button", { name: "Filters", exact: true })).toHaveAttribute("aria-expanded", "true");
  // A day is typed in pieces, and taken with Enter: whoever typed it goes on from there.
  const from = page.getByLabel("From", { exact: true });
  await from.fill("2020-01-31");
  await from.press("Enter");
  await expect(page).toHaveURL(/from=2020-01-31/);
  await expect(page.getByRole("button", { name: "Filters 1 active" })).toBeVisible();
  await expect(from).toBeFocused();
  await page.goto("/search?q=price&from=2020-01-31");
  await expect(page.getByRole("region", { name: "What people said" }).locator("li a").first()).toBeInViewport();
});

test("lines of a transcript follow one another closely, however often a tablet is turned", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const [file] = (await callApp(page.request, "GET", "/api/library/files?q=01-maya-okafor")).items;
  await page.goto(`/library/files/${file.id}`);
  await listening(page);
  const widest = () =>
    page
      .getByRole("list", { name: "Lines" })
      .getByRole("listitem")
      .evaluateAll((lines) => {
        const boxes = lines.map((line) => line.getBoundingClientRect()).sort((a, b) => a.top - b.top);
        return Math.max(...boxes.slice(1).map((box, at) => Math.abs(box.top - (boxes[at]?.bottom ?? 0))));
      });
  for (const width of [1440, 600, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(widest, { message: `${width} wide` }).toBeLessThan(2);
  }
});

test("a day of the audit log is typed with the keyboard as a whole", async ({ page }) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  await page.goto("/settings/audit");
  const from = page.getByLabel("From", { exact: true });
  await from.focus();
  await from.pressSequentially("01312024");
  await expect(from).toHaveValue("2024-01-31");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=2024-01-31$/);
  await expect(from).toBeFocused();
});

test("an answer with a long address or word stays as wide as a small phone, and can be sent", async ({
  page,
  browser,
}) => {
  await signInByCall(page.request, "admin@team.earshot.test");
  const { url } = await launchStudy(page.request, {
    title: "Long words",
    type: "ai-curated-interview",
    ...common,
    settings: { ...common.settings, voice: false },
    guide: guideOf(open("q1", "Where did you look?"), open("q2", "And then?")),
  });
  const { page: participant, context } = await phone(browser, { viewport: { width: 320, height: 640 } });
  await participant.goto(url);
  await press(participant, "I agree, continue");
  await box(participant).fill(`https://shop.test/${LONG_WORD}`);
  const send = participant.getByRole("button", { name: "Send", exact: true });
  await expect(send).toBeInViewport({ ratio: 1 });
  expect(await participant.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await send.click();
  await expect(participant.getByText("And then?").first()).toBeVisible();
  await context.close();
});
