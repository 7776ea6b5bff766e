import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { create } from "@/lib/services/notes/create";
import { get } from "@/lib/services/notes/get";
import { list } from "@/lib/services/notes/list";
import { quote } from "@/lib/services/notes/quote";
import { remove } from "@/lib/services/notes/remove";
import { update } from "@/lib/services/notes/update";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";

async function start() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  const ownerId = await addTranscript(caller.ctx, [{ text: "The card scared us." }, { text: "So we left." }], {
    projectId,
  });
  return { ...caller, projectId, ownerId };
}

const SPAN = { firstIndex: 0, firstOffset: 4, lastIndex: 0, lastOffset: 15 };
const naming = (passageId: string) => ({ type: "evidence", passageId });
const linked = (noteId: string) => db().noteEvidence.findMany({ where: { noteId }, select: { passageId: true } });

test("quoting in a note that is deleted meanwhile finds no note, and leaves nothing of the quote", async () => {
  const { ctx, projectId, ownerId } = await start();
  const { id } = await create(ctx, projectId, { title: "First" });
  const beside = await otherCaller();
  await beside.run("DELETE FROM note WHERE id = $1", [id]);
  const quoting = quote(ctx, id, { ownerId, span: SPAN }).catch((thrown: unknown) => thrown);
  await beside.waitedFor();
  await beside.commit();
  expect(await quoting).toMatchObject({ kind: "not_found", message: "Note not found." });
  expect(await db().passage.count({ where: { ownerId } })).toBe(0);
});

test("notes are found by a part of their title, page by page", async () => {
  const { ctx, projectId } = await start();
  for (const title of ["Checkout 1", "Naming", "The checkout, again", null])
    await create(ctx, projectId, title === null ? {} : { title });
  const query = { projectId, q: "CHECKOUT", limit: 1 };
  const first = await list(ctx, query);
  expect(first.items.map(({ title }) => title)).toEqual(["The checkout, again"]);
  const second = await list(ctx, { ...query, cursor: first.nextCursor ?? "" });
  expect(second.items.map(({ title }) => title)).toEqual(["Checkout 1"]);
  expect(second.nextCursor).toBeNull();
  expect((await list(ctx, { projectId, q: "100%", limit: 9 })).items).toEqual([]);
});

test("a note in a project that is deleted meanwhile finds no project", async () => {
  const { ctx, projectId } = await start();
  const beside = await otherCaller();
  await beside.run("DELETE FROM project WHERE id = $1", [projectId]);
  const creating = create(ctx, projectId, { title: "First" }).catch((thrown: unknown) => thrown);
  await beside.waitedFor();
  await beside.commit();
  expect(await creating).toMatchObject({ kind: "not_found", message: "Project not found." });
});

describe("a note", () => {
  test("keeps blocks of any shape as they were given", async () => {
    const { ctx, projectId } = await start();
    const content = [{ type: "paragraph", text: "Hello" }, 5, null, "x", [[]], { __proto__x: { deep: [1.5, "é😀"] } }];
    const { id } = await create(ctx, projectId, { title: "First", emoji: "🔥", content });
    expect(await get(ctx, id)).toMatchObject({ title: "First", emoji: "🔥", preview: "Hello", version: 0, content });
  });

  test("changes only what is given, and counts its changes", async () => {
    const { ctx, projectId } = await start();
    const { id } = await create(ctx, projectId, { title: "Before", emoji: "🔥" });
    expect(await update(ctx, id, { version: 0, emoji: null })).toMatchObject({
      title: "Before",
      emoji: null,
      version: 1,
    });
    expect(await update(ctx, id, { version: 1 })).toMatchObject({ version: 1 });
  });

  test("of two editors who change the same version at once, one gets a conflict", async () => {
    const { ctx, projectId } = await start();
    const { id } = await create(ctx, projectId, {});
    const edits = ["a", "b", "c"].map((text) =>
      update(ctx, id, { version: 0, content: [{ type: "paragraph", text }] }),
    );
    const done = await Promise.allSettled(edits);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of done) if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "conflict" });
    expect(await get(ctx, id)).toMatchObject({ version: 1 });
  });

  test("is listed with its heading kept apart from the sentence below", async () => {
    const { ctx, projectId } = await start();
    const heading = (text: string) => ({ type: "heading", text });
    const content = [heading("Prices"), { type: "paragraph", text: "They mind them." }, heading("What next?")];
    await create(ctx, projectId, { title: "Headed", content });
    const { items } = await list(ctx, { projectId, limit: 10 });
    expect(items[0]?.preview).toBe("Prices: They mind them. What next?");
  });

  test("is listed with the beginning of its text, newest first", async () => {
    const { ctx, projectId } = await start();
    const blocks = Array.from({ length: 400 }, (_, at) => ({ type: "paragraph", text: `Line ${at}` }));
    await create(ctx, projectId, { title: "Old", content: [{ any: 1 }] });
    await create(ctx, projectId, { title: "New", content: blocks });
    const { items } = await list(ctx, { projectId, limit: 10 });
    expect(items.map(({ title, preview }) => [title, preview.slice(0, 13)])).toEqual([
      ["New", "Line 0 Line 1"],
      ["Old", ""],
    ]);
    expect(items[0]?.preview.length).toBeLessThanOrEqual(240);
  });
});

