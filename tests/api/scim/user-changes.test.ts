import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import type { Connection } from "@/lib/services/sso/connection";
import { findMembership } from "@/lib/services/sso/find-membership";
import { SsoRefused } from "@/lib/services/sso/refused";
import { anAddress } from "@/tests/support/data/members";
import { makeKey, makePerson, makeSession } from "@/tests/support/factories";
import { personState } from "@/tests/support/scim/person-state";
import { acts, type Connected, connected, memberOf, roleOf } from "@/tests/support/scim/users";

let here: Connected;
beforeAll(async () => {
  here = await connected();
});

const off = { op: "replace", value: { active: false } };
const on = { op: "replace", value: { active: true } };
const who = (name: string) => `${name}.${newId("request").slice(-8)}@${here.domain}`;

describe("switching off", () => {
  test("ends sessions, keys and what they sent out at once, keeps their work and role, and gives neither back", async () => {
    const email = who("leaver");
    const { json } = await here.post(email);
    const member = await memberOf(here.workspaceId, email);
    const person = { id: member?.userId ?? "", email, role: "member", workspaceId: here.workspaceId } as never;
    const [session, key] = [await makeSession(person), await makeKey(person)];
    expect((await here.patch(json.id, off)).json.active).toBe(false);
    const where = { userId: member?.userId ?? "" };
    expect(await db().session.count({ where })).toBe(0);
    expect(await db().apiKey.findFirst({ where })).toMatchObject({ revokedAt: expect.any(Date) });
    expect([session, key].every(Boolean)).toBe(true);
    expect((await here.patch(json.id, on)).json.active).toBe(true);
    expect(await roleOf(here.workspaceId, email)).toBe("member");
    expect(await db().apiKey.count({ where: { ...where, revokedAt: null } })).toBe(0);
  });

  test("shuts the door of single sign-on too, for who was never in and for who was", async () => {
    const [never, before] = [who("never"), who("before")];
    const ids = [(await here.post(never, { active: false })).json.id, (await here.post(before)).json.id];
    await here.patch(ids[1] ?? "", off);
    const connection = { workspaceId: here.workspaceId } as Connection;
    for (const email of [never, before]) {
      const { id } = await db().user.upsert({ where: { email }, create: { id: newId("user"), email }, update: {} });
      const person = { id, email, name: null };
      const signIn = transaction(here.admin.ctx, (tx) => findMembership(tx, connection, person));
      await expect(signIn).rejects.toThrow(SsoRefused);
    }
    await here.patch(ids[0] ?? "", on);
    expect(await personState(here.workspaceId, never)).toEqual({ role: "member", access: "member" });
  });

  test("keeps who is in which group, and an invitation that is open ends", async () => {
    const email = anAddress();
    const { json } = await here.post(email);
    const group = await db().scimGroup.findFirstOrThrow({ where: { workspaceId: here.workspaceId, role: "observer" } });
    await here.send("PATCH", `/Groups/${group.id}`, {
      Operations: [{ op: "add", path: "members", value: [{ value: json.id }] }],
    });
    await here.patch(json.id, off);
    expect(await personState(here.workspaceId, email)).toEqual({ access: "none" });
    await here.patch(json.id, on);
    expect(await personState(here.workspaceId, email)).toEqual({ role: "observer", access: "invited" });
    expect(await db().scimGroupMember.count({ where: { userId: json.id } })).toBe(1);
  });

  test("never takes the last admin, by whatever request, and then nothing of it is done", async () => {
    const [owner] = await here.find(`userName eq "${here.owner}"`);
    const id = owner?.id ?? "";
    const rename = { op: "replace", path: "displayName", value: "Renamed" };
    const answers = [
      await here.patch(id, rename, off),
      await here.send("PUT", `/Users/${id}`, { userName: here.owner, displayName: "Renamed", active: false }),
      await here.send("DELETE", `/Users/${id}`),
    ];
    for (const { status, json } of answers) expect([status, json.scimType]).toEqual([403, undefined]);
    expect((await here.send("GET", `/Users/${id}`)).json).toMatchObject({ displayName: "Olive Owner", active: true });
  });

  test("a deleted person is gone from the directory, and comes back as a new one with the role they had", async () => {
    const email = who("deleted");
    const { json } = await here.post(email);
    await db().membership.updateMany({ where: { user: { email } }, data: { role: "observer" } });
    expect((await here.send("DELETE", `/Users/${json.id}`)).status).toBe(204);
    expect((await here.send("DELETE", `/Users/${json.id}`)).status).toBe(404);
    expect(await personState(here.workspaceId, email)).toEqual({ access: "none" });
    const again = await here.post(email);
    expect([again.status, again.json.id === json.id]).toEqual([201, false]);
    expect(await personState(here.workspaceId, email)).toEqual({ role: "observer", access: "member" });
  });

  test("coming back needs a seat, and without one nothing changes", async () => {
    const small = await connected({ paidSeats: 2 });
    const { json } = await small.post(`first@${small.domain}`);
    const refused = await small.post(`second@${small.domain}`);
    expect([refused.status, refused.json.detail]).toEqual([403, expect.stringMatching(/seat/)]);
    expect(await small.find(`userName eq "second@${small.domain}"`)).toEqual([]);
    await small.patch(json.id, off);
    await small.post(`second@${small.domain}`);
    expect((await small.patch(json.id, on)).status).toBe(403);
    expect((await small.send("GET", `/Users/${json.id}`)).json.active).toBe(false);
  });
});

