import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as getProfile } from "@/app/api/settings/profile/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { transaction } from "@/lib/db/transaction";
import { accept } from "@/lib/services/members/invitations/accept";
import { remove } from "@/lib/services/members/remove";
import { restore } from "@/lib/services/members/restore";
import type { Connection } from "@/lib/services/sso/connection";
import { findMembership } from "@/lib/services/sso/find-membership";
import { SsoRefused } from "@/lib/services/sso/refused";
import { AuthBrowser } from "@/tests/support/auth-browser";
import { call } from "@/tests/support/call";
import { countStatements } from "@/tests/support/count-statements";
import { makeKey, makePerson, makeSession } from "@/tests/support/factories";
import { rpc } from "@/tests/support/mcp";
import { anAddress, invited, mailedToken, membershipOf } from "@/tests/support/members";
import { makeSignInPerson, PASSWORD } from "@/tests/support/people";
import { personState } from "@/tests/support/scim/person-state";
import { acts, type Connected, connected, memberOf, roleOf } from "@/tests/support/scim/users";

let here: Connected;
beforeAll(async () => {
  here = await connected();
});

const off = { op: "replace", value: { active: false } };
const on = { op: "replace", value: { active: true } };
const scale = () => ({ id: here.workspaceId, plan: "scale" as const });
const who = (name: string) => `${name}.${newId("request").slice(-8)}@${here.domain}`;

describe("somebody new", () => {
  test("elsewhere is invited however many the directory brings in a day, and people keep their own 200", async () => {
    const company = await connected();
    const address = anAddress();
    expect((await company.post(address)).status).toBe(201);
    const { id, ...like } = await db().memberInvitation.findFirstOrThrow({ where: { email: address } });
    const others = Array.from({ length: 201 }, (_, at) => ({
      ...like,
      id: `${id}-${at}`,
      role: "observer",
      email: anAddress(),
      tokenHash: new Uint8Array(randomBytes(32)),
    }));
    await db().memberInvitation.createMany({ data: others });
    expect((await company.post(anAddress())).status).toBe(201);
    expect((await invited(company.admin, "observer")).id).toMatch(/^inv_/);
  });

  test("on a verified domain is a member at once, by the provider, without a password", async () => {
    const email = who("new");
    const { status, json } = await here.post(email.toUpperCase(), { password: "Tmp-1", displayName: "Ana Bo" });
    expect([status, json.userName, json.active, "password" in json]).toEqual([201, email.toUpperCase(), true, false]);
    const member = await memberOf(here.workspaceId, email);
    expect(member).toMatchObject({ role: "member", source: "scim", active: true });
    expect(member?.user).toMatchObject({ email, name: "Ana Bo", passwordHash: null });
    expect(await acts(here.workspaceId)).toContain("scim.user_provisioned");
  });

  test("is one transaction in one round trip besides the admission, with its entry in the audit log", async () => {
    expect((await here.post(who("first"))).status).toBe(201);
    // The admission; then a lock, the write and what surrounds them.
    expect(await countStatements(() => here.post(who("second")))).toBe(5);
    expect((await acts(here.workspaceId)).filter((act) => act === "scim.user_provisioned").length).toBeGreaterThan(1);
  });

  test("elsewhere is invited, joins by the link under the same record, and keeps the account's own name", async () => {
    const person = await makePerson({ id: (await connected()).workspaceId, plan: "scale" }, "member");
    const { json } = await here.post(person.email, { displayName: "Called otherwise" });
    expect(await personState(here.workspaceId, person.email)).toEqual({ role: "member", access: "invited" });
    const token = await mailedToken(person.email);
    await accept({ token, sessionToken: await makeSession(person) }, newId("request"));
    expect(await here.find(`userName eq "${person.email}"`)).toMatchObject([{ id: json.id, active: true }]);
    expect((await memberOf(here.workspaceId, person.email))?.user.name).not.toBe("Called otherwise");
  });

  test("who is not active yet takes no seat and gets no mail, and comes in when switched on", async () => {
    const email = who("later");
    const { status, json } = await here.post(email, { active: "False" });
    expect([status, json.active]).toEqual([201, false]);
    expect(await personState(here.workspaceId, email)).toEqual({ access: "none" });
    expect((await here.patch(json.id, on)).json.active).toBe(true);
    expect(await roleOf(here.workspaceId, email)).toBe("member");
  });

  test("an invitation that waits for them is used, with its role", async () => {
    const email = who("waiting");
    await invited(here.admin, "observer", email);
    expect((await here.post(email)).status).toBe(201);
    expect(await personState(here.workspaceId, email)).toEqual({ role: "observer", access: "member" });
    expect(await db().memberInvitation.findFirst({ where: { email } })).toMatchObject({ acceptedAt: expect.any(Date) });
  });

  test("who only took part in a study becomes a member", async () => {
    const person = await makePerson(scale(), "participant");
    const email = who("took-part");
    await db().user.update({ where: { id: person.id }, data: { email } });
    expect(await here.find(`userName eq "${email}"`)).toEqual([]);
    expect((await here.post(email)).status).toBe(201);
    expect(await personState(here.workspaceId, email)).toEqual({ role: "member", access: "member" });
  });

  test("whose account nobody proved gets it without what somebody else could come in with", async () => {
    for (const active of [true, false]) {
      const { person } = await makeSignInPerson();
      const email = who("squatted");
      await db().user.update({ where: { id: person.id }, data: { email, verifiedAt: null } });
      const squatter = new AuthBrowser();
      expect((await squatter.signIn(email, PASSWORD)).status).toBe(200);
      const key = await makeKey(person);
      const { status, json } = await here.post(email, { active });
      expect(status).toBe(201);
      if (!active) expect((await here.patch(json.id, on)).status).toBe(200);
      expect(await personState(here.workspaceId, email)).toEqual({ role: "member", access: "member" });
      expect((await new AuthBrowser().signIn(email, PASSWORD)).status).toBe(401);
      expect((await call(getProfile, { session: squatter.session })).status).toBe(401);
      expect((await rpc(key, "ping")).status).toBe(401);
      expect(await acts(here.workspaceId)).toContain("person.verified");
    }
  });

  test("whose account is proven comes in with it as it is", async () => {
    const { person } = await makeSignInPerson();
    const email = who("proven");
    await db().user.update({ where: { id: person.id }, data: { email } });
    expect((await here.post(email)).status).toBe(201);
    expect((await new AuthBrowser().signIn(email, PASSWORD)).status).toBe(200);
  });

  test("a user name or an address that somebody has is 409, in any letter case", async () => {
    const email = who("twice");
    await here.post(email);
    for (const answer of [
      await here.post(email.toUpperCase()),
      await here.post(who("x"), { emails: [{ value: email }] }),
    ])
      expect([answer.status, answer.json.scimType]).toEqual([409, "uniqueness"]);
  });
});

