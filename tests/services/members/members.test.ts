import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { admitApiKey } from "@/lib/services/access/admit-api-key";
import { admitSession } from "@/lib/services/access/admit-session";
import { create as createKey } from "@/lib/services/keys/create";
import { changeRole } from "@/lib/services/members/change-role";
import { create } from "@/lib/services/members/invitations/create";
import { list } from "@/lib/services/members/list";
import { remove } from "@/lib/services/members/remove";
import { restore } from "@/lib/services/members/restore";
import { seats } from "@/lib/services/members/seats";
import { transfer } from "@/lib/services/members/transfer";
import { anAddress, auditsOf, invited, membershipOf } from "@/tests/support/data/members";
import { makeKey, makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";
import { makeConnection } from "@/tests/support/mcp/connections";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";

/** An admin, a member and an observer of one workspace. */
async function people(plan: "free" | "pro" | "team" = "team") {
  const workspace = await makeWorkspace(plan);
  const [admin, member] = [await makePerson(workspace, "admin"), await makePerson(workspace, "member")];
  const observer = await makePerson(workspace, "observer");
  const ids = { admin: await membershipOf(admin), member: await membershipOf(member) };
  return { workspace, admin, member, observer, ids: { ...ids, observer: await membershipOf(observer) } };
}
const roleOf = async (id: string) => (await db().membership.findUniqueOrThrow({ where: { id } })).role;
const asKey = (secret: string) => admitApiKey(secret, { requestId: "req_test", writes: false, metered: false });
const asSession = (token: string) => admitSession(token, "req_test");

test("someone who is removed while creating a key has none to come back with", async () => {
  const { admin, member, ids } = await people();
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM membership WHERE id = $1 FOR UPDATE", [ids.member]);
  const removing = remove(admin.ctx, ids.member);
  await beside.waitedFor();
  const making = createKey(member.ctx, { name: "CI", readOnly: false }).catch((thrown: unknown) => thrown);
  await lockWaits(2);
  await beside.commit();
  await removing;
  expect(await making).toMatchObject({ kind: "forbidden", message: "You are no longer a member of this workspace." });
  await restore(admin.ctx, ids.member);
  expect(await db().apiKey.count({ where: { userId: member.id, revokedAt: null } })).toBe(0);
});

describe("changing a role", () => {
  test("takes effect at once and is recorded with before and after; the same role is no change", async () => {
    const { workspace, admin, ids } = await people();
    expect(await changeRole(admin.ctx, ids.observer, "member")).toMatchObject({ role: "member" });
    await changeRole(admin.ctx, ids.observer, "member");
    const entries = await db().auditEntry.findMany({ where: { workspaceId: workspace.id } });
    expect(entries).toMatchObject([
      { action: "member.role_changed", actorId: admin.id, details: { before: "observer", after: "member" } },
    ]);
  });

  test("is for admins, and not for people of another workspace", async () => {
    const [{ member, ids }, other] = [await people(), await people()];
    await expect(changeRole(member.ctx, ids.member, "admin")).rejects.toThrow("does not allow");
    await expect(changeRole(other.admin.ctx, ids.member, "admin")).rejects.toThrow("Member not found");
    await expect(transfer(member.ctx, ids.observer)).rejects.toThrow("does not allow");
    await expect(restore(member.ctx, ids.observer)).rejects.toThrow("does not allow");
  });

  test("an observer needs a free seat for a higher role; a member keeps theirs", async () => {
    const { admin, ids } = await people("free");
    await expect(changeRole(admin.ctx, ids.observer, "member")).rejects.toMatchObject({
      kind: "allowance_used",
      message: expect.stringContaining("2 paid seats are taken, and the plan has 1"),
    });
    expect(await changeRole(admin.ctx, ids.member, "admin")).toMatchObject({ role: "admin" });
  });

  test("handing the admin role over swaps both roles and needs no seat", async () => {
    const { admin, ids } = await people("free");
    await transfer(admin.ctx, ids.observer);
    expect([await roleOf(ids.admin), await roleOf(ids.observer)]).toEqual(["observer", "admin"]);
    await expect(transfer(admin.ctx, ids.member)).rejects.toThrow("no longer an admin");
  });

  test("the admin role goes only to somebody who is here and isn't an admin yet", async () => {
    const { workspace, admin, ids } = await people();
    await remove(admin.ctx, ids.member);
    await expect(transfer(admin.ctx, ids.member)).rejects.toMatchObject({ kind: "not_found" });
    const second = await membershipOf(await makePerson(workspace, "admin"));
    for (const id of [second, ids.admin])
      await expect(transfer(admin.ctx, id)).rejects.toMatchObject({ kind: "conflict" });
    expect([await roleOf(ids.admin), await roleOf(ids.member)]).toEqual(["admin", "member"]);
  });
});

describe("the last admin", () => {
  test("can neither step down, leave, nor be removed by anybody", async () => {
    const { admin, ids } = await people();
    await expect(changeRole(admin.ctx, ids.admin, "observer")).rejects.toThrow("last admin");
    await expect(remove(admin.ctx, ids.admin)).rejects.toMatchObject({
      kind: "forbidden",
      extra: { reason: "last_admin" },
    });
    await changeRole(admin.ctx, ids.member, "admin");
    await remove(admin.ctx, ids.admin);
    expect(await roleOf(ids.member)).toBe("admin");
  });

  test("an admin whose account is deactivated doesn't count", async () => {
    const { admin, member, ids } = await people();
    await changeRole(admin.ctx, ids.member, "admin");
    await db().user.update({ where: { id: member.id }, data: { active: false } });
    await expect(remove(admin.ctx, ids.admin)).rejects.toThrow("last admin");
  });

  test.each(["removing", "demoting"])("two admins %s each other at once: one stays admin", async (act) => {
    const { admin, member, ids } = await people();
    await changeRole(admin.ctx, ids.member, "admin");
    const other = { ...member.ctx, actor: { ...member.ctx.actor, role: "admin" as const } } as typeof member.ctx;
    const go = (ctx: typeof other, id: string) =>
      act === "removing" ? remove(ctx, id) : changeRole(ctx, id, "observer");
    const outcomes = await Promise.allSettled([go(admin.ctx, ids.member), go(other, ids.admin)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const left = await db().membership.count({
      where: { workspaceId: admin.workspaceId, role: "admin", active: true },
    });
    expect(left).toBe(1);
  });

  test("someone who was just removed can't remove anybody, even if other admins are left", async () => {
    const { admin, member, observer, ids } = await people();
    for (const id of [ids.member, ids.observer]) await changeRole(admin.ctx, id, "admin");
    const asAdmin = (ctx: typeof admin.ctx) => ({ ...ctx, actor: { ...ctx.actor, role: "admin" } }) as typeof admin.ctx;
    await remove(admin.ctx, ids.member);
    await expect(remove(asAdmin(member.ctx), ids.admin)).rejects.toThrow("no longer an admin");
    await expect(create(asAdmin(member.ctx), { emails: [anAddress()], role: "admin" })).rejects.toThrow("no longer");
    expect(observer.workspaceId).toBe(admin.workspaceId);
  });
});

describe("removing", () => {
  test("ends sessions, keys, connections and invitations in one transaction; the work stays", async () => {
    const { workspace, admin, ids, ...rest } = await people();
    await changeRole(admin.ctx, ids.member, "admin");
    const gone = {
      ...rest.member,
      ctx: { ...rest.member.ctx, actor: { ...rest.member.ctx.actor, role: "admin" } },
    } as typeof admin;
    const [key, session] = [await makeKey(gone), await makeSession(gone)];
    const connection = await makeConnection(gone);
    const { id: invitation } = await invited(gone, "observer");
    const project = await db().project.create({
      data: { id: newId("project"), workspaceId: workspace.id, name: "Theirs" },
    });
    await Promise.all([asKey(key), asSession(session)]);
    expect(await remove(admin.ctx, ids.member)).toMatchObject({ status: "removed", removedAt: expect.any(Date) });
    await expect(asKey(key)).rejects.toMatchObject({ kind: "unauthenticated" });
    await expect(asSession(session)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await db().mcpConnection.findUnique({ where: { id: connection } })).toMatchObject({
      revokedAt: expect.any(Date),
    });
    expect(await db().memberInvitation.findUnique({ where: { id: invitation } })).toMatchObject({
      cancelledAt: expect.any(Date),
    });
    expect(await db().project.count({ where: { id: project.id } })).toBe(1);
    expect(await auditsOf(workspace.id)).toContain("member.removed");
    await expect(remove(admin.ctx, ids.member)).rejects.toThrow("not found");
  });

  test("an inactive membership alone stops the key, whatever else was forgotten", async () => {
    const { member, ids } = await people();
    const key = await makeKey(member);
    await db().membership.update({ where: { id: ids.member }, data: { active: false } });
    await expect(asKey(key)).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test("leaves sessions, keys and connections of the person's other workspaces alone", async () => {
    const [{ admin, member, ids }, elsewhere] = [await people(), await makeWorkspace()];
    const other = { id: newId("membership"), workspaceId: elsewhere.id, userId: member.id, role: "admin" };
    await db().membership.create({ data: other });
    const there = { ...member, workspaceId: elsewhere.id };
    const [here, away] = [await makeSession(member), await makeSession(there)];
    const key = await makeKey(there);
    await remove(admin.ctx, ids.member);
    await expect(asSession(here)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect((await asSession(away)).workspace.id).toBe(elsewhere.id);
    expect((await asKey(key)).ctx.workspaceId).toBe(elsewhere.id);
  });

  test("anybody may leave; with another workspace they stay signed in there", async () => {
    const [{ member, observer, ids }, elsewhere] = [await people(), await makeWorkspace()];
    await db().membership.create({
      data: { id: newId("membership"), workspaceId: elsewhere.id, userId: member.id, role: "observer" },
    });
    const [stays, goes] = [await makeSession(member), await makeSession(observer)];
    await remove(member.ctx, ids.member);
    await remove(observer.ctx, ids.observer);
    expect((await asSession(stays)).workspace.id).toBe(elsewhere.id);
    await expect(asSession(goes)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await auditsOf(member.workspaceId)).toEqual(["member.left", "member.left"]);
    await expect(remove(observer.ctx, ids.admin)).rejects.toThrow("does not allow");
  });

  test("coming back restores the role if a seat is free, but none of the old keys", async () => {
    const { admin, member, ids } = await people("pro");
    const key = await makeKey(member);
    await remove(admin.ctx, ids.member);
    const [first] = [await invited(admin), await invited(admin)];
    await expect(restore(admin.ctx, ids.member)).rejects.toThrow("All 3 paid seats are taken, 2 of them by open");
    await db().memberInvitation.update({ where: { id: first.id }, data: { cancelledAt: new Date() } });
    const late = await makeKey(member);
    expect(await restore(admin.ctx, ids.member)).toMatchObject({ status: "active", role: "member", removedAt: null });
    for (const secret of [key, late]) await expect(asKey(secret)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect((await asSession(await makeSession(member))).ctx.actor).toMatchObject({ role: "member" });
  });
});

describe("seats", () => {
  test("two invitations for the last seat at once: one is sent, the other is refused with the reason", async () => {
    const { admin, workspace } = await people("pro");
    const invite = () => create(admin.ctx, { emails: [anAddress()], role: "member" });
    const both = await Promise.all([invite(), invite()]);
    expect(both.flatMap(({ items }) => items)).toHaveLength(1);
    expect(both.flatMap(({ refused }) => refused)).toMatchObject([{ code: "no_seat" }]);
    expect(both.flatMap(({ refused }) => refused)[0]?.reason).toContain("All 3 paid seats are taken");
    expect(await seats(workspace.id)).toMatchObject({ used: 3, included: 3 });
  });

  test("twenty ways to take the last seat at once: only one takes it", async () => {
    const { workspace, admin, observer } = await people("pro");
    const more = await Promise.all(Array.from({ length: 9 }, () => makePerson(workspace, "observer")));
    const ids = await Promise.all([observer, ...more].map(membershipOf));
    const outcomes = await Promise.allSettled([
      ...ids.map((id) => changeRole(admin.ctx, id, "member")),
      ...ids.map(() => invited(admin)),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await seats(workspace.id)).toMatchObject({ used: 3 });
  });

  test("observers are always invited, and a list of addresses fills the remaining seats in order", async () => {
    const { admin } = await people("pro");
    const emails = [anAddress(), anAddress()];
    const { items, refused } = await create(admin.ctx, { emails, role: "member" });
    expect([items.map(({ email }) => email), refused.map(({ email }) => email)]).toEqual([[emails[0]], [emails[1]]]);
    await invited(admin, "observer");
  });
});

test("the list finds by name and address, pages, shows who was removed, and omits people who only take part", async () => {
  const { workspace, admin, member, observer, ids } = await people();
  await makePerson(workspace, "participant");
  await makeSession(member);
  await remove(admin.ctx, ids.observer);
  const all = await list(admin.ctx, { limit: 10, status: "active" });
  expect(all.items.map(({ email }) => email)).toEqual([member.email, admin.email]);
  expect(all.items.map(({ lastSeenAt }) => lastSeenAt !== null)).toEqual([true, false]);
  const found = await list(observer.ctx, { limit: 10, status: "active", q: admin.email.toUpperCase().slice(3, 20) });
  expect(found.items.map(({ id }) => id)).toEqual([ids.admin]);
  const first = await list(admin.ctx, { limit: 1, status: "active" });
  const second = await list(admin.ctx, { limit: 1, status: "active", cursor: first.nextCursor ?? "" });
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual([ids.member, ids.admin]);
  expect((await list(admin.ctx, { limit: 10, status: "removed" })).items).toMatchObject([{ id: ids.observer }]);
});
