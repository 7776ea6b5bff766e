import { expect, test } from "vitest";
import { DELETE } from "@/app/api/settings/connections/[id]/route";
import { GET } from "@/app/api/settings/connections/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makePerson, makeSession, makeWorkspace, type Person } from "@/tests/support/factories";
import { makeConnection } from "@/tests/support/mcp/connections";

async function signedIn(role: Person["role"], workspace: Awaited<ReturnType<typeof makeWorkspace>>) {
  const person = await makePerson(workspace, role);
  return { person, session: await makeSession(person) };
}
const idsSeenBy = async (session: string) =>
  (await call(GET, { session })).json.items.map(({ id }: { id: string }) => id);
const end = async (session: string, id: string) => (await call(DELETE, { session, params: { id } })).status;

test("a connection is shown with its program, where its code went, its person and its rights", async () => {
  const { person, session } = await signedIn("member", await makeWorkspace());
  const id = await makeConnection(person, { name: "Claude", redirectUri: "https://claude.ai/api/mcp/auth_callback" });
  const { status, json } = await call(GET, { session });
  expect(status).toBe(200);
  expect(json).toEqual({
    items: [
      {
        id,
        client: { id: expect.stringMatching(/^cli_/), name: "Claude" },
        redirectHost: "claude.ai",
        person: { id: person.id, name: expect.any(String), email: person.email },
        canDraft: true,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ],
    nextCursor: null,
  });
});

test("members see and end their own, an admin any in the workspace, nobody another workspace's; each ends once", async () => {
  const workspace = await makeWorkspace();
  const [admin, member] = [await signedIn("admin", workspace), await signedIn("member", workspace)];
  const other = await signedIn("admin", await makeWorkspace());
  const adminsId = await makeConnection(admin.person);
  const membersId = await makeConnection(member.person, { canDraft: false });
  expect(await idsSeenBy(admin.session)).toEqual([membersId, adminsId]);
  expect(await idsSeenBy(member.session)).toEqual([membersId]);
  expect(await idsSeenBy(other.session)).toEqual([]);
  expect(await end(member.session, adminsId)).toBe(404);
  expect(await end(other.session, membersId)).toBe(404);
  const both = await Promise.all([end(admin.session, membersId), end(member.session, membersId)]);
  expect(both.sort()).toEqual([200, 404]);
  expect(await idsSeenBy(admin.session)).toEqual([adminsId]);
  const audited = await db().auditEntry.findMany({ where: { workspaceId: workspace.id, targetId: membersId } });
  expect(audited).toHaveLength(1);
});

test("one that has expired is no longer shown", async () => {
  const { person, session } = await signedIn("member", await makeWorkspace());
  const [id, expired] = [await makeConnection(person), await makeConnection(person)];
  await db().mcpConnection.update({ where: { id: expired }, data: { expiresAt: new Date() } });
  expect(await idsSeenBy(session)).toEqual([id]);
});

test("pages by cursor, newest first", async () => {
  const { person, session } = await signedIn("member", await makeWorkspace());
  for (const name of ["a", "b", "c"]) await makeConnection(person, { name });
  const first = await call(GET, { session, query: { limit: "2" } });
  const second = await call(GET, { session, query: { limit: "2", cursor: first.json.nextCursor } });
  const items: { client: { name: string } }[] = [...first.json.items, ...second.json.items];
  expect(items.map(({ client }) => client.name)).toEqual(["c", "b", "a"]);
  expect(second.json.nextCursor).toBeNull();
});
