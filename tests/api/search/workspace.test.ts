import { expect, test } from "vitest";
import { GET } from "@/app/api/search/route";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { addTranscript } from "@/tests/support/transcripts";

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

test("signs of patterns are letters like others, and pages join up", async () => {
  const { key } = await furnished();
  expect((await call(GET, { key, query: { q: "100%" } })).json.items).toHaveLength(1);
  expect((await call(GET, { key, query: { q: "%" } })).json.items).toHaveLength(1);
  const first = await call(GET, { key, query: { q: "pricing", limit: "4" } });
  const second = await call(GET, { key, query: { q: "pricing", limit: "4", cursor: first.json.nextCursor } });
  const ids = [...first.json.items, ...second.json.items].map((item: { id: string }) => item.id);
  expect([new Set(ids).size, second.json.nextCursor]).toEqual([7, null]);
});

test("another workspace finds nothing", async () => {
  await furnished();
  const { key } = await makeCaller();
  const { json } = await call(GET, { key, query: { q: "pricing" } });
  expect(json.items).toEqual([]);
  expect((await call(GET, { key, query: { q: "x".repeat(201) } })).status).toBe(400);
});
