import { describe, expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { USUAL_SETTINGS } from "@/lib/core/study/settings";
import { db } from "@/lib/db/client";
import { cancel } from "@/lib/services/invitations/cancel";
import { create } from "@/lib/services/invitations/create";
import { invitationMail } from "@/lib/services/invitations/invitation-mail";
import { resend } from "@/lib/services/invitations/resend";
import { sendWaiting } from "@/lib/services/invitations/send-waiting";
import { unsubscribe } from "@/lib/services/invitations/unsubscribe";
import { tokenOf } from "@/lib/services/participants/token";
import { mailsTo, makeParticipant, makeSlot } from "@/tests/support/data/recruiting";
import { makeStudy } from "@/tests/support/data/studies";
import { makePerson, makeWorkspace } from "@/tests/support/factories";

let count = 0;
const address = (name = "guest") => `${name}-${process.pid}-${count++}@people.test`;
const rows = (studyId: string) => db().invitation.findMany({ where: { studyId } });

async function setUp(status: "draft" | "running" | "paused" | "ended" = "running") {
  const person = await makePerson(await makeWorkspace("pro", "Acme Research"));
  const study = await makeStudy(person, { status, durationMin: 20 });
  const invite = (...emails: string[]) =>
    create(person.ctx, study.id, { invitations: emails.map((email) => ({ email })) });
  return { person, study, invite, ctx: person.ctx };
}

describe("inviting", () => {
  test("mails a personal link, with who invites, why, and how to stop it", async () => {
    const { ctx, study, person } = await setUp();
    const email = address();
    const { items } = await create(ctx, study.id, {
      invitations: [{ email, name: "Ana" }],
      message: "We met at the fair.",
    });
    const url = `${config().APP_URL}/i/${tokenOf("invitation", items[0]?.id ?? "")}`;
    expect(items).toMatchObject([{ email, name: "Ana", status: "sent", created: true, url }]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("Hello Ana,");
    expect(mail?.text).toContain(`(${person.email}) of Acme Research invites you`);
    expect(mail?.text).toContain("It takes about 20 minutes. You’ll get $5 as a thank-you");
    expect(mail?.text).toContain("> We met at the fair.");
    expect(mail?.text).toContain(url);
    expect(mail?.unsubscribeUrl).toBe(url.replace("/i/", "/unsubscribe/"));
    expect(mail?.text).toContain(mail?.unsubscribeUrl);
    expect(mail?.html).toContain(`<a href="${url}"`);
    expect(mail?.html).toContain(`<a href="${mail?.unsubscribeUrl}"`);
  });

  test("an address whose mail was once refused waits like any other when it is invited again", async () => {
    const { ctx, study, invite } = await setUp("paused");
    const email = address();
    const [{ id } = { id: "" }] = (await invite(email)).items;
    await db().invitation.update({ where: { id }, data: { refusedAt: new Date() } });
    await cancel(ctx, study.id, id);
    expect((await invite(email)).items).toMatchObject([{ id, status: "pending", reason: null, created: true }]);
  });

  test("is answered to the study's contact, or without one to whoever sent it and is named in it", async () => {
    const { ctx, person, study } = await setUp();
    const [first, second] = [address(), address()];
    await create(ctx, study.id, { invitations: [{ email: first }] });
    await db().study.update({
      where: { id: study.id },
      data: { settings: { ...USUAL_SETTINGS, contactEmail: "lab@acme.test" } },
    });
    await create(ctx, study.id, { invitations: [{ email: second }] });
    const [[toInviter], [toContact]] = [await mailsTo(first), await mailsTo(second)];
    expect([toInviter?.replyTo, toContact?.replyTo]).toEqual([person.email, "lab@acme.test"]);
    expect(toInviter?.text).toContain(person.email);
  });

  test("keeps the name of a person who is listed twice, once without it", async () => {
    const { ctx, study } = await setUp();
    const email = address();
    const { items } = await create(ctx, study.id, { invitations: [{ email, name: "Ana" }, { email }] });
    expect(items).toMatchObject([{ email, name: "Ana" }]);
  });

  test("promises spoken answers only if they can be given", async () => {
    const { ctx, study } = await setUp();
    const email = address();
    await create(ctx, study.id, { invitations: [{ email }] });
    const [mail] = await mailsTo(email);
    expect(config().SPEECH_BASE_URL).toBeUndefined();
    expect(mail?.text).toContain("It’s an interview with an AI moderator, in writing.");
  });

  test("uses the study's language", async () => {
    const { ctx, study } = await setUp();
    await db().study.update({ where: { id: study.id }, data: { language: "de-DE" } });
    const email = address();
    await create(ctx, study.id, { invitations: [{ email }] });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Einladung zu einer Studie: Why people leave at checkout");
    expect(mail?.html).toContain('<html lang="de"');
    expect(mail?.text).toContain("Es dauert etwa 20 Minuten. Als Dankeschön erhalten Sie 5\u00a0$");
  });

  test("to a live interview says how long the times on offer are", async () => {
    const person = await makePerson(await makeWorkspace("pro"));
    const study = await makeStudy(person, { type: "live-interview", status: "running", durationMin: 6 });
    await makeSlot(study, 48);
    const email = address();
    await create(person.ctx, study.id, { invitations: [{ email }] });
    expect((await mailsTo(email))[0]?.text).toContain("It takes about 45 minutes.");
  });

  test("sets off the team by commas where the language does, and a team without a person not", () => {
    const facts = {
      type: "ai-curated-interview" as const,
      voice: false,
      language: "fr",
      durationMin: null,
      offeredMinutes: [],
    };
    const texts = {
      id: "inv_1",
      name: null,
      message: null,
      title: "Le paiement",
      rewardCents: null,
      contactEmail: null,
    };
    const by = (inviterEmail: string | null) =>
      invitationMail(
        { ...facts, ...texts, workspaceName: "Acme Research", inviterName: null, inviterEmail },
        "reminder",
      ).text;
    expect(by("ana@acme.test")).toContain("ana@acme.test, de Acme Research, vous a invité à");
    expect(by(null)).toContain("Acme Research vous a invité à");
  });

  test("the same address twice, at once or later, is the same invitation and one mail", async () => {
    const { study, invite } = await setUp();
    const email = address();
    const answers = await Promise.all(Array.from({ length: 8 }, () => invite(email, email)));
    expect(new Set(answers.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(1);
    expect(answers.flatMap(({ items }) => items).filter(({ created }) => created)).toHaveLength(1);
    expect(await rows(study.id)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("typed text creates no link, no second header and no forged name", async () => {
    const { ctx, person, invite, study } = await setUp();
    await db().user.update({ where: { id: person.id }, data: { name: "PаyPal Support" } });
    await db().study.update({ where: { id: study.id }, data: { title: "Visit evil.example now\u202e" } });
    const email = address();
    await create(ctx, study.id, {
      invitations: [{ email, name: "<b>x</b>" }],
      message: "See https://evil.example/login\r\nor www.evil.example, mail me@evil.example",
    });
    const [mail] = await mailsTo(email);
    const links = [...(mail?.html ?? "").matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(links.every((href) => href?.startsWith(config().APP_URL))).toBe(true);
    expect(mail?.text).not.toMatch(/evil\.example|https:\/\/evil|\u202e/);
    expect(mail?.subject).toBe("Invitation to a study: Visit evil. example now");
    expect(mail?.html).toContain("Hello &#60;b&#62;x&#60;/b&#62;,");
    expect(mail?.text).not.toContain("PаyPal");
    expect(mail?.text).toContain(person.email);
    await invite(address());
  });

  test("to a draft waits, and is sent once when the study runs", async () => {
    const { study, invite } = await setUp("draft");
    const emails = Array.from({ length: 60 }, () => address());
    expect((await invite(...emails)).items.every(({ status }) => status === "pending")).toBe(true);
    expect(await sendWaiting(study.workspaceId, study.id)).toBe(0);
    await db().study.update({ where: { id: study.id }, data: { status: "running" } });
    const sent = await Promise.all([1, 2, 3].map(() => sendWaiting(study.workspaceId, study.id)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(60);
    expect(await db().mail.count({ where: { recipient: { in: emails } } })).toBe(60);
    expect((await rows(study.id)).every(({ status, sentAt }) => status === "sent" && sentAt)).toBe(true);
  });

  test("an address that wants no invitations is refused with a sentence, and never mailed", async () => {
    const { ctx, invite, study } = await setUp();
    const [gone, other] = [address("gone"), address()];
    const { items } = await invite(gone);
    await unsubscribe(tokenOf("invitation", items[0]?.id ?? ""));
    const second = await makeStudy({ id: newId("user"), workspaceId: study.workspaceId }, { status: "running" });
    const answer = await create(ctx, second.id, { invitations: [{ email: gone }, { email: other }] });
    expect(answer.items.map(({ email }) => email)).toEqual([other]);
    expect(answer.refused).toEqual([{ email: gone, reason: expect.stringContaining("has unsubscribed") }]);
    expect(await mailsTo(gone)).toHaveLength(1);
    const elsewhere = await setUp();
    expect((await elsewhere.invite(gone)).items).toHaveLength(1);
  });

  test("to a study that has ended is a conflict; more than 500 a day are too many", async () => {
    const over = await setUp("ended");
    await expect(over.invite(address())).rejects.toMatchObject({ kind: "conflict" });
    const { study, invite } = await setUp("draft");
    await db().invitation.createMany({
      data: Array.from({ length: 499 }, (_, n) => ({
        id: newId("invitation"),
        workspaceId: study.workspaceId,
        studyId: study.id,
        email: `${n}@many.test`,
      })),
    });
    await expect(invite(address(), address())).rejects.toMatchObject({ kind: "rate_limited" });
    expect((await invite(address())).items).toHaveLength(1);
  });

  test("observers may not", async () => {
    const { study } = await setUp();
    const observer = await makePerson({ id: study.workspaceId, plan: "pro" }, "observer");
    await expect(create(observer.ctx, study.id, { invitations: [{ email: address() }] })).rejects.toMatchObject({
      kind: "forbidden",
    });
  });
});

describe("an invitation", () => {
  test("follows its participant", async () => {
    const { study, invite } = await setUp();
    const email = address();
    const [made] = (await invite(email)).items;
    const participant = await makeParticipant(study, { invitationId: made?.id, status: "consented" });
    const seen = [];
    for (const status of ["consented", "in_progress", "booked", "completed"]) {
      await db().participant.update({ where: { id: participant.id }, data: { status } });
      seen.push((await invite(email)).items[0]?.status);
    }
    expect(seen).toEqual(["opened", "started", "started", "completed"]);
  });

  test("is canceled until its person has started, and comes back with the same link when it is made again", async () => {
    const { ctx, study, invite } = await setUp();
    const email = address();
    const [made] = (await invite(email)).items;
    const id = made?.id ?? "";
    expect(await cancel(ctx, study.id, id)).toMatchObject({ status: "cancelled" });
    expect(await cancel(ctx, study.id, id)).toMatchObject({ status: "cancelled" });
    await expect(resend(ctx, study.id, id)).rejects.toMatchObject({ kind: "conflict" });
    expect((await invite(email)).items).toMatchObject([{ id, status: "sent", created: true, url: made?.url }]);
    await makeParticipant(study, { invitationId: id, status: "in_progress" });
    await expect(cancel(ctx, study.id, id)).rejects.toMatchObject({ kind: "conflict" });
  });

  test("is sent again at most once an hour, and not to someone who has finished", async () => {
    const { ctx, study, invite } = await setUp();
    const email = address();
    const [made] = (await invite(email)).items;
    const id = made?.id ?? "";
    await expect(resend(ctx, study.id, id)).rejects.toMatchObject({ kind: "conflict" });
    await db().invitation.update({ where: { id }, data: { sentAt: new Date(Date.now() - 3_700_000) } });
    const again = await Promise.allSettled([resend(ctx, study.id, id), resend(ctx, study.id, id)]);
    expect(again.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await mailsTo(email)).toHaveLength(2);
    await makeParticipant(study, { invitationId: id, status: "completed" });
    await db().invitation.update({ where: { id }, data: { sentAt: new Date(0) } });
    await expect(resend(ctx, study.id, id)).rejects.toThrow("finished");
  });
});
