import { expect, test } from "vitest";
import { PATCH as change, DELETE as remove } from "@/app/api/settings/members/[id]/route";
import { POST as transfer } from "@/app/api/settings/members/[id]/transfer/route";
import { GET as list } from "@/app/api/settings/members/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { membershipOf } from "@/tests/support/data/members";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";

/** A workspace whose provider manages one of its people, and has them in the group of their role. */
async function provisioned({ inGroup = true } = {}) {
  const workspace = await makeWorkspace("scale");
  const [admin, person] = [await makePerson(workspace, "admin"), await makePerson(workspace, "member")];
  const { id: workspaceId } = workspace;
  await db().scimDirectory.create({ data: { id: newId("scimDirectory"), workspaceId, providerName: "Okta" } });
  const id = await membershipOf(person);
  const record = await db().scimUser.update({ where: { membershipId: id }, data: { provisionedAt: new Date() } });
  if (inGroup) {
    const group = await db().scimGroup.findFirstOrThrow({ where: { workspaceId, role: "member" } });
    await db().scimGroupMember.create({ data: { groupId: group.id, userId: record.id } });
  }
  return { workspaceId, session: await makeSession(admin), id };
}

const providersOf = async (session: string) => {
  const { json } = await call(list, { session });
  return json.items.map(({ role, provider }: { role: string; provider: unknown }) => [role, provider]);
};

test("the list shows who is managed by a provider, and whose role it sets", async () => {
  const { session } = await provisioned();
  expect(await providersOf(session)).toEqual([
    ["member", { name: "Okta", setsRole: true }],
    ["admin", null],
  ]);
});

test("a role set by a group at the provider is neither changed nor handed over here", async () => {
  const { session, id } = await provisioned();
  const changed = await call(change, { session, params: { id }, body: { role: "observer" } });
  expect([changed.status, changed.json.error.message]).toEqual([
    403,
    expect.stringMatching(/^Okta sets this person's role/),
  ]);
  expect((await call(transfer, { session, params: { id } })).status).toBe(403);
  expect((await call(change, { session, params: { id }, body: { role: "member" } })).status).toBe(200);
});

test("without a group there, with the directory off or on another plan, an admin changes it as usual", async () => {
  const free = await provisioned({ inGroup: false });
  const off = await provisioned();
  await db().scimDirectory.update({ where: { workspaceId: off.workspaceId }, data: { enabled: false } });
  const team = await provisioned();
  await db().workspace.update({ where: { id: team.workspaceId }, data: { plan: "team" } });
  for (const { session, id } of [free, off, team])
    expect((await call(change, { session, params: { id }, body: { role: "observer" } })).status).toBe(200);
  expect(await providersOf(team.session)).toEqual([
    ["observer", null],
    ["admin", null],
  ]);
});

test("in an emergency an admin can still remove someone managed by a provider", async () => {
  const { session, id } = await provisioned();
  expect((await call(remove, { session, params: { id } })).json).toMatchObject({ status: "removed" });
});
