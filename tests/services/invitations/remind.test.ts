import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/invitations/create";
import { list } from "@/lib/services/invitations/list";
import { noteRefused } from "@/lib/services/invitations/note-refused";
import { remind } from "@/lib/services/invitations/remind";
import { unsubscribe } from "@/lib/services/invitations/unsubscribe";
import { tokenOf } from "@/lib/services/participants/token";
import { mailsTo, makeParticipant } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
let count = 0;

async function invited(daysAgo: number) {
  const person = await makePerson(await makeWorkspace());
  const study = await makeStudy(person, { status: "running" });
  const email = `remind-${process.pid}-${count++}@people.test`;
  const { items } = await create(person.ctx, study.id, { invitations: [{ email }] });
  const id = items[0]?.id ?? "";
  await db().invitation.update({ where: { id }, data: { sentAt: ago(daysAgo) } });
  return { id, email, study, ctx: person.ctx };
}

describe("a reminder", () => {
  test("is sent after three days and after seven, once each, however many processes run the job", async () => {
    const { id, email } = await invited(3.1);
    await Promise.all([remind(), remind(), remind()]);
    expect(await mailsTo(email)).toHaveLength(2);
    await remind();
    expect(await mailsTo(email)).toHaveLength(2);
    await db().invitation.update({ where: { id }, data: { sentAt: ago(7.1), remindedAt: ago(4) } });
    await Promise.all([remind(), remind()]);
    await db().invitation.update({ where: { id }, data: { sentAt: ago(30), remindedAt: ago(20) } });
    await remind();
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    expect(mails.at(-1)?.subject).toMatch(/^Reminder: /);
    expect(mails.at(-1)?.unsubscribeUrl).toContain("/unsubscribe/");
  });

  test("isn't sent early, nor to someone who has started, unsubscribed or can't be reached, nor for a paused study", async () => {
    const early = await invited(2.9);
    const begun = await invited(4);
    await makeParticipant(begun.study, { invitationId: begun.id, status: "in_progress" });
    const stopped = await invited(4);
    await unsubscribe(tokenOf("invitation", stopped.id));
    const paused = await invited(4);
    await db().study.update({ where: { id: paused.study.id }, data: { status: "paused" } });
    const refused = await invited(4);
    const { mailId } = await db().invitation.findUniqueOrThrow({ where: { id: refused.id } });
    await noteRefused(mailId ?? "");
    const opened = await invited(4);
    await makeParticipant(opened.study, { invitationId: opened.id, status: "consented" });
    await remind();
    const mails = await Promise.all(
      [early, begun, stopped, paused, refused, opened].map(({ email }) => mailsTo(email)),
    );
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 2]);
    const { items } = await list(refused.ctx, refused.study.id, { limit: 5, status: "failed" });
    expect(items).toMatchObject([{ id: refused.id, reason: "The mail server rejects this address." }]);
  });
});