describe("a change", () => {
  test("that is none writes nothing: no entry, no time, no mail", async () => {
    const email = anAddress();
    const { json } = await here.post(email, { displayName: "Ana Bo" });
    const before = await acts(here.workspaceId);
    const echo = (await here.send("GET", `/Users/${json.id}`)).json;
    const again = [
      await here.patch(json.id, on, { op: "replace", path: "displayName", value: "Ana Bo" }),
      await here.send("PUT", `/Users/${json.id}`, echo),
      await here.patch(json.id, { op: "add", path: "title", value: "Boss" }),
    ];
    for (const answer of again) expect(answer.json).toEqual(echo);
    expect(await acts(here.workspaceId)).toEqual(before);
    expect(await db().mail.count({ where: { recipient: email } })).toBe(1);
  });

  test("of a name reaches the account on a verified domain, of an address never; both stand in the audit log", async () => {
    const email = who("renamed");
    const { json } = await here.post(email);
    const address = who("other");
    const put = { userName: email, displayName: "Ana Berg", emails: [{ type: "work", value: address }], active: true };
    expect((await here.send("PUT", `/Users/${json.id}`, put)).json).toMatchObject({ displayName: "Ana Berg" });
    expect((await memberOf(here.workspaceId, email))?.user).toMatchObject({ email, name: "Ana Berg" });
    expect(await here.find(`emails.value eq "${address.toUpperCase()}"`)).toMatchObject([{ id: json.id }]);
    const where = { workspaceId: here.workspaceId, action: "scim.user_changed" };
    const entry = await db().auditEntry.findFirst({ where, orderBy: { id: "desc" } });
    expect(JSON.stringify(entry)).toContain("Ana Berg");
    expect(entry).toMatchObject({ actorKind: "scim" });
  });

  test("of a guest, whose address is elsewhere, stays in the directory; and coming back they are invited, not admitted", async () => {
    const guest = await makePerson({ id: here.workspaceId, plan: "scale" }, "member");
    const { name } = await db().user.findUniqueOrThrow({ where: { id: guest.id } });
    const [user] = await here.find(`userName eq "${guest.email}"`);
    const id = user?.id ?? "";
    const { json } = await here.patch(id, { op: "replace", path: "displayName", value: "Somebody Else" });
    expect(json.displayName).toBe("Somebody Else");
    expect((await db().user.findUniqueOrThrow({ where: { id: guest.id } })).name).toBe(name);
    await here.patch(id, off);
    await here.patch(id, on);
    expect(await personState(here.workspaceId, guest.email)).toEqual({ role: "member", access: "invited" });
  });

  test("of an address counts when the person must be invited again", async () => {
    const [first, second] = [anAddress(), anAddress()];
    const { json } = await here.post(first);
    const move = { op: "replace", path: 'emails[type eq "work"].value', value: second };
    expect((await here.patch(json.id, move)).json.active).toBe(true);
    expect(await personState(here.workspaceId, first)).toMatchObject({ access: "invited" });
    await here.patch(json.id, off);
    await here.patch(json.id, on);
    expect(await personState(here.workspaceId, first)).toEqual({ access: "none" });
    expect(await personState(here.workspaceId, second)).toMatchObject({ access: "invited" });
  });

  test("to a user name that somebody has is 409, and to one's own in capitals is not", async () => {
    const [one, two] = [await here.post(who("one")), await here.post(who("two"))];
    const rename = (value: string) => here.patch(two.json.id, { op: "Replace", path: "userName", value });
    expect((await rename(one.json.userName.toUpperCase())).json).toMatchObject({
      status: "409",
      scimType: "uniqueness",
    });
    expect((await rename(two.json.userName.toUpperCase())).status).toBe(200);
  });
});
