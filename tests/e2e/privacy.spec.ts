import { readFile } from "node:fs/promises";
import { type APIRequestContext, expect } from "@playwright/test";
import { headers } from "./support/call-app";
import { expectAccessible } from "./support/expect-accessible";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

const talkOf = (trade: string) => `WEBVTT

00:00:00.000 --> 00:00:04.000
<v Moderator>Hello Wilhelmina, thanks for coming. Who are you?

00:00:05.000 --> 00:00:12.000
<v Wilhelmina Achterberg>My name is Wilhelmina Achterberg, and I run a ${trade} in Utrecht.

00:00:13.000 --> 00:00:19.000
<v Wilhelmina Achterberg>Write to wilhelmina@achterberg.nl, or call +31 20 794 0958. Madrid was lovely.

00:00:20.000 --> 00:00:24.000
<v Moderator>What does the blue bicycle have to do with it?
`;
/**
 * A trade that only this talk mentions, for the search to find; in letters, since digits could be somebody's number.
 */
const ownTrade = () => `bakery${[...String(Date.now())].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;

/** Uploads the talk and waits until it has been read. */
async function upload(request: APIRequestContext, name: string, trade = ownTrade()): Promise<string> {
  const talk = talkOf(trade);
  const data = { name, contentType: "text/vtt", sizeBytes: Buffer.byteLength(talk) };
  const started = await (await request.post("/api/library/uploads", { headers, data })).json();
  await request.put(started.url, { headers: started.headers, data: Buffer.from(talk) });
  await request.post(`/api/library/files/${started.fileId}/complete`, { headers, data: {} });
  await expect
    .poll(async () => (await (await request.get(`/api/library/files/${started.fileId}`)).json()).status)
    .toBe("ready");
  return started.fileId;
}

test("personal data is found, reviewed by keyboard, masked wherever it occurs, and revealed to an admin", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const trade = ownTrade();
  const fileId = await upload(page.request, "wilhelmina.vtt", trade);
  await page.goto(`/library/files/${fileId}`);
  const panel = page.getByRole("region", { name: "Personal data" });
  await expect(panel).toContainText("can be found and masked");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Scan for it" }).click();
  const dialog = page.getByRole("dialog", { name: "Personal data in this transcript" });
  const rows = dialog.getByRole("listitem");
  await expect(rows).toHaveCount(5);
  await expectAccessible(page);

  await dialog.getByRole("button", { name: "Mask “Wilhelmina Achterberg”" }).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("button", { name: "Mask “Wilhelmina Achterberg”" }).last()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("m");
  await expect(rows).toHaveCount(4);
  // The masked item took the focus with it; the next one gets it.
  await expect(rows.locator("button:focus")).toHaveCount(1);
  await page.keyboard.press("End");
  await expect(dialog.getByRole("button", { name: "Mask “+31 20 794 0958”" })).toBeFocused();
  await page.keyboard.press("d");
  await expect(rows).toHaveCount(3);
  await dialog.getByRole("button", { name: "Mask all (3)" }).click();
  await expect(dialog).toContainText("Nothing left to review");
  await page.keyboard.press("Escape");

  await expect(panel).toContainText("4 masked");
  const transcript = page.getByRole("main");
  await expect(transcript).toContainText(`My name is [name 1], and I run a ${trade}`);
  await expect(transcript).toContainText("Write to [email], or call +31 20 794 0958.");
  await expect(transcript).not.toContainText("Achterberg");
  await page.goto("/search?q=Achterberg");
  await expect(page.getByRole("main")).not.toContainText(trade);

  const admin = await signedIn(browser, "admin@team.earshot.test", { colorScheme: "dark" });
  await admin.goto(`/library/files/${fileId}`);
  await admin.getByRole("region", { name: "Personal data" }).getByRole("button", { name: "Show" }).click();
  await admin.getByRole("button", { name: /^Masked/ }).click();
  await admin.getByRole("button", { name: "Reveal “[name 1]”" }).nth(1).click();
  await expect(admin.getByRole("button", { name: "Unmask “Wilhelmina”" })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole("button", { name: "Unmask “Wilhelmina”" }).click();
  await admin.keyboard.press("Escape");
  await expect(admin.getByRole("main")).toContainText("Hello Wilhelmina, thanks for coming");
  await expectAccessible(admin);
});

test("a transcript is saved as a file, and what members download of a masked text is masked", async ({ browser }) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const fileId = await upload(page.request, "talk.vtt");
  await page.request.post(`/api/transcripts/${fileId}/masks/scan`, { headers, data: {} });
  await page.request.post(`/api/transcripts/${fileId}/masks/apply`, { headers, data: { all: true } });
  await page.goto(`/library/files/${fileId}`);
  const save = async (act: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent("download"), act()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  };
  await page.getByRole("button", { name: "Export transcript" }).click();
  const srt = await save(() => page.getByRole("menuitem", { name: "SRT subtitles" }).click());
  expect(srt.name).toBe("talk.srt");
  expect(srt.text).toContain("2\n00:00:05,000 --> 00:00:12,000\n[name 1]: My name is [name 1], and I run a bakery");
  await page.getByRole("button", { name: "More actions for talk.vtt" }).click();
  const original = await save(() => page.getByRole("menuitem", { name: "Download" }).click());
  expect(original.name).toBe("talk.txt");
  expect(original.text).not.toMatch(/Wilhelmina|Achterberg/);
});

test("words that were not found are selected and masked, and deleting a file says what quotes it", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@team.earshot.test");
  const fileId = await upload(page.request, "bicycle.vtt");
  const span = { firstIndex: 1, firstOffset: 0, lastIndex: 1, lastOffset: 10 };
  const [project] = (await (await page.request.get("/api/library/projects?q=Checkout")).json()).items;
  const board = await (
    await page.request.post("/api/boards", { headers, data: { title: "Bakers", projectId: project.id } })
  ).json();
  const evidence = [{ ownerId: fileId, span }];
  await page.request.post(`/api/boards/${board.id}/cards`, { headers, data: { insight: "A baker", evidence } });
  await page.goto(`/library/files/${fileId}`);
  const line = page.getByText("What does the blue bicycle have to do with it?");
  const toolbar = page.getByRole("toolbar", { name: "Selected words" });
  // Selecting before hydration selects nothing.
  await expect(async () => {
    await line.evaluate((element) => {
      document.getSelection()?.removeAllRanges();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = (node.textContent ?? "").indexOf("blue bicycle");
        if (at >= 0) document.getSelection()?.setBaseAndExtent(node, at, node, at + "blue bicycle".length);
      }
    });
    await expect(toolbar).toBeVisible({ timeout: 2000 });
  }).toPass();
  await toolbar.getByRole("button", { name: "Mask" }).click();
  await expect(page.getByText("What does the [private] have to do with it?")).toBeVisible();

  await page.getByRole("button", { name: "More actions for bicycle.vtt" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText("Anything that quotes it keeps the words but loses its source: 1 card.");
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Delete file" }).click();
  await expect(page.getByText("“bicycle.vtt” was deleted.", { exact: true })).toBeVisible();
  const [card] = (await (await page.request.get(`/api/boards/${board.id}`)).json()).cards;
  expect(card.evidence).toMatchObject([{ state: "source_deleted", sourceName: "bicycle.vtt", quote: "My name is" }]);
});