describe("who is here already", () => {
  test("is listed under their address, can be imported, and is taken over by a change", async () => {
    const { email, id: userId } = await makePerson(scale(), "observer");
    const [user] = await here.find(`userName eq "${email}"`);
    expect(user).toMatchObject({
      userName: email,
      active: true,
      name: { givenName: "Person", familyName: expect.any(String) },
    });
    const { json } = await here.patch(user?.id ?? "", { op: "add", path: "externalId", value: "ext-1" });
    expect(json).toMatchObject({ id: user?.id, externalId: "ext-1" });
    expect(await here.find('externalId eq "ext-1"')).toHaveLength(1);
    expect(await here.find('externalId eq "EXT-1"')).toHaveLength(0);
    expect(await db().membership.findFirst({ where: { userId } })).toMatchObject({
      role: "observer",
      source: "invited",
    });
  });

  test("and is added under another user name by the work address is one person, with the role they have", async () => {
    const { email } = await makePerson(scale(), "observer");
    const [before] = await here.find(`userName eq "${email}"`);
    const { status, json } = await here.post(`login-${email}`, { emails: [{ type: "work", value: email }] });
    expect([status, json.id, json.userName]).toEqual([201, before?.id, `login-${email}`]);
    expect(await here.find(`emails[type eq "work"].value eq "${email}"`)).toHaveLength(1);
    expect(await roleOf(here.workspaceId, email)).toBe("observer");
  });

  test("who is removed and brought back by an admin is the same record, switched off and on", async () => {
    const person = await makePerson(scale(), "observer");
    const [{ id } = { id: "" }] = await here.find(`userName eq "${person.email}"`);
    await remove(here.admin.ctx, await membershipOf(person));
    expect((await here.send("GET", `/Users/${id}`)).json.active).toBe(false);
    await restore(here.admin.ctx, await membershipOf(person));
    expect((await here.send("GET", `/Users/${id}`)).json.active).toBe(true);
  });
});

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

