import { describe, expect, test } from "vitest";
import { personOf } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { duplicate } from "@/lib/services/reports/duplicate";
import { get } from "@/lib/services/reports/get";
import { getVersion } from "@/lib/services/reports/get-version";
import { list } from "@/lib/services/reports/list";
import { listVersions } from "@/lib/services/reports/list-versions";
import { quote } from "@/lib/services/reports/quote";
import { regenerate } from "@/lib/services/reports/regenerate";
import { remove } from "@/lib/services/reports/remove";
import { restore } from "@/lib/services/reports/restore";
import { update } from "@/lib/services/reports/update";
import { clipOf } from "@/tests/support/data/clips";
import { documentOf, makeReport, quoteBlock, textBlock } from "@/tests/support/data/reports";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";
import { countStatements } from "@/tests/support/watch/count-statements";

const SPAN = { firstIndex: 0, firstOffset: 4, lastIndex: 0, lastOffset: 15 };

async function start() {
  const caller = await makeCaller();
  const { ctx } = caller;
  const ownerId = await addTranscript(ctx, [{ text: "The card scared us." }, { text: "So we left." }]);
  const colleague = await makePerson({ id: ctx.workspaceId, plan: "pro" }, "member");
  return { ctx, ownerId, colleague, id: await makeReport(ctx) };
}
const linked = async (reportId: string) =>
  (await db().reportEvidence.findMany({ where: { reportId } })).map(({ passageId }) => passageId);
/** As if the last change was an hour ago. */
const later = (id: string) =>
  db().report.update({ where: { id }, data: { editedAt: new Date(Date.now() - 3_600_000) } });

test.each([
  ["copied", duplicate],
  ["written again", regenerate],
])("while its project is being deleted, a report that is %s doesn't hold up the deletion", async (_, act) => {
  const { ctx } = await start();
  const projectId = await makeProject(ctx);
  const id = await makeReport(ctx, { projectId });
  const beside = await otherCaller();
  await beside.run("SELECT 1 FROM project WHERE id = $1 FOR UPDATE", [projectId]);
  const acting = act(ctx, id).catch((thrown: unknown) => thrown);
  await beside.waitedFor();
  await beside.run("SELECT 1 FROM report WHERE id = $1 FOR UPDATE NOWAIT", [id]);
  await beside.run("DELETE FROM project WHERE id = $1", [projectId]);
  await beside.commit();
  expect(await acting).toMatchObject({ kind: "not_found" });
});

