import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { apply } from "@/lib/services/tag-applications/apply";
import { list } from "@/lib/services/tag-applications/list";
import { remove } from "@/lib/services/tag-applications/remove";
import { merge } from "@/lib/services/tags/merge";
import { passages } from "@/lib/services/tags/passages";
import { passagesCsv } from "@/lib/services/tags/passages-csv";
import { makeProject, makeTag, tagLines } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";
import { lockWaits, otherCaller } from "@/tests/support/other-caller";
import { countStatements } from "@/tests/support/watch/count-statements";

const LINES = [
  { text: "The card scared us.", speaker: "Maya" },
  { text: '=SUM(A1) is what I typed, "really".', speaker: "Tom" },
  { text: "We asked our boss.", speaker: "Maya" },
];

async function start() {
  const caller = await makeCaller();
  const projectId = await makeProject(caller.ctx);
  const ownerId = await addTranscript(caller.ctx, LINES, { projectId, name: "maya.vtt" });
  const tagId = await makeTag(caller.ctx, projectId);
  return { ...caller, projectId, ownerId, tagId };
}

describe("applying tags", () => {
  test("applies several to one span at once, stores what was said, and duplicates nothing", async () => {
    const { ctx, projectId, ownerId, tagId } = await start();
    const other = await makeTag(ctx, projectId, "Other");
    const target = { ownerId, span: { firstIndex: 0, firstOffset: 4, lastIndex: 0, lastOffset: 15 } };
    const first = await apply(ctx, { tagIds: [tagId, other, tagId], target });
    expect(first.map(({ tag, passage }) => [tag.title, passage.text])).toEqual([
      ["Other", "card scared"],
      ["Pricing", "card scared"],
    ]);
    expect(await apply(ctx, { tagIds: [tagId], target })).toEqual(first);
  });

  test("the same tag on the same span from ten callers at once is there once", async () => {
    const { ctx, ownerId, tagId } = await start();
    const target = { ownerId, span: { startOffset: 4, endOffset: 15 } };
    const applied = await Promise.all(Array.from({ length: 10 }, () => apply(ctx, { tagIds: [tagId], target })));
    expect(new Set(applied.map(([one]) => one?.id)).size).toBe(1);
    expect(await db().tagApplication.count({ where: { tagId } })).toBe(1);
  });

  test("taking a tag off, or merging it, succeeds while its transcript is being replaced or deleted", async () => {
    const { ctx, projectId, ownerId, tagId } = await start();
    const [other, into] = [await makeTag(ctx, projectId, "Other"), await makeTag(ctx, projectId, "Into")];
    const { applicationId } = await tagLines(ctx, tagId, ownerId, 0);
    const { applicationId: takenOff } = await tagLines(ctx, other, ownerId, 1);
    await remove(ctx, takenOff);
    const replacing = await otherCaller();
    await replacing.run("DELETE FROM transcript WHERE owner_id = $1", [ownerId]);
    const acts = [remove(ctx, applicationId), merge(ctx, other, into)] as const;
    await lockWaits(2);
    await replacing.commit();
    const [removed, merged] = await Promise.all(acts);
    expect([removed.id, merged.id]).toEqual([applicationId, into]);
    expect(await db().tagRemoval.count({ where: { ownerId } })).toBe(0);
  });

  test("refuses tags of two projects, another project's transcript, and a span that doesn't exist", async () => {
    const { ctx, ownerId, tagId } = await start();
    const elsewhere = await makeProject(ctx);
    const foreign = await makeTag(ctx, elsewhere);
    const span = { startSeconds: 0, endSeconds: 4 };
    for (const [tagIds, target] of [
      [[tagId, foreign], { ownerId, span }],
      [[foreign], { ownerId, span }],
      [[tagId], { ownerId, span: { startSeconds: 0, endSeconds: 4000 } }],
      [[tagId], { ownerId, span: null }],
      [[tagId], { ownerId, span, text: "never said" }],
    ] as const)
      await expect(apply(ctx, { tagIds: [...tagIds], target })).rejects.toMatchObject({ kind: "invalid" });
    expect(await db().passage.count({ where: { ownerId } })).toBe(0);
  });

  test("something in no project accepts any project's tags", async () => {
    const { ctx, tagId } = await start();
    const ownerId = await addTranscript(ctx, LINES);
    expect(
      await apply(ctx, { tagIds: [tagId], target: { ownerId, span: { startSeconds: 0, endSeconds: 4 } } }),
    ).toHaveLength(1);
  });

  test("while the tag is merged away, ends on one of the two or reports that the tag is gone", async () => {
    const { ctx, projectId, ownerId, tagId } = await start();
    const into = await makeTag(ctx, projectId, "Into");
    const [, applied] = await Promise.allSettled([merge(ctx, tagId, into), tagLines(ctx, tagId, ownerId, 0)]);
    const there = await db().tagApplication.count({ where: { tagId: into } });
    expect(there).toBe(applied.status === "fulfilled" ? 1 : 0);
  });

  test("is refused to observers and strangers", async () => {
    const { workspace, ownerId, tagId } = await start();
    const wanted = { tagIds: [tagId], target: { ownerId, span: { startSeconds: 0, endSeconds: 4 } } };
    const observer = await makePerson(workspace, "observer");
    await expect(apply(observer.ctx, wanted)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(apply((await makeCaller()).ctx, wanted)).rejects.toMatchObject({ kind: "not_found" });
  });
});

test("removing the last tag deletes the words; the transcript's list says what is left", async () => {
  const { ctx, projectId, ownerId, tagId } = await start();
  const other = await makeTag(ctx, projectId, "Other");
  const { applicationId, passageId } = await tagLines(ctx, tagId, ownerId, 0);
  const second = await tagLines(ctx, other, ownerId, 0);
  await remove(ctx, applicationId);
  expect((await list(ctx, { ownerId, limit: 10 })).items).toMatchObject([
    { id: second.applicationId, passage: { id: passageId } },
  ]);
  await remove(ctx, second.applicationId);
  expect(await db().passage.count({ where: { id: passageId } })).toBe(0);
  await expect(remove(ctx, second.applicationId)).rejects.toMatchObject({ kind: "not_found" });
});

describe("the passages of a tag", () => {
  test("include everything below it, each once, across files, page by page", async () => {
    const { ctx, projectId, ownerId, tagId } = await start();
    const below = await makeTag(ctx, projectId, "Below", tagId);
    const second = await addTranscript(ctx, LINES, { projectId, name: "second.vtt" });
    await tagLines(ctx, tagId, ownerId, 0);
    await tagLines(ctx, below, ownerId, 0);
    await tagLines(ctx, below, second, 1);
    await tagLines(ctx, tagId, second, 2);
    await tagLines(ctx, tagId, ownerId, 1);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await passages(ctx, tagId, { limit: 2, cursor });
      seen.push(
        ...page.items.map(({ passage, tags }) => `${passage.sourceName} ${passage.startSeconds} ${tags.length}`),
      );
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(["maya.vtt 5 1", "second.vtt 10 1", "second.vtt 5 1", "maya.vtt 0 2"]);
    expect((await passages(ctx, below, { limit: 10 })).items).toHaveLength(2);
  });

  test("filtered by source, speaker and words", async () => {
    const { ctx, projectId, ownerId, tagId } = await start();
    const second = await addTranscript(ctx, LINES, { projectId });
    for (const owner of [ownerId, second]) for (const line of [0, 1, 2]) await tagLines(ctx, tagId, owner, line);
    const count = async (filter: object) => (await passages(ctx, tagId, { limit: 50, ...filter })).items.length;
    expect(await count({})).toBe(6);
    expect(await count({ ownerId })).toBe(3);
    expect(await count({ speaker: "Maya" })).toBe(4);
    expect(await count({ speaker: "Maya", ownerId: second, q: "BOSS" })).toBe(1);
    expect(await count({ q: "%" })).toBe(0);
  });

  test("as CSV: all rows, and no cell that a spreadsheet would run", async () => {
    const { ctx, projectId, tagId } = await start();
    const long = Array.from({ length: 3 }, (_, at) => ({ text: `=${at}+1`, speaker: "@cmd" }));
    const ownerId = await addTranscript(ctx, long, { projectId, name: "-1.vtt" });
    for (let at = 0; at < long.length; at++) await tagLines(ctx, tagId, ownerId, at);
    let text = "";
    for await (const chunk of (await passagesCsv(ctx, tagId, {})).rows) text += chunk;
    const lines = text.trimEnd().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe("\ufeffQuote,Speaker,Source,Start (s),End (s),State,Tags,Link,Tagged at");
    expect(lines[1]).toMatch(/^'=2\+1,'@cmd,'-1\.vtt,10,14,verbatim,Pricing,http.*,20/);
  });

  test("as CSV, a thousand rows are read at once after the title, since every read looks at all tags below", async () => {
    const { ctx, ownerId, tagId } = await start();
    await db().$executeRaw`
      WITH quoted AS (
        INSERT INTO passage (id, workspace_id, owner_id, file_id, source_name, text)
        SELECT ${tagId} || '_' || n, ${ctx.workspaceId}, ${ownerId}, ${ownerId}, 'maya.vtt', 'Quote ' || n
          FROM generate_series(1, 1030) n RETURNING id)
      INSERT INTO tag_application (id, workspace_id, tag_id, passage_id) SELECT id, ${ctx.workspaceId}, ${tagId}, id FROM quoted`;
    let file = Buffer.alloc(0);
    const statements = await countStatements(async () => {
      file = await buffer((await passagesCsv(ctx, tagId, {})).rows);
    });
    const rows: { Quote: string }[] = parse(file, { columns: true, bom: true });
    expect(new Set(rows.map(({ Quote }) => Quote)).size).toBe(1030);
    expect(statements).toBe(3);
  });

  test("as CSV, a quote of several lines stays in its cell, whatever a program takes for the end of a row", async () => {
    const { ctx, projectId, tagId } = await start();
    const ownerId = await addTranscript(ctx, [{ text: "We asked our boss." }, { text: "She said no." }], { projectId });
    await tagLines(ctx, tagId, ownerId, 0, 1);
    const file = await buffer((await passagesCsv(ctx, tagId, {})).rows);
    const rows = parse(file, { columns: true, bom: true, record_delimiter: ["\r\n", "\n"] });
    expect(rows).toMatchObject([{ Quote: "We asked our boss.\nShe said no.", State: "verbatim", Tags: "Pricing" }]);
  });
});
