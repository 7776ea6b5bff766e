import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as getProfile } from "@/app/api/settings/profile/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { accept } from "@/lib/services/members/invitations/accept";
import { remove } from "@/lib/services/members/remove";
import { restore } from "@/lib/services/members/restore";
import { call } from "@/tests/support/call";
import { anAddress, invited, mailedToken, membershipOf } from "@/tests/support/data/members";
import { makeSignInPerson, PASSWORD } from "@/tests/support/data/people";
import { makeKey, makePerson, makeSession } from "@/tests/support/factories";
import { rpc } from "@/tests/support/mcp/mcp";
import { personState } from "@/tests/support/scim/person-state";
import { acts, type Connected, connected, memberOf, roleOf } from "@/tests/support/scim/users";
import { AuthBrowser } from "@/tests/support/stand-ins/auth-browser";
import { countStatements } from "@/tests/support/watch/count-statements";

let here: Connected;
beforeAll(async () => {
  here = await connected();
});

const scale = () => ({ id: here.workspaceId, plan: "scale" as const });
const on = { op: "replace", value: { active: true } };
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
