import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { accept } from "@/lib/services/members/invitations/accept";
import { cancel } from "@/lib/services/members/invitations/cancel";
import { create } from "@/lib/services/members/invitations/create";
import { findByToken } from "@/lib/services/members/invitations/find-by-token";
import { join } from "@/lib/services/members/invitations/join";
import { list } from "@/lib/services/members/invitations/list";
import { resend } from "@/lib/services/members/invitations/resend";
import { remove } from "@/lib/services/members/remove";
import { seats } from "@/lib/services/members/seats";
import { anAddress, auditsOf, invited, letExpire, mailedToken, membershipOf } from "@/tests/support/data/members";
import { makePerson, makeSession, makeWorkspace, type Person } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { withSettings } from "@/tests/support/settings";

const team = async () => makePerson(await makeWorkspace("team", "Acme Research"), "admin");
const acceptAs = async (person: Person, token: string) =>
  accept({ token, sessionToken: await makeSession(person) }, "req_test");
const newcomer = (token: string) =>
  join({ token, name: "Noor", password: "a password of hers", address: anAddress() }, "req_test");
const backdate = (id: string) => db().memberInvitation.update({ where: { id }, data: { sentAt: new Date(0) } });

describe("inviting", () => {
  test("mails each address its own link, says who invites to what, and holds a seat", async () => {
    const admin = await team();
    const emails = [anAddress(), anAddress()];
    const { items } = await create(admin.ctx, { emails, role: "member" });
    expect(items.map(({ email, status, created }) => [email, status, created])).toEqual(
      emails.map((email) => [email, "pending", true]),
    );
    const mail = await db().mail.findFirstOrThrow({ where: { recipient: emails[0] } });
    for (const words of [admin.email, "Acme Research", "As a member", "/join/"]) expect(mail.text).toContain(words);
    const stored = await db().memberInvitation.findFirstOrThrow({ where: { email: emails[0] } });
    expect(JSON.stringify(stored)).not.toContain(await mailedToken(emails[0] ?? ""));
    expect(await seats(admin.workspaceId)).toEqual({ used: 3, reserved: 2, included: 10 });
    expect(await auditsOf(admin.workspaceId)).toEqual(["member.invited", "member.invited"]);
  });

  test("someone already invited keeps their link; another role, or someone who is a member already, is refused", async () => {
    const admin = await team();
    const colleague = await makePerson({ id: admin.workspaceId, plan: "team" }, "observer");
    const { email, token } = await invited(admin, "member");
    const again = await create(admin.ctx, { emails: [email, colleague.email], role: "member" });
    expect(again.items).toMatchObject([{ email, created: false }]);
    expect(again.refused).toMatchObject([{ email: colleague.email, code: "here" }]);
    expect(await mailedToken(email)).toBe(token);
    const other = await create(admin.ctx, { emails: [email], role: "observer" });
    expect(other.refused).toMatchObject([{ code: "other_role" }]);
  });

  test("is for admins", async () => {
    const { workspaceId } = await team();
    for (const role of ["member", "observer"] as const) {
      const { ctx } = await makePerson({ id: workspaceId, plan: "team" }, role);
      await expect(create(ctx, { emails: [anAddress()], role: "observer" })).rejects.toThrow("does not allow");
      await expect(list(ctx, { limit: 10 })).rejects.toThrow("does not allow");
    }
  });

  test("stops at 200 a day, so that nobody mails the world through us", async () => {
    const admin = await team();
    await invited(admin, "observer");
    const { id, ...like } = await db().memberInvitation.findFirstOrThrow({ where: { workspaceId: admin.workspaceId } });
    const others = Array.from({ length: 198 }, (_, at) => ({
      ...like,
      id: `${id}-${at}`,
      email: anAddress(),
      tokenHash: new Uint8Array(randomBytes(32)),
    }));
    await db().memberInvitation.createMany({ data: others });
    await invited(admin, "observer");
    await expect(invited(admin, "observer")).rejects.toThrow("at most 200 people a day");
  });

  test("a name full of links and line breaks reaches the mail only as words", async () => {
    const admin = await team();
    await db().user.update({ where: { id: admin.id }, data: { name: "Visit https://evil.test/now\r\nBcc: x@y.z" } });
    const { email } = await invited(admin);
    const { text, subject } = await db().mail.findFirstOrThrow({ where: { recipient: email } });
    expect(text.match(/https?:\/\/\S+/g)).toHaveLength(1);
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe("accepting", () => {
  test("a new person gets an account and only this workspace, once", async () => {
    const admin = await team();
    const { email, token } = await invited(admin, "observer");
    expect(await newcomer(token)).toMatchObject({ email, workspaceId: admin.workspaceId });
    const memberships = await db().membership.findMany({ where: { user: { email } } });
    expect(memberships).toMatchObject([{ workspaceId: admin.workspaceId, role: "observer", source: "invited" }]);
    await expect(newcomer(token)).rejects.toThrow("already used");
    expect(await auditsOf(admin.workspaceId)).toEqual(
      expect.arrayContaining(["member.invited", "person.signed_up", "member.joined"]),
    );
  });

  test("the mailed link proves the address only where mail is really sent", async () => {
    const admin = await team();
    const verifiedAt = async (email: string) => (await db().user.findUniqueOrThrow({ where: { email } })).verifiedAt;
    const [unsent, sent] = [await invited(admin), await invited(admin)];
    await newcomer(unsent.token);
    await withSettings({ SMTP_URL: "smtp://127.0.0.1:9" }, () => newcomer(sent.token));
    expect([await verifiedAt(unsent.email), await verifiedAt(sent.email)]).toEqual([null, expect.any(Date)]);
  });

  test("someone with an account keeps it as it is, and their browser is then in that workspace", async () => {
    const [admin, person] = [await team(), await makePerson(await makeWorkspace())];
    const { token } = await invited(admin, "member", person.email);
    await acceptAs(person, token);
    expect(await db().session.findMany({ where: { userId: person.id } })).toMatchObject([
      { workspaceId: admin.workspaceId },
    ]);
    expect(await db().membership.count({ where: { userId: person.id, active: true } })).toBe(2);
  });

  test("needs the invited address: another person's session won't do, and neither will none", async () => {
    const [admin, stranger] = [await team(), await makePerson(await makeWorkspace())];
    const { email, token } = await invited(admin);
    await expect(acceptAs(stranger, token)).rejects.toThrow(`is for ${email}`);
    await expect(accept({ token, sessionToken: null }, "req_test")).rejects.toThrow("Sign in");
    expect(await findByToken(token)).toMatchObject({ status: "pending", hasAccount: false });
    const known = await invited(admin, "member", stranger.email);
    await expect(newcomer(known.token)).rejects.toThrow("has an account");
  });

  test("somebody whose account is just being deleted doesn't join", async () => {
    const admin = await team();
    const { email, token } = await invited(admin);
    const person = await makePerson(await makeWorkspace(), "admin");
    await db().user.update({ where: { id: person.id }, data: { email } });
    const sessionToken = await makeSession(person);
    const beside = await otherCaller();
    await beside.run("SELECT 1 FROM user_account WHERE id = $1 FOR UPDATE", [person.id]);
    await beside.run("UPDATE user_account SET active = false WHERE id = $1", [person.id]);
    const joining = accept({ token, sessionToken }, "req_test").catch((thrown: unknown) => thrown);
    await beside.waitedFor();
    await beside.commit();
    expect(await joining).toMatchObject({ kind: "unauthenticated", message: "This account was deleted." });
    expect(await db().membership.count({ where: { workspaceId: admin.workspaceId } })).toBe(1);
  });

  test("ten browsers at once make one member", async () => {
    const [admin, person] = [await team(), await makePerson(await makeWorkspace())];
    const { token } = await invited(admin, "member", person.email);
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => acceptAs(person, token)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().membership.count({ where: { userId: person.id, workspaceId: admin.workspaceId } })).toBe(1);
  });

  test("an expired, cancelled or made-up link changes nothing and says what to do", async () => {
    const admin = await team();
    const [late, off] = [await invited(admin), await invited(admin)];
    await letExpire(late.id);
    await cancel(admin.ctx, off.id);
    await expect(newcomer(late.token)).rejects.toThrow(/Ask Person \w+ to send it again/);
    await expect(newcomer(off.token)).rejects.toThrow("was canceled");
    await expect(newcomer("made-up")).rejects.toThrow("not found");
    expect(await seats(admin.workspaceId)).toMatchObject({ used: 1 });
  });

  test("someone who was removed comes back with the role of the invitation", async () => {
    const admin = await team();
    const back = await makePerson({ id: admin.workspaceId, plan: "team" }, "member");
    await remove(admin.ctx, await membershipOf(back));
    const { token } = await invited(admin, "observer", back.email);
    await acceptAs(back, token);
    expect(await db().membership.findFirst({ where: { userId: back.id } })).toMatchObject({
      active: true,
      role: "observer",
      deactivatedAt: null,
    });
  });

  test("someone who took part in a study of the workspace becomes a member of it", async () => {
    const admin = await team();
    const person = await makePerson({ id: admin.workspaceId, plan: "team" }, "participant");
    const { token } = await invited(admin, "member", person.email);
    await acceptAs(person, token);
    expect(await db().membership.findMany({ where: { userId: person.id } })).toMatchObject([{ role: "member" }]);
  });

  test("with fewer seats than when it was sent, it waits for a seat", async () => {
    const admin = await makePerson(await makeWorkspace("pro"), "admin");
    const { token } = await invited(admin);
    await db().workspace.update({ where: { id: admin.workspaceId }, data: { plan: "free" } });
    await expect(newcomer(token)).rejects.toThrow(
      "No paid seat is free right now. Ask whoever invited you; the invitation can be used until it expires.",
    );
    await db().workspace.update({ where: { id: admin.workspaceId }, data: { plan: "pro" } });
    await newcomer(token);
  });
});

describe("sending again and canceling", () => {
  test("a second mail has a new link, and the first stops", async () => {
    const admin = await team();
    const { id, email, token } = await invited(admin);
    await expect(resend(admin.ctx, id)).rejects.toThrow("less than a minute ago");
    await backdate(id);
    await resend(admin.ctx, id);
    expect(await findByToken(token)).toBeNull();
    await newcomer(await mailedToken(email));
  });

  test("an expired one is valid for another week if its seat is still free", async () => {
    const admin = await makePerson(await makeWorkspace("pro"), "admin");
    const { id } = await invited(admin);
    await letExpire(id);
    await backdate(id);
    const [second] = [await invited(admin), await invited(admin)];
    await expect(resend(admin.ctx, id)).rejects.toThrow("All 3 paid seats are taken");
    await cancel(admin.ctx, second.id);
    expect(await resend(admin.ctx, id)).toMatchObject({ status: "pending" });
  });

  test("ends after ten mails; canceling twice counts once; an accepted one can't be canceled", async () => {
    const admin = await team();
    const [many, off, done] = [await invited(admin), await invited(admin), await invited(admin)];
    await db().memberInvitation.update({ where: { id: many.id }, data: { sends: 10, sentAt: new Date(0) } });
    await expect(resend(admin.ctx, many.id)).rejects.toThrow("was sent 10 times");
    expect([(await cancel(admin.ctx, off.id)).status, (await cancel(admin.ctx, off.id)).status]).toEqual([
      "cancelled",
      "cancelled",
    ]);
    await newcomer(done.token);
    await expect(cancel(admin.ctx, done.id)).rejects.toThrow("Remove the member instead");
    await expect(resend(admin.ctx, done.id)).rejects.toThrow("already accepted");
    const entries = (await auditsOf(admin.workspaceId)).filter((action) => action === "member.invitation_cancelled");
    expect(entries).toHaveLength(1);
  });

  test("another workspace's invitation is not found", async () => {
    const [mine, theirs] = [await team(), await team()];
    const { id } = await invited(theirs);
    await expect(cancel(mine.ctx, id)).rejects.toThrow("not found");
    await expect(resend(mine.ctx, id)).rejects.toThrow("not found");
    expect((await list(mine.ctx, { limit: 10 })).items).toEqual([]);
  });
});
