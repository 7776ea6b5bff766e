import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { sendQueued } from "@/lib/services/mail/send-queued";
import { makePerson, makeWorkspace } from "@/tests/support/factories";
import { withSettings } from "@/tests/support/settings";
import { smtpServer } from "@/tests/support/stand-ins/smtp";

let server: Awaited<ReturnType<typeof smtpServer>>;
let busy = false;
let accept = async () => {};
let senderRefused = false;
beforeAll(async () => {
  const refuse = (to: string) => (to.startsWith("refused") ? 550 : busy ? 451 : undefined);
  server = await smtpServer({
    refuse,
    refuseSender: () => (senderRefused ? 550 : undefined),
    accept: () => accept(),
  });
});
afterAll(() => server.close());

async function queue(to: string, subject = "Hello") {
  const person = await makePerson(await makeWorkspace());
  await transaction(person.ctx, (tx) => queueMail(tx, { to, subject, text: "A link: Ünïcode", html: "<p>A link</p>" }));
  const { id } = await db().mail.findFirstOrThrow({ where: { recipient: to } });
  return { id, workspaceId: person.workspaceId };
}
const send = (id: string, SMTP_URL = server.url) => withSettings({ SMTP_URL }, () => sendQueued(id));
const receivedBy = (to: string) => server.mails.filter((mail) => mail.to?.some(({ address }) => address === to));
const row = (id: string) => db().mail.findUniqueOrThrow({ where: { id } });

