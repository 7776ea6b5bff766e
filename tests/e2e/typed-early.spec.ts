// Not our own test, whose pages wait until their scripts run.
import { expect, type Page, test } from "@playwright/test";
import { callApp } from "./support/call-app";
import { launchStudy } from "./support/launch-study";
import { listening } from "./support/listening";
import { common, guideOf, heading, open, phone, press } from "./support/on-a-phone";
import { signInByCall } from "./support/sign-in-by-call";

const ADMIN = "admin@team.earshot.test";

/** Opens a page whose own scripts arrive only when the returned function is called. */
async function openWithLateScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    arrive();
    await listening(page);
  };
}

test("a question typed to Eva before the page's scripts have arrived stays, and is asked", async ({ page }) => {
  await signInByCall(page.request, ADMIN);
  const scriptsArrive = await openWithLateScripts(page, "/eva");
  const box = page.getByRole("textbox", { name: "Your question to Eva" });
  await box.pressSequentially("Why do people leave");
  await scriptsArrive();
  await expect(box).toHaveValue("Why do people leave");
  await expect(page.getByRole("button", { name: "Ask", exact: true })).toBeEnabled();
  await box.press("End");
  await box.pressSequentially("?");
  await box.press("Enter");
  await expect(page.getByRole("region", { name: "Conversation" })).toContainText("Why do people leave?");
  await expect(box).toHaveValue("");
});

/** The fields of a page that can be typed into as it arrives. */
const fieldsOf = (page: Page) =>
  page.locator("main :is(textarea, input:is([type=text], [type=search], [type=email], [type=url], [type=password]))");

async function keepsWhatIsTyped(page: Page, path: string): Promise<void> {
  const scriptsArrive = await openWithLateScripts(page, path);
  const fields = fieldsOf(page).filter({ visible: true }).and(page.locator(":read-write"));
  await expect(fields.first(), path).toBeVisible();
  const count = await fields.count();
  const texts: string[] = [];
  for (let at = 0; at < count; at++) {
    await fields.nth(at).press("End");
    await fields.nth(at).pressSequentially("Zoe");
    texts.push(await fields.nth(at).inputValue());
  }
  await scriptsArrive();
  await expect
    .poll(async () => {
      const values: string[] = [];
      for (let at = 0; at < texts.length; at++) values.push(await fields.nth(at).inputValue());
      return values;
    }, path)
    .toEqual(texts);
  // A field that React hasn't heard of loses its text with the next change on the page.
  await fields.first().press("End");
  await fields.first().pressSequentially("!");
  for (const [at, text] of texts.entries())
    await expect(fields.nth(at), path).toHaveValue(at === 0 ? `${text}!` : text);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

test("what is typed into any field before the page's scripts have arrived stays", async ({ page }) => {
  await keepsWhatIsTyped(page, "/sign-in");
  await keepsWhatIsTyped(page, "/sign-up");
  await signInByCall(page.request, ADMIN);
  const [project] = (await (await page.request.get("/api/library/projects?q=Checkout")).json()).items;
  const [draft] = (await (await page.request.get("/api/studies?status=draft&limit=1")).json()).items;
  const paths = [
    "/search",
    "/studies",
    "/studies/new",
    `/studies/${draft.id}/edit`,
    `/library/projects/${project.id}/tags`,
  ];
  const more = ["/reports", "/reports/new", "/settings/profile"];
  for (const path of [...paths, ...more]) await keepsWhatIsTyped(page, path);
});

test("a note's title typed before the page's scripts have arrived stays, and is saved", async ({ page }) => {
  await signInByCall(page.request, ADMIN);
  const [project] = (await (await page.request.get("/api/library/projects?q=Checkout")).json()).items;
  const { id } = await callApp(page.request, "POST", `/api/library/projects/${project.id}/notes`, { content: [] });
  const scriptsArrive = await openWithLateScripts(page, `/library/notes/${id}`);
  await page.getByRole("textbox", { name: "Title" }).pressSequentially("What we heard");
  await scriptsArrive();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("What we heard");
  await expect.poll(async () => (await callApp(page.request, "GET", `/api/notes/${id}`)).title).toBe("What we heard");
});

test("what a participant chose and typed before the page's scripts have arrived stays, and is sent", async ({
  page,
  browser,
}) => {
  await signInByCall(page.request, ADMIN);
  const several = { id: "q2", text: "How do you pay?", kind: "multiple", options: ["Card", "Invoice", "Cash"] };
  const one = { id: "q3", text: "Would you go back?", kind: "single", options: ["Yes", "No"] };
  const guide = guideOf(open("q1", "What did you buy?"), several, one, {
    id: "q4",
    text: "How was it?",
    kind: "scale",
  });
  const type = "ai-generated-survey";
  const study = await launchStudy(page.request, { ...common, title: "Early answers", type, guide });
  const { context, page: participant } = await phone(browser);
  await participant.goto(study.url);
  await listening(participant);
  await press(participant, "I agree, continue");
  await heading(participant, "Paying");
  const scriptsArrive = await openWithLateScripts(participant, participant.url());
  const answer = participant.getByRole("textbox", { name: "What did you buy?" });
  await answer.pressSequentially("Running shoes");
  for (const option of ["Card", "Cash", "No"]) await participant.getByText(option, { exact: true }).click();
  await participant.getByRole("radio", { name: "4" }).check();
  await scriptsArrive();
  await expect(answer).toHaveValue("Running shoes");
  await press(participant, "Send my answers");
  await heading(participant, "Thank you");
  const [session] = (await callApp(page.request, "GET", `/api/studies/${study.id}/sessions`)).items;
  const { items } = await callApp(page.request, "GET", `/api/transcripts/${session.id}`);
  const said = items.map(({ text }: { text: string }) => text).join("\n");
  for (const words of ["Running shoes", "Card", "Cash", "No", "4"]) expect(said).toContain(words);
  await context.close();
});

test("what a participant pressed before the page's scripts have arrived is done once they have, and no answer is in the address", async ({
  page,
  browser,
}) => {
  await signInByCall(page.request, ADMIN);
  const guide = guideOf(open("q1", "What did you buy?"));
  const type = "ai-generated-survey";
  const study = await launchStudy(page.request, { ...common, title: "Early presses", type, guide });
  const { context, page: participant } = await phone(browser);
  const consentArrives = await openWithLateScripts(participant, study.url);
  await press(participant, "I agree, continue");
  await consentArrives();
  await heading(participant, "Paying");

  const address = participant.url();
  const formArrives = await openWithLateScripts(participant, address);
  await participant.getByRole("textbox", { name: "What did you buy?" }).pressSequentially("Running shoes");
  await press(participant, "Send my answers");
  await formArrives();
  await heading(participant, "Thank you");
  expect(participant.url()).toBe(address);
  const { items } = await callApp(page.request, "GET", `/api/studies/${study.id}/sessions`);
  expect(items).toHaveLength(1);
  await context.close();
});

test("whoever goes on writing after pressing a button before the page's scripts have arrived isn't sent off", async ({
  page,
}) => {
  const scriptsArrive = await openWithLateScripts(page, "/sign-in");
  const email = page.getByRole("textbox", { name: "Email" });
  await email.pressSequentially(ADMIN.slice(0, -1));
  await page.getByRole("button", { name: "Continue" }).click();
  await email.press("End");
  await email.pressSequentially(ADMIN.slice(-1));
  await scriptsArrive();
  await expect(email).toHaveValue(ADMIN);
  await email.press("Enter");
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
});
