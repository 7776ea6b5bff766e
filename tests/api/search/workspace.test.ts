import { expect, test } from "vitest";
import { POST as makeClip } from "@/app/api/clips/route";
import { GET } from "@/app/api/search/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { pool } from "@/lib/db/pool";
import { SEARCH } from "@/lib/services/search/statement";
import { call } from "@/tests/support/call";
import { makeFinding, makeSwarmRun, makeSwarmStudy } from "@/tests/support/data/swarm";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";

async function furnished() {
  const caller = await makeCaller();
  const workspaceId = caller.workspace.id;
  for (const name of ["Pricing 100% study", "The pricing", "Repricing", "Pricing"])
    await db().project.create({ data: { id: newId("project"), workspaceId, name } });
  await addTranscript(caller.ctx, [{ text: "x" }], { name: "Pricing call.vtt" });
  const thread = (title: string, createdById: string) =>
    db().chatThread.create({ data: { id: newId("thread"), workspaceId, title, createdById } });
  const colleague = await makePerson(caller.workspace, "member");
  await thread("Is pricing fair?", caller.person.id);
  await thread("A colleague's pricing chat", colleague.id);
  await db().user.update({ where: { id: colleague.id }, data: { name: "Pricilla Pricing" } });
  return caller;
}

test("finds every kind by name, the closest name first, and nobody else's chats", async () => {
  const { key } = await furnished();
  const { json } = await call(GET, { key, query: { q: "pricing" } });
  const found = json.items.map((item: { type: string; title: string }) => `${item.type} ${item.title}`);
  expect(found[0]).toBe("project Pricing");
  expect(found.slice(1, 3).sort()).toEqual(["file Pricing call.vtt", "project Pricing 100% study"]);
  expect(found.at(-1)).toBe("project Repricing");
  expect(found).toContain("thread Is pricing fair?");
  expect(found).toContain("person Pricilla Pricing");
  expect(found.join()).not.toContain("colleague");
  for (const item of json.items)
    expect(item).toMatchObject({ url: expect.stringMatching(/^\//), updatedAt: expect.any(String) });
});

test("wildcards are ordinary characters, and pages join up", async () => {
  const { key } = await furnished();
  expect((await call(GET, { key, query: { q: "100%" } })).json.items).toHaveLength(1);
  expect((await call(GET, { key, query: { q: "%" } })).json.items).toHaveLength(1);
  const first = await call(GET, { key, query: { q: "pricing", limit: "4" } });
  const second = await call(GET, { key, query: { q: "pricing", limit: "4", cursor: first.json.nextCursor } });
  const ids = [...first.json.items, ...second.json.items].map((item: { id: string }) => item.id);
  expect([new Set(ids).size, second.json.nextCursor]).toEqual([7, null]);
});

const titles = (json: { items: { type: string; title: string }[] }) => json.items.map(({ title }) => title);

test("words are found in any order, in the name or in the description", async () => {
  const { key, workspace } = await makeCaller();
  const project = { workspaceId: workspace.id, name: "Checkout", description: "Why trial users leave" };
  await db().project.create({ data: { id: newId("project"), ...project } });
  expect(titles((await call(GET, { key, query: { q: "leave CHECK" } })).json)).toEqual(["Checkout"]);
  expect((await call(GET, { key, query: { q: "leave checkin" } })).json.items).toEqual([]);
});

test("a typo finds what is spelled similarly, after exact matches", async () => {
  const { key, workspace } = await makeCaller();
  for (const name of ["Onboarding for teams", "Onbording notes", "Pricing"])
    await db().project.create({ data: { id: newId("project"), workspaceId: workspace.id, name } });
  const { json } = await call(GET, { key, query: { q: "onbording" } });
  expect(titles(json)).toEqual(["Onbording notes", "Onboarding for teams"]);
  expect((await call(GET, { key, query: { q: "onb" } })).json.items).toHaveLength(2);
});

test("only a name can be spelled similarly: long descriptions have a word like any other", async () => {
  const { key, workspace } = await makeCaller();
  const project = { workspaceId: workspace.id, name: "Moving house", description: "We checked what people check out" };
  await db().project.create({ data: { id: newId("project"), ...project } });
  expect((await call(GET, { key, query: { q: "checkout" } })).json.items).toEqual([]);
  expect((await call(GET, { key, query: { q: "movign" } })).json.items).toHaveLength(1);
});

test("boards, tags, notes, clips, reels and reports are found, only the requested kinds, and no private report of another", async () => {
  const { key, workspace, ctx, person } = await makeCaller();
  const colleague = await makePerson(workspace, "member");
  const workspaceId = workspace.id;
  const at = { workspaceId, title: "Trust" };
  const { id: projectId } = await db().project.create({ data: { id: newId("project"), workspaceId, name: "P" } });
  await db().tag.create({ data: { id: newId("tag"), projectId, ...at } });
  await db().note.create({ data: { id: newId("note"), projectId, ...at } });
  await db().board.create({ data: { id: newId("board"), projectId, ...at } });
  await db().reel.create({ data: { id: newId("reel"), projectId, ...at } });
  const fileId = await addTranscript(ctx, [{ text: "I trust it", startSeconds: 0, endSeconds: 4 }]);
  const clip = { fileId, title: "Trust", startSeconds: 0, endSeconds: 4 };
  expect((await call(makeClip, { key, body: clip })).status).toBe(201);
  const report = (createdById: string, visibility: string) =>
    db().report.create({ data: { id: newId("report"), ...at, createdById, visibility } });
  const mine = await report(person.id, "private");
  const shared = await report(colleague.id, "workspace");
  await report(colleague.id, "private");

  const { json } = await call(GET, { key, query: { q: "trust" } });
  const found: { type: string; id: string }[] = json.items;
  expect(found.map(({ type }) => type).sort()).toEqual(["board", "clip", "note", "reel", "report", "report", "tag"]);
  const reports = await call(GET, { key, query: { q: "trust", types: "report,study" } });
  expect(reports.json.items.map(({ id }: { id: string }) => id).sort()).toEqual([mine.id, shared.id].sort());
  expect((await call(GET, { key, query: { q: "trust", types: "secret" } })).status).toBe(400);
});

test("people who only take part in studies aren't team members, and aren't found", async () => {
  const { key, workspace } = await makeCaller();
  const { email } = await makePerson(workspace, "participant");
  expect((await call(GET, { key, query: { q: email } })).json.items).toEqual([]);
});

test("another workspace finds nothing", async () => {
  await furnished();
  const { key } = await makeCaller();
  const { json } = await call(GET, { key, query: { q: "pricing" } });
  expect(json.items).toEqual([]);
  expect((await call(GET, { key, query: { q: "x".repeat(201) } })).status).toBe(400);
});

test("among very many clips, matching and similar names are looked up, not compared one by one", async () => {
  const { workspace, ctx } = await makeCaller();
  const fileId = await addTranscript(ctx, [{ text: "x" }], { name: "x.vtt" });
  const client = await pool().connect();
  try {
    // An index becomes faster from a few thousand on, which is all the slack that a busy machine gets.
    await client.query("BEGIN; SET LOCAL enable_seqscan = off");
    const filled = [workspace.id, fileId];
    // In parts, or a busy machine needs longer than a statement may take.
    for (let from = 1; from < 6_000; from += 1_000) {
      await client.query(
        `INSERT INTO passage (id, workspace_id, owner_id, file_id, source_name, text)
         SELECT 'psg_' || $2 || n, $1, $2, $2, 'x.vtt', 'x' FROM generate_series($3::int, $3 + 999) n`,
        [...filled, from],
      );
      await client.query(
        `INSERT INTO clip (id, workspace_id, passage_id, title, updated_at)
         SELECT 'clp_' || $2 || n, $1, 'psg_' || $2 || n, 'What ' || md5(n::text) || ' was said of it', now()
           FROM generate_series($3::int, $3 + 999) n`,
        [...filled, from],
      );
    }
    await client.query("ANALYZE clip");
    const values = [workspace.id, null, ["%onbording%"], "onbording", ["clip"], 0, 20];
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${SEARCH}`, values);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan.match(/Index Scan on clip_title_idx/g)).toHaveLength(2);
    expect(plan).not.toContain("Seq Scan on clip");
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("a tag found by its description shows it, after its project’s name", async () => {
  const { key, workspace } = await makeCaller();
  const workspaceId = workspace.id;
  const project = await db().project.create({ data: { id: newId("project"), workspaceId, name: "Checkout" } });
  const tag = { workspaceId, projectId: project.id, color: "teal" };
  const described = { ...tag, id: newId("tag"), title: "Money", description: "The card, and the price of a seat." };
  await db().tag.create({ data: described });
  await db().tag.create({ data: { ...tag, id: newId("tag"), title: "Price" } });
  const { json } = await call(GET, { key, query: { q: "price" } });
  expect(json.items.map(({ title, snippet }: { title: string; snippet: string }) => [title, snippet])).toEqual([
    ["Price", "Checkout"],
    ["Money", "Checkout · The card, and the price of a seat."],
  ]);
});

test("what is found by its description alone tells the part of it that says so", async () => {
  const { key, workspace } = await makeCaller();
  const told = `${"Ten talks about moving house. ".repeat(9)}Nobody could find the parking permit in time. ${"And so on. ".repeat(30)}`;
  const project = { workspaceId: workspace.id, name: "Moving", description: told };
  const { id: projectId } = await db().project.create({ data: { id: newId("project"), ...project } });
  const tag = { workspaceId: workspace.id, projectId, title: "Waiting", description: "Queues and permits" };
  await db().tag.create({ data: { id: newId("tag"), ...tag } });
  const { items } = (await call(GET, { key, query: { q: "permit" } })).json;
  const [moving, waiting] = items.toSorted((a: { title: string }, b: { title: string }) =>
    a.title < b.title ? -1 : 1,
  );
  expect(moving.snippet).toMatch(/^… .*Nobody could find the parking permit in time\..* …$/);
  expect(moving.snippet.length).toBeLessThan(200);
  expect(waiting.snippet).toBe("Moving · Queues and permits");
  const both = (await call(GET, { key, query: { q: "moving permit" } })).json.items;
  expect(both[0].snippet).toBe(moving.snippet);
});

test("a finding of agents is told by where its words are, and by its run", async () => {
  const { key, person } = await makeCaller();
  const run = await makeSwarmRun(await makeSwarmStudy(person, "https://shop.example.com/"), {
    title: "A mug is bought",
  });
  const findingId = await makeFinding(run, "serious", "No language is set");
  await db().finding.update({ where: { id: findingId }, data: { summary: "On every page: /checkout, /cart." } });
  const { items } = (await call(GET, { key, query: { q: "checkout" } })).json;
  expect(items).toMatchObject([
    { id: findingId, snippet: expect.stringMatching(/^On every page: \/checkout, \/cart\. · AI agents · /) },
  ]);
});

test("a person is opened among the members, whatever their address", async () => {
  const { key, workspace } = await makeCaller();
  const { id } = await makePerson(workspace, "member");
  await db().user.update({ where: { id }, data: { name: "Pat Doe", email: "pat+a&b%c#d@example.com" } });
  const [found] = (await call(GET, { key, query: { q: "pat doe" } })).json.items;
  const url = new URL(found.url, "http://localhost");
  expect([url.pathname, url.searchParams.get("q")]).toEqual(["/settings/members", "pat+a&b%c#d@example.com"]);
});
