import { expect, type Page } from "@playwright/test";
import { callApp } from "./support/call-app";
import { expectAccessible } from "./support/expect-accessible";
import { signedIn } from "./support/signed-in";
import { test } from "./support/test";

/** By keyboard only, from the row's own menu. */
async function deleteByKeys(page: Page, name: string, confirm: string): Promise<void> {
  await page.getByRole("button", { name: `More actions for ${name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await page.keyboard.press("End");
  // The menu moves the focus a moment after the key.
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
  await page.keyboard.press("Enter");
  const button = page.getByRole("button", { name: confirm });
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: `More actions for ${name}` })).toHaveCount(0);
}

test("when a row is deleted, the focus goes to the next one, then to the one before, then to the heading", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  const project = await callApp(page.request, "POST", "/api/library/projects", { name: "Where the focus goes" });
  const notes = [];
  for (const title of ["Third", "Second", "First"])
    notes.push(
      await callApp(page.request, "POST", `/api/library/projects/${project.id}/notes`, { title, content: [] }),
    );
  await page.goto(`/library/projects/${project.id}/notes`);
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(link("Third")).toBeVisible();

  await deleteByKeys(page, "Second", "Delete note");
  await expect(link("Third")).toBeFocused();
  await deleteByKeys(page, "Third", "Delete note");
  await expect(link("First")).toBeFocused();
  // Someone else was faster: it is gone, as intended.
  await callApp(page.request, "DELETE", `/api/notes/${notes[2]?.id}`);
  await deleteByKeys(page, "First", "Delete note");
  await expect(page.locator("main").getByRole("heading").last()).toBeFocused();
});

test("boards and reels are renamed and deleted from their lists, without being opened", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  const stamp = Date.now();
  const { id: projectId } = await callApp(page.request, "POST", "/api/library/projects", { name: `Rows ${stamp}` });
  for (const title of [`Second ${stamp}`, `First ${stamp}`]) {
    await callApp(page.request, "POST", "/api/boards", { projectId, title });
    await callApp(page.request, "POST", "/api/reels", { title });
  }
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  for (const [path, kind, called] of [
    [`/library/projects/${projectId}/boards`, "board", "the board "],
    ["/library/reels", "reel", ""],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: `More actions for ${called}First ${stamp}` }).click();
    await page.getByRole("menuitem", { name: "Rename…" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill(`Renamed ${stamp}`);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(link(`Renamed ${stamp}`)).toBeVisible();
    await deleteByKeys(page, `${called}Renamed ${stamp}`, `Delete ${kind}`);
    await expect(link(`Renamed ${stamp}`)).toHaveCount(0);
    await expect(link(`Second ${stamp}`)).toBeVisible();
    await expect(page).toHaveURL(path);
    await expectAccessible(page);
  }
  const observer = await signedIn(browser, "observer@scale.earshot.test");
  await observer.goto("/library/reels");
  await observer.getByRole("button", { name: `More actions for Second ${stamp}` }).click();
  await expect(observer.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
  await expect(observer.getByRole("menuitem")).toHaveCount(1);
  await observer.context().close();
  await page.context().close();
});

test("deleting a tag by keyboard leaves the focus in the tree, and someone who clicked elsewhere keeps it there", async ({
  browser,
}) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  const project = await callApp(page.request, "POST", "/api/library/projects", { name: "Focus among tags" });
  for (const title of ["Alpha", "Beta", "Gamma"])
    await callApp(page.request, "POST", `/api/library/projects/${project.id}/tags`, { title });
  await page.goto(`/library/projects/${project.id}/tags`);
  const rows = page.getByRole("treegrid").getByRole("row");
  await expect(rows).toHaveCount(4);
  const next = (await rows.nth(3).textContent()) ?? "";
  await rows.nth(2).focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toBeFocused();
  expect(await rows.nth(2).textContent()).toBe(next);

  await page.getByRole("heading", { level: 1 }).click();
  const { items } = await callApp(page.request, "GET", `/api/library/projects/${project.id}/tags`);
  const gone = items.find((tag: { id: string; title: string }) => next.includes(tag.title));
  await callApp(page.request, "DELETE", `/api/tags/${gone.id}`);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("main")).toBeFocused();
});

test("navigating by keyboard continues in the new page's content", async ({ browser }) => {
  const page = await signedIn(browser, "member@scale.earshot.test");
  const project = await callApp(page.request, "POST", "/api/library/projects", { name: "Where one arrives" });
  await page.goto("/library");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Where one arrives" }).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Where one arrives" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.goto(`/library/projects/${project.id}/boards`);
  await page.getByRole("button", { name: "New board" }).first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("textbox").fill("By key");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "By key" })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await page.context().close();
});

test("a choice keeps the focus while it is saved, so that the arrow keys go on from there", async ({ browser }) => {
  const page = await signedIn(browser, "admin@scale.earshot.test");
  await page.goto("/settings/security");
  const role = (name: string) => page.getByRole("radio", { name });
  await role("Member").focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("New people now join as observers.", { exact: true })).toBeVisible();
  await expect(role("Observer")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("New people now join as members.", { exact: true })).toBeVisible();
  await expect(role("Member")).toBeFocused();
});