describe("a queued mail", () => {
  test("is stored together with its event, which identifies it and contains nothing more", async () => {
    const { id, workspaceId } = await queue("event@people.test");
    const events = await db().outboxEvent.findMany({ where: { workspaceId } });
    expect(events).toMatchObject([{ kind: "mail.queued", resourceId: id, data: { mailId: id } }]);
  });

  test("stays as it is without a mail server", async () => {
    const { id } = await queue("kept@people.test");
    expect(await sendQueued(id)).toBe("kept");
    expect(await row(id)).toMatchObject({ attempts: 0, sentAt: null });
  });

  test("is sent once by any number of callers, and its content and recipient are then deleted", async () => {
    const { id } = await queue("once@people.test");
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => send(id)));
    expect(outcomes.filter((outcome) => outcome === "sent")).toHaveLength(1);
    expect(await send(id)).toBe("done");
    const [mail, ...more] = receivedBy("once@people.test");
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: "Hello", messageId: `<${id}@localhost>` });
    expect(mail?.text?.trim()).toBe("A link: Ünïcode");
    expect(await row(id)).toMatchObject({
      recipient: "",
      subject: "",
      text: "",
      html: "",
      error: null,
      sentAt: expect.any(Date),
    });
  });

  test("isn't taken for sent by a caller who finds it claimed and then given back by one who failed", async () => {
    const { id } = await queue("failed@people.test");
    await db().mail.update({ where: { id }, data: { claimedAt: new Date() }, select: { id: true } });
    const query = pool().query.bind(pool());
    const claiming = vi.spyOn(pool(), "query").mockImplementationOnce(async (text: string, values: unknown[]) => {
      const found = await query(text, values);
      await db().mail.update({ where: { id }, data: { claimedAt: null }, select: { id: true } });
      return found;
    });
    expect(await send(id)).toBe("busy");
    claiming.mockRestore();
    expect(await send(id)).toBe("sent");
  });

  test("can't have a header or a second recipient injected", async () => {
    const { id } = await queue("header@people.test", "Hi\r\nBcc: spy@people.test\r\n\r\nBody");
    await send(id);
    const [mail] = receivedBy("header@people.test");
    expect(mail?.subject).toBe("Hi Bcc: spy@people.test Body");
    expect(mail?.bcc).toBeUndefined();
    expect(receivedBy("spy@people.test")).toEqual([]);
  });

  test("carries its calendar entry as an invitation and as a file, and a one-click unsubscribe address", async () => {
    const person = await makePerson(await makeWorkspace());
    const url = "http://localhost:3000/unsubscribe/token";
    const calendar = "BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n";
    const to = "calendar@people.test";
    const content = { to, subject: "Hello", text: "Text", html: "<p>Text</p>", calendar, unsubscribeUrl: url };
    const id = await transaction(person.ctx, (tx) => queueMail(tx, content));
    await send(id);
    const [mail] = receivedBy(to);
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(header("list-unsubscribe")).toBe(`<${url}>`);
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const entries = mail?.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType)) ?? [];
    expect(entries.map(({ mimeType, filename, method }) => [mimeType, filename, method])).toEqual([
      ["text/calendar", null, "CANCEL"],
      ["application/ics", "interview.ics", undefined],
    ]);
    // The parser converts line endings.
    const lines = entries.map(({ content: bytes }) => new TextDecoder().decode(bytes as ArrayBuffer).split(/\r?\n/));
    expect(lines).toEqual([calendar.split("\r\n"), calendar.split("\r\n")]);
    expect(await row(id)).toMatchObject({ calendar: null, unsubscribeUrl: null });
  });

  test("says whom a reply reaches: its own address before MAIL_REPLY_TO, and the sender without either", async () => {
    const person = await makePerson(await makeWorkspace());
    const replies = async (to: string, replyTo?: string, MAIL_REPLY_TO?: string) => {
      const mail = { to, subject: "Hello", text: "Text", html: "<p>Text</p>", ...(replyTo && { replyTo }) };
      const id = await transaction(person.ctx, (tx) => queueMail(tx, mail));
      await withSettings({ SMTP_URL: server.url, MAIL_REPLY_TO }, () => sendQueued(id));
      expect((await row(id)).replyTo).toBeNull();
      return receivedBy(to)[0]?.replyTo?.map(({ address }) => address);
    };
    expect(await replies("r1@people.test", "lab@acme.test", "help@earshot.test")).toEqual(["lab@acme.test"]);
    expect(await replies("r2@people.test", undefined, "Help <help@earshot.test>")).toEqual(["help@earshot.test"]);
    expect(await replies("r3@people.test")).toBeUndefined();
    expect(await replies("r4@people.test", "a@acme.test\r\nBcc: spy2@people.test")).toBeDefined();
    expect(receivedBy("spy2@people.test")).toEqual([]);
  });

  test("that the server refuses permanently isn't tried again; the error is kept", async () => {
    const { id } = await queue("refused@people.test");
    expect(await send(id)).toBe("refused");
    expect((await row(id)).error).toContain("No, thank you");
  });

  test("is tried again after a temporary refusal or an unreachable server", async () => {
    const { id } = await queue("later@people.test");
    busy = true;
    await expect(send(id)).rejects.toThrow("The mail server did not accept the email.");
    busy = false;
    await expect(send(id, "smtp://127.0.0.1:9")).rejects.toThrow("The mail server did not accept the email.");
    expect(await send(id)).toBe("sent");
    expect(await row(id)).toMatchObject({ attempts: 3, error: null });
  });

  test("isn't given up for a wrong password, or because the server doesn't accept us as the sender", async () => {
    const { id } = await queue("installation@people.test");
    const wrong = server.url.replace("smtp://", "smtp://earshot:outdated@");
    await expect(send(id, wrong)).rejects.toThrow("The mail server did not accept the email.");
    expect((await row(id)).error).toContain("535");
    senderRefused = true;
    await expect(send(id)).rejects.toThrow("The mail server did not accept the email.");
    senderRefused = false;
    expect(await send(id)).toBe("sent");
  });

  test("is sent once although the database can't note at that moment that the server has accepted it", async () => {
    const { id } = await queue("noted@people.test");
    const holding = await pool().connect();
    const waiting = "FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let cancelled = 0;
    accept = async () => {
      await holding.query("BEGIN");
      await holding.query("SELECT 1 FROM mail WHERE id = $1 FOR UPDATE", [id]);
    };
    const sending = send(id);
    try {
      await vi.waitFor(async () => {
        cancelled += (await pool().query(`SELECT pg_cancel_backend(pid) ${waiting}`)).rowCount ?? 0;
        expect(cancelled).toBeGreaterThan(0);
      });
    } finally {
      await holding.query("COMMIT");
      holding.release();
      accept = async () => {};
    }
    expect(await sending).toBe("sent");
    expect(await row(id)).toMatchObject({ recipient: "", sentAt: expect.any(Date) });
    expect(receivedBy("noted@people.test")).toHaveLength(1);
  });

  test("whose sender died is taken over by another once its claim has expired, not before", async () => {
    const { id } = await queue("orphan@people.test");
    await db().mail.update({ where: { id }, data: { claimedAt: new Date(), attempts: 1 } });
    expect(await send(id)).toBe("busy");
    await db().mail.update({ where: { id }, data: { claimedAt: new Date(Date.now() - 180_000) } });
    expect(await send(id)).toBe("sent");
  });
});
