import { parse } from "csv-parse/sync";
import { beforeAll, expect, test } from "vitest";
import { GET as getEntry } from "@/app/api/settings/audit/[id]/route";
import { GET as exportLog } from "@/app/api/settings/audit/export/route";
import { GET as list } from "@/app/api/settings/audit/route";
import { POST as verify } from "@/app/api/settings/audit/verify/route";
import { PATCH as rename } from "@/app/v1/projects/[id]/route";
import { POST as create } from "@/app/v1/projects/route";
import type { AuditEntry } from "@/lib/api/settings/audit";
import { audit, transaction } from "@/lib/db/transaction";
import { call } from "@/tests/support/call";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { makeCaller, makePerson, makeSession } from "@/tests/support/factories";
import { connected } from "@/tests/support/scim/users";
import { countStatements } from "@/tests/support/watch/count-statements";

const FORMULA = "=HYPERLINK(1)";
let mine: Awaited<ReturnType<typeof makeCaller>>;
let session: string;
let projectId: string;

beforeAll(async () => {
  mine = await makeCaller({ plan: "scale" });
  session = await makeSession(mine.person);
  const headers = { "x-forwarded-for": "198.51.100.1, 203.0.113.7", "user-agent": "a script" };
  const made = await call(create, { key: mine.key, headers, body: { name: "Checkout" } });
  projectId = made.json.data.id;
  await call(rename, { key: mine.key, params: { projectId }, body: { name: FORMULA } });
  const by = {
    ...mine.ctx,
    actor: { kind: "scim" as const, directoryId: "dir_x", provider: "Okta", tokenHash: new Uint8Array() },
  };
  for (let at = 0; at < 4; at++)
    await transaction(by, async (tx) => audit(tx, { action: "member.removed", targetId: `mem_${at}`, name: "Ana" }));
});

async function find(query: Record<string, string>): Promise<AuditEntry[]> {
  const { status, json, text } = await call(list, { session, query });
  expect(status, text).toBe(200);
  return json.items;
}

test("an entry says who, with which key, what, to what, from where, and what it was before", async () => {
  const [renamed, made] = await find({ target: projectId });
  expect(made).toMatchObject({
    action: "project.created",
    summary: "Created a project",
    surface: "v1",
    address: "203.0.113.7",
    userAgent: "a script",
    actor: { kind: "apiKey", person: { id: mine.person.id } },
    target: { kind: "project", id: projectId, name: FORMULA },
  });
  expect(made?.actor.label).toMatch(/^API key “.+” of /);
  expect(renamed).toMatchObject({ changes: { name: { before: "Checkout", after: FORMULA } } });
  const { json } = await call(getEntry, { session, params: { id: renamed?.id ?? "" } });
  expect(json.entry).toEqual(renamed);
});

test("a participant and a session are called what they are called everywhere", async () => {
  const study = await makeStudy(mine.person, { status: "running" });
  const { participantId, sessionId } = await addSession(mine.ctx, study, []);
  const by = { ...mine.ctx, actor: { kind: "participant" as const, participantId, studyId: study.id } };
  await transaction(by, async (tx) => audit(tx, { action: "session.completed", targetId: sessionId }));
  const [entry] = await find({ target: sessionId });
  expect(entry).toMatchObject({ actor: { label: "P1" }, target: { name: "P1" } });
});

test("is filtered by who, action, kind, surface, and time, and paged", async () => {
  const removed = await find({ action: "member.removed" });
  expect(removed.map(({ actor }) => actor.label)).toEqual(Array(4).fill("Okta (SCIM)"));
  expect(await find({ actor: "dir_x" })).toEqual(removed);
  expect(await find({ kind: "member", from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
  const ofPerson = await find({ actor: mine.person.id, surface: "v1" });
  expect(ofPerson.map(({ action }) => action)).toEqual(["project.updated", "project.created"]);
  const first = await call(list, { session, query: { kind: "member", limit: "3" } });
  const query = { kind: "member", limit: "3", cursor: first.json.nextCursor };
  const second = await call(list, { session, query });
  expect([...first.json.items, ...second.json.items].slice(0, 4)).toEqual(removed);
  expect((await call(list, { session, query: { ...query, kind: "project" } })).status).toBe(400);
  expect((await call(list, { session, query: { action: "nothing.known" } })).status).toBe(400);
});

test("what a provider did names the group and the person, whether or not they are members yet", async () => {
  const { admin, domain, send, post } = await connected();
  const group = await send("POST", "/Groups", { displayName: "Eva Observers" });
  const { json: member } = await post(`ana@${domain}`, { displayName: "Ana Bo" });
  await send("PATCH", `/Groups/${group.json.id}`, {
    Operations: [{ op: "add", path: "members", value: [{ value: member.id }] }],
  });
  await post("guest@elsewhere.test");
  await post(`later@${domain}`, { active: false });
  const { json } = await call(list, { session: await makeSession(admin), query: { surface: "scim" } });
  const told = json.items.map(({ action, target }: AuditEntry) => `${action} ${target?.name}`).reverse();
  expect(told).toEqual([
    "scim.group_pushed Eva Observers",
    "scim.user_provisioned Ana Bo",
    "member.role_changed Ana Bo",
    "scim.group_members_changed Eva Observers",
    "member.invited guest@elsewhere.test",
    "scim.user_provisioned guest@elsewhere.test",
    `scim.user_provisioned later@${domain}`,
  ]);
});

test("a page of fifty is two round trips, admission included", async () => {
  const read = () => call(list, { session, query: { limit: "50" } });
  await read();
  expect(await countStatements(read)).toBeLessThanOrEqual(2);
});

test("is exported as CSV without formulas, and as JSON lines, and the export itself is an entry", async () => {
  const csv = await call(exportLog, { session, query: { format: "csv", kind: "project" } });
  expect(csv.headers.get("content-disposition")).toBe('attachment; filename="audit-log.csv"');
  const rows: Record<string, string>[] = parse(csv.text, { columns: true, bom: true });
  expect(rows.map((row) => row.Object)).toEqual([`'${FORMULA}`, `'${FORMULA}`]);
  expect(rows[0]?.Changes).toBe(`name: Checkout → ${FORMULA}`);
  const { text } = await call(exportLog, { session, query: { format: "jsonl" } });
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ action: "audit.exported", details: { format: "jsonl" } });
  expect(lines.length).toBe((await find({ limit: "100" })).length);
});

test("verifies over HTTP, also against a noted head", async () => {
  const { json } = await call(verify, { session, body: {} });
  expect(json).toMatchObject({ status: "whole", broken: null, noted: null });
  expect((await call(verify, { session, body: { noted: json.head } })).json).toMatchObject({ noted: "matches" });
  const noted = { sequence: 1, hash: "0".repeat(64) };
  expect((await call(verify, { session, body: { noted } })).json).toMatchObject({ status: "whole", noted: "differs" });
});

test("is for admins, and only for their own workspace", async () => {
  const member = await makeSession(await makePerson({ id: mine.workspace.id, plan: "scale" }, "member"));
  for (const route of [list, exportLog]) expect((await call(route, { session: member })).status).toBe(403);
  expect((await call(verify, { session: member, body: {} })).status).toBe(403);
  const other = await makeSession((await makeCaller({ plan: "scale" })).person);
  const { json } = await call(list, { session: other, query: { target: projectId } });
  expect(json.items).toEqual([]);
});