describe("a report", () => {
  test("accepts one of three concurrent edits of the same version, and the others get a conflict", async () => {
    const { ctx, id } = await start();
    const edits = ["a", "b", "c"].map((text) => update(ctx, id, { version: 0, document: documentOf(textBlock(text)) }));
    const done = await Promise.allSettled(edits);
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const one of done) if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "conflict" });
    expect(await get(ctx, id)).toMatchObject({ version: 1 });
  });

  test("is read in one round trip, with clips in two", async () => {
    const { ctx, id, ownerId } = await start();
    expect(await countStatements(() => get(ctx, id))).toBe(1);
    const clip = await clipOf(ctx, ownerId, 0, 4);
    const document = documentOf({ id: "c1", type: "clip", clipId: clip.id });
    const { clips } = await update(ctx, id, { version: 0, document });
    expect(clips).toMatchObject([{ id: clip.id, passage: { text: "The card scared us." } }]);
    expect(await countStatements(() => get(ctx, id))).toBe(2);
  });

  test("that is private is only its author's, whoever requests it and however", async () => {
    const { ctx, id, colleague } = await start();
    await expect(update(colleague.ctx, id, { version: 0, visibility: "private" })).rejects.toMatchObject({
      kind: "forbidden",
    });
    await update(ctx, id, { version: 0, visibility: "private" });
    for (const act of [
      () => get(colleague.ctx, id),
      () => update(colleague.ctx, id, { version: 0, title: "Mine" }),
      () => remove(colleague.ctx, id),
      () => duplicate(colleague.ctx, id),
      () => regenerate(colleague.ctx, id),
      () => listVersions(colleague.ctx, id, { limit: 5 }),
    ])
      await expect(act()).rejects.toMatchObject({ kind: "not_found" });
    expect((await list(colleague.ctx, { limit: 10 })).items).toEqual([]);
    expect((await list(ctx, { limit: 10 })).items).toHaveLength(1);
    expect((await list(ctx, { limit: 10, owner: "me" })).items).toHaveLength(1);
  });

  test("is copied with what it quotes, and the copy is independent", async () => {
    const { ctx, id, ownerId, colleague } = await start();
    const { id: passageId } = await quote(ctx, id, { ownerId, span: SPAN });
    await update(ctx, id, { version: 0, document: documentOf(quoteBlock(passageId)) });
    const copy = await duplicate(colleague.ctx, id);
    expect(copy).toMatchObject({
      title: "Findings (copy)",
      version: 0,
      createdBy: { id: personOf(colleague.ctx) ?? "" },
    });
    expect(copy.passages).toMatchObject([{ id: passageId, text: "card scared" }]);
    await remove(ctx, id);
    expect((await get(ctx, copy.id)).passages).toMatchObject([{ id: passageId }]);
  });

  test("takes along what only it quoted when it is deleted", async () => {
    const { ctx, id, ownerId } = await start();
    const { id: passageId } = await quote(ctx, id, { ownerId, span: SPAN });
    await remove(ctx, id);
    expect(await db().passage.count({ where: { id: passageId } })).toBe(0);
    await expect(get(ctx, id)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("that is being written can't be changed", async () => {
    const { ctx, id } = await start();
    expect(await regenerate(ctx, id)).toMatchObject({ status: "generating" });
    for (const act of [
      () => update(ctx, id, { version: 0, title: "Now" }),
      () => regenerate(ctx, id),
      () => duplicate(ctx, id),
    ])
      await expect(act()).rejects.toMatchObject({ kind: "conflict" });
  });

  test("is listed by project, status and a part of the title, page by page", async () => {
    const { ctx, id } = await start();
    const projectId = await makeProject(ctx);
    const titled = await makeReport(ctx, { projectId, title: "Why 100% leave" });
    const ids = async (query: object) => (await list(ctx, { limit: 10, ...query })).items.map((item) => item.id);
    expect(await ids({})).toEqual([titled, id]);
    expect(await ids({ projectId })).toEqual([titled]);
    expect(await ids({ q: "0% l" })).toEqual([titled]);
    expect(await ids({ status: "failed" })).toEqual([]);
    await expect(ids({ projectId: "prj_nowhere" })).rejects.toMatchObject({ kind: "not_found" });
    await expect(ids({ studyId: "std_nowhere" })).rejects.toMatchObject({ kind: "not_found" });
    const first = await list(ctx, { limit: 1 });
    const second = await list(ctx, { limit: 1, cursor: first.nextCursor ?? "" });
    expect([first.items[0]?.id, second.items[0]?.id, second.nextCursor]).toEqual([titled, id, null]);
  });
});

describe("what a report quotes", () => {
  test("is dropped if the report is deleted meanwhile", async () => {
    const { ctx, id, ownerId } = await start();
    const beside = await otherCaller();
    await beside.run("DELETE FROM report WHERE id = $1", [id]);
    const quoting = quote(ctx, id, { ownerId, span: SPAN }).catch((thrown: unknown) => thrown);
    await beside.waitedFor();
    await beside.commit();
    expect(await quoting).toMatchObject({ kind: "not_found", message: "Report not found." });
    expect(await db().passage.count({ where: { ownerId } })).toBe(0);
  });

  test("is checked when it is quoted, and linked as long as the report or a version refers to it", async () => {
    const { ctx, id, ownerId, colleague } = await start();
    const passage = await quote(ctx, id, { ownerId, span: SPAN });
    expect(passage.text).toBe("card scared");
    await update(ctx, id, { version: 0, document: documentOf(quoteBlock(passage.id)) });
    await update(colleague.ctx, id, { version: 1, document: documentOf() });
    expect(await linked(id)).toEqual([passage.id]);
    const { items } = await listVersions(ctx, id, { limit: 10 });
    expect(items.map(({ number }) => number)).toEqual([1, 0]);
    await db().reportVersion.deleteMany({ where: { reportId: id, version: 1 } });
    await update(colleague.ctx, id, { version: 2, document: documentOf(quoteBlock(passage.id)) });
    await update(colleague.ctx, id, { version: 3, document: documentOf() });
    expect(await linked(id)).toEqual([]);
  });

  test("must belong to the workspace, and the path of anything else is reported", async () => {
    const { ctx, id } = await start();
    const other = await makeCaller();
    const foreign = await addTranscript(other.ctx, [{ text: "The card scared us." }]);
    const theirs = await makeReport(other.ctx);
    const passage = await quote(other.ctx, theirs, { ownerId: foreign, span: SPAN });
    const clip = await clipOf(other.ctx, foreign, 0, 4);
    const refused = async (document: ReturnType<typeof documentOf>) => {
      const error = await update(ctx, id, { version: 0, document }).catch((thrown) => thrown);
      return [error.kind, error.extra?.problems?.map(({ path }: { path: string }) => path)];
    };
    const at = "document.sections.0.blocks.1";
    const text = textBlock("Before it.");
    expect(await refused(documentOf(text, quoteBlock(passage.id)))).toEqual(["invalid", [`${at}.passageId`]]);
    expect(await refused(documentOf(text, { id: "c", type: "clip", clipId: clip.id }))).toEqual([
      "invalid",
      [`${at}.clipId`],
    ]);
    const image = { id: "i", type: "image", imageId: "img_1", alt: "", caption: "" } as const;
    expect(await refused(documentOf(text, image))).toEqual(["invalid", [`${at}.imageId`]]);
    expect(await refused(documentOf(text, textBlock("Same id.")))).toEqual(["invalid", [`${at}.id`]]);
  });

  test("stays where it was used before, even if a clip is gone by then", async () => {
    const { ctx, id, ownerId } = await start();
    const clip = await clipOf(ctx, ownerId, 0, 4);
    const block = { id: "c", type: "clip", clipId: clip.id } as const;
    await update(ctx, id, { version: 0, document: documentOf(block) });
    await db().clip.delete({ where: { id: clip.id } });
    const after = await update(ctx, id, { version: 1, document: documentOf(block, textBlock("More.")) });
    expect([after.document.sections[0]?.blocks.length, after.clips]).toEqual([2, []]);
  });
});

describe("versions of a report", () => {
  test("are one for what one person changes in a sitting", async () => {
    const { ctx, id, colleague } = await start();
    const change = (who: typeof ctx, version: number, text: string) =>
      update(who, id, { version, document: documentOf(textBlock(text)) });
    await change(ctx, 0, "one");
    await change(ctx, 1, "two");
    await change(colleague.ctx, 2, "three");
    await later(id);
    await change(colleague.ctx, 3, "four");
    const { items } = await listVersions(ctx, id, { limit: 10 });
    expect(items.map(({ number, createdBy }) => [number, createdBy?.id ?? null])).toEqual([
      [3, personOf(colleague.ctx)],
      [2, personOf(ctx)],
      [0, null],
    ]);
    const left = await getVersion(ctx, id, "2");
    expect(left.document).toEqual(documentOf(textBlock("two")));
  });

  test("are paged by key", async () => {
    const { ctx, id, colleague } = await start();
    for (const version of [0, 1, 2])
      await update(version % 2 ? colleague.ctx : ctx, id, { version, title: `Title ${version}` });
    const first = await listVersions(ctx, id, { limit: 2 });
    const second = await listVersions(ctx, id, { limit: 2, cursor: first.nextCursor ?? "" });
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(["Title 1", "Title 0", "Findings"]);
    expect(second.nextCursor).toBeNull();
  });

  test("can be restored, and the report as it was becomes a version", async () => {
    const { ctx, id, ownerId } = await start();
    const { id: passageId } = await quote(ctx, id, { ownerId, span: SPAN });
    await update(ctx, id, { version: 0, title: "Mine", document: documentOf(quoteBlock(passageId)) });
    await update(ctx, id, { version: 1, document: documentOf(textBlock("No quote.")) });
    const again = await restore(ctx, id, "0", { version: 2 });
    expect(again).toMatchObject({ title: "Findings", version: 3 });
    expect(again.document).toEqual(documentOf(textBlock("As it was written.")));
    expect((await getVersion(ctx, id, "2")).document).toEqual(documentOf(textBlock("No quote.")));
    await expect(restore(ctx, id, "0", { version: 2 })).rejects.toMatchObject({ kind: "conflict" });
    await expect(restore(ctx, id, "77", { version: 3 })).rejects.toMatchObject({ kind: "not_found" });
  });
});

test("observers can read reports and change none", async () => {
  const { ctx, id } = await start();
  const observer = await makePerson({ id: ctx.workspaceId, plan: "pro" }, "observer");
  expect(await get(observer.ctx, id)).toMatchObject({ id });
  for (const act of [
    () => update(observer.ctx, id, { version: 0, title: "No" }),
    () => remove(observer.ctx, id),
    () => duplicate(observer.ctx, id),
    () => regenerate(observer.ctx, id),
    () => restore(observer.ctx, id, "0", { version: 0 }),
  ])
    await expect(act()).rejects.toMatchObject({ kind: "forbidden" });
});
