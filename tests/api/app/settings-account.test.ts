import { afterEach, describe, expect, test } from "vitest";
import { GET, POST } from "@/app/api/settings/profile/deletion/route";
import { GET as me } from "@/app/api/settings/profile/route";
import { GET as projects } from "@/app/v1/projects/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { accept } from "@/lib/services/members/invitations/accept";
import { remove } from "@/lib/services/members/remove";
import { deleteAccount } from "@/lib/services/people/delete-account";
import { create as createProject } from "@/lib/services/projects/create";
import { get as getProject } from "@/lib/services/projects/get";
import { schedule } from "@/lib/services/workspaces/deletion/schedule";
import { call } from "@/tests/support/call";
import { invited, mailedToken, membershipOf } from "@/tests/support/data/members";
import { lastMail, makeSignInPerson, PASSWORD } from "@/tests/support/data/people";
import { makeKey, makePerson, makeSession, makeWorkspace, type Person } from "@/tests/support/factories";
import { atCrashPoints } from "@/tests/support/faults/crash-points";

afterEach(() => atCrashPoints());
const accountOf = (id: string) => db().user.findUniqueOrThrow({ where: { id } });
const join = (person: Person, workspaceId: string, role = "member") =>
  db().membership.create({ data: { id: newId("membership"), workspaceId, userId: person.id, role } });

/** A member beside an admin, who signed in just now and so needs no password. */
async function colleague(role: "admin" | "member" = "member") {
  const workspace = await makeWorkspace("scale", "Acme research");
  const admin = await makePerson(workspace);
  const person = await makePerson(workspace, role);
  const session = await makeSession(person);
  const remove = (body: object = {}) => call(POST, { session, body: { email: person.email, ...body } });
  return { workspace, admin, person, session, remove };
}