describe("what a note quotes", () => {
  test("is checked, kept in step with the content, and shown as it is now", async () => {
    const { ctx, projectId, ownerId } = await start();
    const { id } = await create(ctx, projectId, {});
    const passage = await quote(ctx, id, { ownerId, span: SPAN });
    expect(passage.text).toBe("card scared");
    const named = await update(ctx, id, { version: 0, content: [naming(passage.id), naming("psg_nobody")] });
    expect(named.evidence).toMatchObject([{ id: passage.id, text: "card scared", state: "verbatim" }]);
    const dropped = await update(ctx, id, { version: 1, content: [] });
    expect([dropped.evidence, await linked(id)]).toEqual([[], []]);
    const undone = await update(ctx, id, { version: 2, content: [naming(passage.id)] });
    expect(undone.evidence).toHaveLength(1);
  });

  test("a quote that is just being inserted survives a save that doesn't contain it yet", async () => {
    const { ctx, projectId, ownerId } = await start();
    const { id } = await create(ctx, projectId, {});
    const passage = await quote(ctx, id, { ownerId, span: SPAN });
    await update(ctx, id, { version: 0, content: [{ type: "paragraph", text: "still typing" }] });
    expect(await linked(id)).toEqual([{ passageId: passage.id }]);
  });

  test("another workspace's passage isn't shown, and words never said aren't quoted", async () => {
    const [mine, theirs] = [await start(), await start()];
    const { id: theirNote } = await create(theirs.ctx, theirs.projectId, {});
    const foreign = await quote(theirs.ctx, theirNote, { ownerId: theirs.ownerId, span: SPAN });
    const { id, evidence } = await create(mine.ctx, mine.projectId, { content: [naming(foreign.id)] });
    expect(evidence).toEqual([]);
    await expect(quote(mine.ctx, id, { ownerId: theirs.ownerId, span: SPAN })).rejects.toMatchObject({
      kind: "not_found",
    });
    await expect(quote(mine.ctx, id, { ownerId: mine.ownerId, span: SPAN, text: "no" })).rejects.toMatchObject({
      kind: "invalid",
    });
  });

  test("is deleted with the note unless something else quotes it", async () => {
    const { ctx, projectId, ownerId } = await start();
    const [one, two] = [await create(ctx, projectId, {}), await create(ctx, projectId, {})];
    const shared = await quote(ctx, one.id, { ownerId, span: SPAN });
    await quote(ctx, two.id, { ownerId, span: SPAN });
    await remove(ctx, one.id);
    expect(await db().passage.count({ where: { id: shared.id } })).toBe(1);
    await remove(ctx, two.id);
    expect(await db().passage.count({ where: { id: shared.id } })).toBe(0);
  });
});

test("observers read notes and change none; strangers see none", async () => {
  const { workspace, ctx, projectId, ownerId } = await start();
  const { id } = await create(ctx, projectId, {});
  const observer = (await makePerson(workspace, "observer")).ctx;
  const stranger = (await makeCaller()).ctx;
  expect(await get(observer, id)).toMatchObject({ id });
  for (const act of [
    () => create(observer, projectId, {}),
    () => update(observer, id, { version: 0 }),
    () => remove(observer, id),
    () => quote(observer, id, { ownerId, span: SPAN }),
  ])
    await expect(act()).rejects.toMatchObject({ kind: "forbidden" });
  for (const act of [
    () => create(stranger, projectId, {}),
    () => get(stranger, id),
    () => update(stranger, id, { version: 0 }),
    () => remove(stranger, id),
  ])
    await expect(act()).rejects.toMatchObject({ kind: "not_found" });
});