describe("letters beyond ASCII", () => {
  const NAMES = ["ÄRGER", "Straße", "İlker", "ΟΔΟΣ", "Ωmega", "Cafe\u0301", "ДМИТРИЙ", "ǅano"];
  const known = (userName: string) => ({ emails: [{ value: who("letters"), type: "work" }], userName });
  const otherwise = (name: string) => [name, name.toLowerCase(), name.normalize("NFC"), name.normalize("NFD")];

  test.each(NAMES)("%s is found and taken in any letter case, however it is composed", async (name) => {
    const { status, json } = await here.post(name, known(name));
    expect([status, json.userName]).toEqual([201, name]);
    for (const spelling of otherwise(name)) {
      expect(await here.find(`userName eq "${spelling}"`)).toMatchObject([{ id: json.id }]);
      expect((await here.post(spelling, known(spelling))).json).toMatchObject({
        status: "409",
        scimType: "uniqueness",
      });
      const rename = { op: "replace", path: "userName", value: spelling };
      expect((await here.patch(json.id, rename)).status).toBe(200);
    }
  });

  test("names that only a dictionary takes for one are two people", async () => {
    for (const [one, two] of [
      ["Maße", "MASSE"],
      ["Işık", "isik"],
      ["İnci", "inci"],
    ] as const) {
      const first = await here.post(one, known(one));
      const second = await here.post(two, known(two));
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(await here.find(`userName eq "${two.toUpperCase()}"`)).toMatchObject([{ id: second.json.id }]);
    }
  });

  test("an address is found in any letter case", async () => {
    const value = `İnes.${who("address")}`;
    const email = { value: who("work"), type: "work" };
    const { json } = await here.post(who("addresses"), { emails: [email, { value, type: "home" }] });
    for (const spelling of [value, value.toLowerCase()]) {
      expect(await here.find(`emails.value eq "${spelling}"`)).toMatchObject([{ id: json.id }]);
      expect(await here.find(`emails[type eq "home" and value eq "${spelling}"]`)).toMatchObject([{ id: json.id }]);
    }
  });
});