describe("deleting one's account", () => {
  test("ends all ways in, removes what identifies them and what only they saw, and keeps their work", async () => {
    const { workspace, admin, person, session, remove } = await colleague();
    const [key, other] = [await makeKey(person), await makeSession(person)];
    const { id: projectId } = await createProject(person.ctx, { name: "Onboarding" });
    const thread = { workspaceId: workspace.id, title: "Mine", createdById: person.id };
    await db().chatThread.createMany({
      data: [
        { id: newId("thread"), ...thread },
        { id: newId("thread"), ...thread, projectId },
      ],
    });
    const report = { workspaceId: workspace.id, title: "Notes", createdById: person.id };
    await db().report.createMany({
      data: [
        { id: newId("report"), ...report, visibility: "private" },
        { id: newId("report"), ...report },
      ],
    });
    await db().mail.create({ data: { recipient: person.email, subject: "Sign in", text: "a link", html: "" } });
    const { status, json } = await remove();
    expect([status, json]).toEqual([200, { deleted: true }]);
    for (const one of [session, other]) expect((await call(me, { session: one })).status).toBe(401);
    expect((await call(projects, { key })).status).toBe(401);
    expect(await accountOf(person.id)).toMatchObject({ name: "Former member", passwordHash: null, active: false });
    expect(await db().user.count({ where: { email: person.email } })).toBe(0);
    expect(await db().membership.count({ where: { userId: person.id } })).toBe(0);
    expect((await getProject(admin.ctx, projectId)).createdBy).toMatchObject({ name: "Former member" });
    const where = { createdById: person.id };
    expect(await db().chatThread.findMany({ where })).toMatchObject([{ projectId }]);
    expect(await db().report.findMany({ where })).toMatchObject([{ visibility: "workspace" }]);
    const mails = await db().mail.findMany({ where: { recipient: person.email } });
    expect(mails.map(({ subject }) => subject)).toEqual(["Your Earshot account was deleted"]);
    expect(mails[0]?.text).toContain("Acme research");
    const [note] = await db().auditEntry.findMany({ where: { workspaceId: workspace.id, action: "person.deleted" } });
    expect(note).toMatchObject({ personId: person.id, targetId: person.id, details: { role: "member" } });
    expect((await invited(admin, "member", person.email)).email).toBe(person.email);
  });

  test("is open to someone who is in no workspace any more", async () => {
    const { workspace, admin, person, remove: removeAccount } = await colleague();
    const report = { workspaceId: workspace.id, title: "Notes", createdById: person.id };
    await db().report.create({ data: { id: newId("report"), ...report, visibility: "private" } });
    await remove(admin.ctx, await membershipOf(person));
    const session = await makeSession(person);
    expect((await call(me, { session })).status).toBe(402);
    expect((await call(GET, { session })).json).toEqual({
      email: person.email,
      confirmation: "signed_in",
      workspaces: [],
    });
    expect((await removeAccount()).status).toBe(401);
    expect((await call(POST, { session, body: { email: person.email } })).status).toBe(200);
    expect(await accountOf(person.id)).toMatchObject({ name: "Former member", active: false });
    const where = { action: "person.deleted", targetId: person.id };
    expect((await db().auditEntry.findMany({ where })).map((one) => one.workspaceId)).toEqual([workspace.id]);
  });

  test("needs one's own address, and the password or a sign-in within the hour", async () => {
    const { remove, session, person } = await colleague();
    expect((await remove({ email: "other@people.test" })).json.error.details[0].path).toBe("email");
    await db().session.updateMany({
      where: { userId: person.id },
      data: { createdAt: new Date(Date.now() - 3_700_000) },
    });
    expect((await call(GET, { session })).json.confirmation).toBe("sign_in_again");
    expect((await remove()).status).toBe(403);
    const owner = (await makeSignInPerson()).person;
    await makePerson({ id: owner.workspaceId, plan: "team" });
    const theirs = await makeSession(owner);
    const send = (body: object) => call(POST, { session: theirs, body: { email: owner.email.toUpperCase(), ...body } });
    for (const body of [{}, { currentPassword: "wrong" }])
      expect((await send(body)).json.error.details[0].path).toBe("currentPassword");
    expect((await send({ currentPassword: PASSWORD })).status).toBe(200);
    expect((await lastMail(owner.email)).mail?.subject).toContain("deleted");
  });

  test("is refused by name to last admins, to whoever is alone and to whom a provider manages", async () => {
    const { workspace, admin, person, session, remove } = await colleague("admin");
    const alone = await makeWorkspace("free", "Alone");
    await join(person, alone.id, "admin");
    const standings = async () =>
      (await call(GET, { session })).json.workspaces.map((one: { standing: string }) => one.standing).sort();
    expect(await standings()).toEqual(["alone", "leaves"]);
    const refused = await remove();
    expect([refused.status, refused.json.error.message]).toEqual([409, expect.stringContaining("only one in “Alone”")]);
    const there = { ...person.ctx, workspaceId: alone.id };
    await schedule(there, "Alone");
    expect(await standings()).toEqual(["closing", "leaves"]);
    await db().membership.updateMany({ where: { userId: admin.id }, data: { role: "member" } });
    expect((await remove()).json.error.message).toContain("last admin of “Acme research”");
    await db().membership.updateMany({ where: { userId: admin.id }, data: { role: "admin" } });
    await db().scimDirectory.create({
      data: { workspaceId: workspace.id, id: newId("scimDirectory"), providerName: "Okta", enabled: true },
    });
    await db().scimUser.updateMany({
      where: { membershipId: await membershipOf(person) },
      data: { provisionedAt: new Date() },
    });
    expect((await remove()).json.error.message).toContain("Okta manages your account");
    await db().scimDirectory.updateMany({ where: { workspaceId: workspace.id }, data: { enabled: false } });
    expect((await remove()).status).toBe(200);
    const noted = await db().auditEntry.findMany({ where: { action: "person.deleted", targetId: person.id } });
    expect(noted.map(({ workspaceId }) => workspaceId).sort()).toEqual([alone.id, workspace.id].sort());
  });

  test("of two last admins who go at once one stays, and two calls for one account are one deletion", async () => {
    const { admin, person } = await colleague("admin");
    await Promise.all([makeSession(admin), makeSession(person)]);
    const signedIn = async (one: Person) => {
      const { id: sessionId } = await db().session.findFirstOrThrow({ where: { userId: one.id } });
      return { ...one.ctx, actor: { kind: "user", userId: one.id, role: "admin", sessionId } } as const;
    };
    const [a, b] = [await signedIn(admin), await signedIn(person)];
    const both = await Promise.allSettled([
      ...[deleteAccount(a, { email: admin.email }), deleteAccount(a, { email: admin.email })],
      ...[deleteAccount(b, { email: person.email }), remove(b, await membershipOf(admin))],
    ]);
    expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
    const left = await db().membership.findMany({ where: { workspaceId: admin.workspaceId, active: true } });
    expect(left).toHaveLength(1);
    const gone = await db().user.findMany({ where: { id: { in: [admin.id, person.id] }, active: false } });
    expect(await db().auditEntry.count({ where: { action: "person.deleted", workspaceId: admin.workspaceId } })).toBe(
      gone.length,
    );
  });

  test("cut off anywhere, it is done as a whole or not at all, and nobody joins with an account that is gone", async () => {
    const { remove, person, admin } = await colleague();
    for (const point of ["account.left", "account.forgotten"]) {
      atCrashPoints((name) => {
        if (name === point) throw new Error("cut off");
      });
      expect((await remove()).status).toBe(500);
      expect(await accountOf(person.id)).toMatchObject({ email: person.email, active: true });
      expect(await db().membership.count({ where: { userId: person.id, active: true } })).toBe(1);
    }
    atCrashPoints();
    const elsewhere = await makePerson(await makeWorkspace());
    await invited(elsewhere, "member", person.email);
    const token = await mailedToken(person.email);
    const sessionToken = await makeSession(person);
    const [joined, removed] = await Promise.allSettled([accept({ token, sessionToken }, newId("request")), remove()]);
    const isGone = !(await accountOf(person.id)).active;
    const members = await db().membership.findMany({ where: { userId: person.id } });
    expect(isGone ? members : []).toEqual([]);
    expect(isGone || joined.status === "fulfilled").toBe(true);
    expect(removed.status).toBe("fulfilled");
    expect(await db().membership.count({ where: { workspaceId: admin.workspaceId, userId: admin.id } })).toBe(1);
  });
});
