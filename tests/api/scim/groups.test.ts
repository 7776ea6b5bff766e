import { expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { GROUP_URN } from "@/lib/scim/urns";
import { scimCall } from "@/tests/support/scim/call";
import { groupOf, provisioned, scimTeam } from "@/tests/support/scim/team";
import { countStatements } from "@/tests/support/watch/count-statements";

const PATIENCE_MS = 300_000;

/** Members of the workspace whom no provider has written, by their ids at the provider. */
async function crowd(workspaceId: string, count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => ({ id: newId("user") }));
  await db().user.createMany({
    data: people.map(({ id }) => ({ id, email: `${id}@people.test`, name: "One of many" })),
  });
  await db().membership.createMany({
    data: people.map(({ id: userId }) => ({ id: newId("membership"), workspaceId, userId, role: "observer" })),
  });
  const made = await db().scimUser.findMany({ where: { workspaceId, provisionedAt: null }, select: { id: true } });
  return made.map(({ id }) => id).slice(-count);
}
const asMembers = (ids: string[]) => ids.map((value) => ({ value }));
type Group = { id: string; members?: { value: string }[]; meta: { lastModified: string } };

test(
  "three hundred people come into a group by as few statements as ten, and come once",
  async () => {
    const { token, workspaceId } = await scimTeam({ paidSeats: 500, ssoDefaultRole: "Observer" });
    const ids = await crowd(workspaceId, 310);
    const id = await groupOf(token, "All Users");
    const put = async (members: string[]) =>
      (await scimCall(token, {
        method: "PUT",
        path: `/Groups/${id}`,
        body: { displayName: "All Users", members: asMembers(members) },
      })) as { status: number; json: Group };
    const entries = () => db().auditEntry.count({ where: { workspaceId } });
    const few = await countStatements(() => put(ids.slice(0, 10)));
    expect(await countStatements(() => put(ids))).toBeLessThanOrEqual(few);
    expect(await db().membership.count({ where: { workspaceId, role: "member", active: true } })).toBe(310);
    const before = await entries();
    const [first, second] = [await put(ids), await put(ids.toReversed())];
    expect(second.json.members).toHaveLength(310);
    expect(second.json.meta.lastModified).toBe(first.json.meta.lastModified);
    expect(await entries()).toBe(before);
  },
  PATIENCE_MS,
);

test("a member is shown with all that the schema says of one", async () => {
  const { token, admin } = await scimTeam();
  const id = await groupOf(token, "Admins", [admin.scimId]);
  const schema = await scimCall(token, { method: "GET", path: `/Schemas/${GROUP_URN}` });
  const { attributes } = schema.json as { attributes: { name: string; subAttributes?: { name: string }[] }[] };
  const parts = attributes.find(({ name }) => name === "members")?.subAttributes?.map(({ name }) => name);
  const { members } = (await scimCall(token, { method: "GET", path: `/Groups/${id}` })).json as Group;
  expect(Object.keys(members?.[0] ?? {}).sort()).toEqual(parts?.sort());
  expect(members?.[0]).toMatchObject({ value: admin.scimId, type: "User" });
});

test("members are not read for whoever does not want them", async () => {
  const { token, admin } = await scimTeam();
  const path = `/Groups/${await groupOf(token, "Admins", [admin.scimId])}`;
  const get = (query: string) => scimCall(token, { method: "GET", path: path + query });
  const [whole, without] = [
    await countStatements(() => get("")),
    await countStatements(() => get("?excludedAttributes=members")),
  ];
  expect(whole - without).toBe(1);
  expect((await get("?attributes=displayName")).json).not.toHaveProperty("members");
  expect((await get("?attributes=members.$ref")).json).toMatchObject({
    members: [{ $ref: `${config().APP_URL}/api/scim/v2/Users/${admin.scimId}` }],
  });
  const change = { Operations: [{ op: "remove", path: 'members[value eq "nobody"]' }] };
  const quiet = await scimCall(token, { method: "PATCH", path, body: change });
  expect([quiet.status, quiet.text]).toEqual([204, ""]);
  const asked = await scimCall(token, { method: "PATCH", path: `${path}?attributes=members`, body: change });
  expect([asked.status, (asked.json as Group).members]).toEqual([
    200,
    [expect.objectContaining({ value: admin.scimId })],
  ]);
});

test("a body above 5 MB is 413, in SCIM's form", async () => {
  const { token } = await scimTeam();
  const body = { displayName: "Users", members: [{ value: "x".repeat(5 * 1024 * 1024) }] };
  const { status, json } = await scimCall(token, { method: "POST", path: "/Groups", body });
  expect([status, json]).toEqual([413, expect.objectContaining({ status: "413", detail: expect.any(String) })]);
});

test("another workspace's group is not found, and its people can't be put into a group here", async () => {
  const [here, there] = [await scimTeam(), await scimTeam()];
  const path = `/Groups/${await groupOf(here.token, "Users")}`;
  const body = { Operations: [{ op: "add", path: "members", value: asMembers([there.admin.scimId]) }] };
  const stranger = await scimCall(here.token, { method: "PATCH", path, body });
  expect([stranger.status, stranger.json]).toEqual([400, expect.objectContaining({ scimType: "invalidValue" })]);
  for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
    const sent = method === "PUT" ? { displayName: "Users" } : method === "PATCH" ? body : undefined;
    expect((await scimCall(there.token, { method, path, body: sent })).status).toBe(404);
  }
  const mine = encodeURIComponent(`members[value eq "${here.admin.scimId}"]`);
  const found = await scimCall(there.token, { method: "GET", path: `/Groups?filter=${mine}` });
  expect(found.json).toMatchObject({ totalResults: 0 });
});

test("a person's groups are found by every spelling of a member, alone and with the group's id", async () => {
  const { token, domain } = await scimTeam();
  const ada = await provisioned(token, `ada@${domain}`);
  const id = await groupOf(token, "Eva Users", [ada]);
  for (const member of [`members[value eq "${ada}"]`, `members.value eq "${ada}"`, `members eq "${ada}"`])
    for (const filter of [member, `id eq "${id}" and ${member}`]) {
      const path = `/Groups?excludedAttributes=members&filter=${encodeURIComponent(filter)}`;
      const { status, json } = await scimCall(token, { method: "GET", path });
      expect([filter, status, json]).toEqual([filter, 200, expect.objectContaining({ totalResults: 1 })]);
      expect(json).toMatchObject({ Resources: [{ id }] });
    }
  const display = await scimCall(token, { method: "GET", path: '/Groups?filter=members.display eq "Ada"' });
  expect(display.json).toMatchObject({ scimType: "invalidFilter" });
});

test("the audit log says under the provider's name who came into a group and whose role changed", async () => {
  const { token, domain, workspaceId } = await scimTeam();
  const ada = await provisioned(token, `ada@${domain}`);
  const id = await groupOf(token, "Eva Admins", [ada]);
  const entries = await db().auditEntry.findMany({ where: { workspaceId, actorKind: "scim" }, orderBy: { id: "asc" } });
  const last = entries.slice(-3);
  expect(last.map(({ action }) => action).sort()).toEqual([
    "member.role_changed",
    "scim.group_members_changed",
    "scim.group_pushed",
  ]);
  expect(last.every(({ actorName }) => actorName === "Test provider")).toBe(true);
  const members = last.find(({ action }) => action === "scim.group_members_changed");
  expect([members?.targetId, members?.details]).toEqual([
    id,
    expect.objectContaining({ group: "Eva Admins", addedCount: 1, added: [`ada@${domain}`], removedCount: 0 }),
  ]);
});
