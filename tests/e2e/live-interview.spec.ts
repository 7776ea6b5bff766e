import { type APIRequestContext, type Browser, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/expect-accessible";
import { launchStudy } from "./support/launch-study";
import { signInByCall } from "./support/sign-in-by-call";
import { test } from "./support/test";

const STUDY = {
  title: "Talks about paying",
  question: "How do small teams decide what to pay for?",
  type: "live-interview",
  language: "en",
  guide: { sections: [] },
  settings: { targetParticipants: 2, rewardCents: 2000, durationMin: 30 },
};

type Mail = { to: string; subject: string; text: string };

/**
 * The mails to an address, newest first, from the outbox page of an installation without a mail server. A kept
 * connection may be closed by the server in the moment it is used again.
 */
async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const { items } = await (await request.get("/api/settings/outbox?limit=100", { maxRetries: 2 })).json();
  return items.filter((mail: Mail) => mail.to === to);
}
const linkIn = ({ text }: Mail, page: "i" | "unsubscribe") =>
  new RegExp(`/${page}/[A-Za-z0-9_-]+`).exec(text)?.[0] ?? `no /${page}/ in ${text}`;

async function phoneIn(browser: Browser, timezoneId: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId });
  return context.newPage();
}
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const heading = (page: Page, name: string) => expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
const times = (page: Page) => page.getByRole("radio");

test("people are invited, choose a time in their own zone, move it and cancel it; one unsubscribes", async ({
  page,
  browser,
}) => {
  await signInByCall(page.request, "admin@scale.earshot.test");
  const { id } = await launchStudy(page.request, STUDY);
  const [ana, ben] = [`ana-${id}@people.test`, `ben-${id}@people.test`];

  await test.step("the researcher is told that nobody can book yet, and offers a week of times", async () => {
    await page.goto(`/studies/${id}`);
    await expect(page.getByText("Nobody can book: no open times are offered")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Offer times" }).click();
    await press(page, "Offer times");
    await press(page, /^Offer \d+ times$/);
    await expect(page.getByText("Free", { exact: true }).first()).toBeVisible();
    await page.goto(`/studies/${id}`);
    await heading(page, STUDY.title);
    await expect(page.getByText("Nobody can book")).toHaveCount(0);
  });

  await test.step("and invites two people, one of them twice", async () => {
    await page.goto(`/studies/${id}/recruit`);
    await page.getByLabel("Email addresses").fill(`Ana Silva <${ana}>\n${ben}, ${ana.toUpperCase()}`);
    await press(page, "Invite 2 people");
    // Here no mail is sent.
    await expect(page.getByText("2 people were invited. Their links are below, to copy and send.")).toBeVisible();
    await expect(page.getByRole("row", { name: new RegExp(ben) })).toContainText("Not emailed");
    await expectAccessible(page);
  });

  const phone = await phoneIn(browser, "Asia/Kolkata");
  await test.step("Ana opens her own link on a phone in India and books", async () => {
    const [mail, ...more] = await mailsTo(page.request, ana);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Hello Ana Silva,");
    await phone.goto(linkIn(mail ?? { to: "", subject: "", text: "" }, "i"));
    await press(phone, "I agree, continue");
    await heading(phone, "Choose a time");
    await expect(phone.getByLabel("Time zone")).toHaveValue(/^Asia\/(Kolkata|Calcutta)$/);
    await expectAccessible(phone);
    await times(phone).first().check();
    await press(phone, "Book this time");
    await heading(phone, "See you then");
    await expectAccessible(phone);
    await phone.reload();
    await heading(phone, "See you then");
  });

  await test.step("both get it by mail, and the researcher sees who is coming", async () => {
    const [booked] = await mailsTo(page.request, ana);
    expect(booked?.subject).toContain("Your interview is booked");
    expect(booked?.text).toMatch(/\(GMT\+5:30, Asia\/(Kolkata|Calcutta)\)/);
    await page.goto(`/studies/${id}/times`);
    await expect(page.getByRole("listitem").filter({ hasText: "Booked" })).toContainText("P1 Ana Silva");
  });

  await test.step("a taken time is offered to nobody else; the booking moves to another, and is canceled", async () => {
    const offered = await times(phone).count();
    expect(offered).toBe(0);
    await press(phone, "Choose another time");
    await heading(phone, "Choose a time");
    const free = await times(phone).count();
    await times(phone)
      .nth(free - 1)
      .check();
    await press(phone, "Move to this time");
    await heading(phone, "See you then");
    await press(phone, "Cancel booking");
    await phone
      .getByRole("alertdialog")
      .or(phone.getByRole("dialog"))
      .getByRole("button", { name: "Cancel booking" })
      .click();
    await heading(phone, "Choose a time");
    await expect(times(phone)).toHaveCount(free + 1);
    const subjects = (await mailsTo(page.request, ana)).map(({ subject }) => subject.split(":")[0]);
    expect(subjects.reverse()).toEqual([
      "Invitation to a study",
      "Your interview is booked",
      "Your interview has a new time",
      "Your interview is canceled",
    ]);
  });

  await test.step("Ben unsubscribes with one button, and the researcher sees it", async () => {
    const [mail] = await mailsTo(page.request, ben);
    const other = await phoneIn(browser, "Europe/Berlin");
    await other.goto(linkIn(mail ?? { to: "", subject: "", text: "" }, "unsubscribe"));
    await heading(other, "Stop invitations?");
    await expectAccessible(other);
    await press(other, "Stop invitations");
    await heading(other, "You won’t get any more invitations");
    await expectAccessible(other);
    await page.goto(`/studies/${id}/recruit`);
    await expect(page.getByRole("row", { name: new RegExp(ben) })).toContainText("Unsubscribed");
    await expect(page.getByRole("row", { name: /Ana Silva/ })).toContainText("Opened");
  });
});