describe("finding", () => {
  test("pages are stable, hold every person once, and count all", async () => {
    const few = await connected();
    for (const name of ["a", "b", "c", "d"]) await few.post(`${name}@${few.domain}`);
    const page = async (startIndex: number, count: number) =>
      (await few.send("GET", `/Users?startIndex=${startIndex}&count=${count}`)).json;
    const pages = [await page(1, 2), await page(3, 2), await page(5, 2), await page(7, 2)];
    const found = pages.flatMap(({ Resources }) => Resources.map(({ userName }) => userName.split("@")[0]));
    expect(found).toEqual(["owner", "a", "b", "c", "d"]);
    expect(pages.map(({ totalResults, itemsPerPage }) => [totalResults, itemsPerPage])).toEqual([
      [5, 2],
      [5, 2],
      [5, 1],
      [5, 0],
    ]);
    expect(await page(1, 0)).toMatchObject({ totalResults: 5, itemsPerPage: 0, Resources: [] });
    const all = await few.send("POST", "/Users/.search", {
      filter: "active eq true",
      count: 2,
      attributes: ["userName"],
    });
    expect(all.json).toMatchObject({ totalResults: 5, itemsPerPage: 2 });
    expect(Object.keys(all.json.Resources[0] ?? {})).toEqual(["schemas", "id", "userName"]);
  });

  test("people and groups are searched together, people first; what only one of them has finds only that", async () => {
    const few = await connected();
    const search = async (body: Record<string, unknown>) => (await few.send("POST", "/.search", body)).json;
    const kinds = ({ Resources }: Awaited<ReturnType<typeof search>>) => Resources.map(({ id }) => id.slice(0, 3));
    expect(kinds(await search({}))).toEqual(["scu", "scg", "scg", "scg"]);
    expect(await search({ startIndex: 2, count: 2 })).toMatchObject({
      totalResults: 4,
      itemsPerPage: 2,
      startIndex: 2,
    });
    expect(kinds(await search({ startIndex: 3, count: 9 }))).toEqual(["scg", "scg"]);
    expect(kinds(await search({ filter: `userName eq "${few.owner}"` }))).toEqual(["scu"]);
    expect(kinds(await search({ filter: 'displayName eq "ADMINS"' }))).toEqual(["scg"]);
    expect((await search({ filter: 'title eq "x"' })).scimType).toBe("invalidFilter");
  });

  test("what the database can't hold, or what is an object where a word belongs, is refused", async () => {
    const filter = encodeURIComponent(String.raw`userName eq "ana\u0000"`);
    expect((await here.send("GET", `/Users?filter=${filter}`)).json).toMatchObject({ scimType: "invalidFilter" });
    const { json } = await here.post(who("odd"));
    const path = String.raw`emails[type eq "a\ud800"].value`;
    const odd = await here.patch(json.id, { op: "add", path, value: "a@b.c" });
    expect([odd.status, odd.json.scimType]).toEqual([400, "invalidPath"]);
    const act = await here.patch(json.id, { op: { toString: 1 }, value: { active: false } });
    expect([act.status, act.json.scimType]).toEqual([400, "invalidSyntax"]);
    const search = await here.send("POST", "/Users/.search", { count: { toString: 1 }, attributes: [{ toString: 1 }] });
    expect([search.status, search.json.scimType]).toEqual([400, "invalidValue"]);
  });

  test("all conditions have to hold, and an attribute of another address is none", async () => {
    const email = who("found");
    const emails = [
      { type: "work", value: email },
      { type: "home", value: `home-${email}` },
    ];
    await here.post(email, { emails, displayName: "Found Person" });
    const counts = async (...filters: string[]) =>
      Promise.all(filters.map(async (one) => (await here.find(one)).length));
    expect(
      await counts(
        `userName eq "${email}" and active eq true and displayName eq "FOUND person"`,
        `userName eq "${email}" and active eq false`,
        `emails[type eq "home"].value eq "home-${email}"`,
        `emails[type eq "work"].value eq "home-${email}"`,
        `emails.value eq "home-${email}" and userName eq "${email}" and emails.value eq "${email}"`,
        `userName eq "${email}" and userName eq "x"`,
        `userName eq "%"`,
      ),
    ).toEqual([1, 0, 1, 0, 1, 0, 0]);
  });

  test("blanks around a value are not part of it, neither when it is stored nor when it is looked for", async () => {
    const email = who("blank");
    const made = (await here.post(` ${email} `, { externalId: "padded ", displayName: " Blank Person" })).json;
    expect(made).toMatchObject({ userName: email, externalId: "padded", displayName: "Blank Person" });
    for (const filter of [
      `userName eq " ${email} "`,
      `externalId eq "padded "`,
      `displayName eq " Blank Person"`,
      `emails[type eq "work"].value eq "${email} "`,
    ])
      expect([filter, (await here.find(filter)).length]).toEqual([filter, 1]);
    const groups = await here.send("GET", `/Groups?filter=${encodeURIComponent('displayName eq " Admins "')}`);
    expect(groups.json.totalResults).toBe(1);
  });

  test("a PUT names the person, and keeps what else it leaves out", async () => {
    const email = who("named");
    const { json } = await here.post(email, { displayName: "Named Person" });
    const unnamed = await here.send("PUT", `/Users/${json.id}`, { displayName: "Nobody" });
    expect([unnamed.status, unnamed.json.scimType]).toEqual([400, "invalidValue"]);
    expect((await here.send("PUT", `/Users/${json.id}`, { userName: email })).json.displayName).toBe("Named Person");
  });

  test("attributes are chosen on every request that answers a person", async () => {
    const email = who("chosen");
    const made = await here.send("POST", "/Users?attributes=userName", { userName: email });
    expect(Object.keys(made.json)).toEqual(["schemas", "id", "userName"]);
    const url = `/Users/${made.json.id}?excludedAttributes=emails,meta`;
    for (const [method, body] of [
      ["GET", undefined],
      ["PUT", { userName: email }],
      ["PATCH", { Operations: [on] }],
    ] as const)
      expect(Object.keys((await here.send(method, url, body)).json)).not.toContain("emails");
  });
});
