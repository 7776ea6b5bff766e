import { expect, test } from "vitest";
import { GET, PATCH, POST } from "@/app/api/settings/workspace/route";
import { newId } from "@/lib/core/ids";
import { PAGE_OF, pageOf } from "@/lib/core/page-of";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makePerson, makeSession, makeWorkspace } from "@/tests/support/factories";

test("shows the workspace with its active members by name", async () => {
  const workspace = await makeWorkspace("team", "Research");
  const admin = await makePerson(workspace, "admin");
  const [observer, left] = [await makePerson(workspace, "observer"), await makePerson(workspace, "member")];
  await db().membership.updateMany({ where: { userId: left.id }, data: { active: false } });
  // Nor is someone who only takes part in studies.
  await makePerson(workspace, "participant");
  const { json } = await call(GET, { session: await makeSession(observer) });
  expect(json).toMatchObject({ id: workspace.id, name: "Research", plan: "team", role: "observer", memberCount: 2 });
  const members = json.members.map(({ email, role }: { email: string; role: string }) => `${email} ${role}`);
  expect(members.sort()).toEqual([`${admin.email} admin`, `${observer.email} observer`].sort());
});

test("only an admin renames it, and the audit log records it", async () => {
  const workspace = await makeWorkspace();
  const [admin, member] = [await makePerson(workspace, "admin"), await makePerson(workspace, "member")];
  const body = { name: " New name " };
  expect((await call(PATCH, { session: await makeSession(member), body })).status).toBe(403);
  expect((await call(PATCH, { session: await makeSession(admin), body })).json.name).toBe("New name");
  expect((await call(PATCH, { session: await makeSession(admin), body: { name: " " } })).status).toBe(400);
  expect(await db().auditEntry.findMany({ where: { workspaceId: workspace.id } })).toMatchObject([
    { action: "workspace.renamed", actorId: admin.id },
  ]);
});

test("a session switches to another of its person's workspaces, with that workspace's role; other sessions stay", async () => {
  const [first, second, foreign] = [await makeWorkspace("pro"), await makeWorkspace("free"), await makeWorkspace()];
  const person = await makePerson(first, "admin");
  const membership = { id: newId("membership"), workspaceId: second.id, userId: person.id, role: "observer" };
  await db().membership.create({ data: membership });
  const [session, otherSession] = [await makeSession(person), await makeSession(person)];
  const switchTo = (workspaceId: string) => call(POST, { session, body: { workspaceId } });
  expect((await switchTo(second.id)).json).toMatchObject({ id: second.id, plan: "free", role: "observer" });
  expect((await call(GET, { session })).json).toMatchObject({ id: second.id, role: "observer" });
  expect((await call(GET, { session: otherSession })).json.id).toBe(first.id);
  expect([(await switchTo(foreign.id)).status, (await switchTo("wsp_none")).status]).toEqual([404, 404]);
  await db().membership.update({ where: { id: membership.id }, data: { active: false } });
  expect((await call(GET, { session })).json.id).toBe(first.id);
  expect((await switchTo(second.id)).status).toBe(404);
});

test("a page whose person or workspace the session has left for another, in another tab, neither reads nor writes there", async () => {
  const [first, second] = [await makeWorkspace("pro", "First"), await makeWorkspace("pro", "Second")];
  const [person, other] = [await makePerson(first, "admin"), await makePerson(first, "admin")];
  const both = { id: newId("membership"), workspaceId: second.id, userId: person.id, role: "admin" };
  await db().membership.create({ data: both });
  const session = await makeSession(person);
  const headers = { [PAGE_OF]: pageOf(person.id, first.id) };
  expect((await call(GET, { session, headers })).status).toBe(200);
  expect((await call(POST, { session, headers, body: { workspaceId: second.id } })).status).toBe(200);
  const renamed = await call(PATCH, { session, headers, body: { name: "Meant for the first" } });
  expect([renamed.status, renamed.json.error.message]).toEqual([401, expect.stringContaining("another workspace")]);
  expect((await call(GET, { session, headers })).status).toBe(401);
  expect((await call(GET, { session })).json.name).toBe("Second");
  expect((await call(POST, { session, headers, body: { workspaceId: first.id } })).status).toBe(200);
  expect((await call(GET, { session, headers })).json.name).toBe("First");
  const theirs = await makeSession(other);
  for (const answer of [
    await call(PATCH, { session: theirs, headers, body: { name: "Under another name" } }),
    await call(POST, { session: theirs, headers, body: { workspaceId: first.id } }),
  ])
    expect([answer.status, answer.json.error.message]).toEqual([401, expect.stringContaining("Somebody else")]);
});
