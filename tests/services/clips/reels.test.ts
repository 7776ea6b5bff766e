import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { remove as removeClip } from "@/lib/services/clips/remove";
import { requestExport } from "@/lib/services/exports/request-export";
import { get } from "@/lib/services/reels/get";
import { list } from "@/lib/services/reels/list";
import { placeClip } from "@/lib/services/reels/place-clip";
import { remove } from "@/lib/services/reels/remove";
import { takeOutClip } from "@/lib/services/reels/take-out-clip";
import { update } from "@/lib/services/reels/update";
import { clipOf } from "@/tests/support/data/clips";
import { runExport } from "@/tests/support/data/exports";
import { libraryServer } from "@/tests/support/data/library";
import { addReelOf } from "@/tests/support/data/reels";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller, makePerson } from "@/tests/support/factories";

beforeAll(() => libraryServer());

const LINES = [
  { text: "Good *morning*.", speaker: "Ana" },
  { text: "=1+1 is what I saw." },
  { text: "It was early." },
  { text: "Bye." },
];

async function makeReel() {
  const caller = await makeCaller();
  const { ctx } = caller;
  const ownerId = await addTranscript(ctx, LINES);
  const clips: string[] = [];
  for (const at of [0, 1, 2, 3]) clips.push((await clipOf(ctx, ownerId, at * 5, at * 5 + 4)).id);
  return { ...caller, clips, reelId: await addReelOf(ctx, clips.slice(0, 3)) };
}

const orderOf = ({ clips }: { clips: { id: string }[] }) => clips.map(({ id }) => id);

describe("a reel", () => {
  test("holds its clips in order and knows its length", async () => {
    const { ctx, clips, reelId } = await makeReel();
    const { reel, clips: held } = await get(ctx, reelId);
    expect(reel).toMatchObject({ title: "Highlights", clipCount: 3, durationSeconds: 12 });
    expect(held.map(({ id }) => id)).toEqual(clips.slice(0, 3));
    expect((await list(ctx, { limit: 5, q: "high" })).items).toEqual([reel]);
  });

  test("adds a clip at its end or before another, and moves one that it has", async () => {
    const { ctx, clips, reelId } = await makeReel();
    const [a, b, c, d] = clips as [string, string, string, string];
    expect(orderOf(await placeClip(ctx, reelId, { clipId: d }))).toEqual([a, b, c, d]);
    expect(orderOf(await placeClip(ctx, reelId, { clipId: d, beforeClipId: a }))).toEqual([d, a, b, c]);
    expect(orderOf(await placeClip(ctx, reelId, { clipId: a, beforeClipId: a }))).toEqual([d, a, b, c]);
    expect(orderOf(await placeClip(ctx, reelId, { clipId: d, beforeClipId: c }))).toEqual([a, b, d, c]);
    expect(orderOf(await takeOutClip(ctx, reelId, b))).toEqual([a, d, c]);
    await expect(takeOutClip(ctx, reelId, b)).rejects.toMatchObject({ kind: "not_found" });
    await expect(placeClip(ctx, reelId, { clipId: a, beforeClipId: b })).rejects.toMatchObject({ kind: "invalid" });
  });

  test("loses and duplicates no clip when several people arrange it at once", async () => {
    const { ctx, clips, reelId } = await makeReel();
    const moves = Array.from({ length: 24 }, (_, at) => ({
      clipId: clips[at % 4] ?? "",
      beforeClipId: clips[(at * 2 + 1) % 3],
    }));
    await Promise.all(moves.map((move) => placeClip(ctx, reelId, move)));
    expect(orderOf(await get(ctx, reelId)).sort()).toEqual([...clips].sort());
    const positions = await db().reelItem.findMany({ where: { reelId }, select: { position: true } });
    expect(new Set(positions.map(({ position }) => position)).size).toBe(4);
  });

  test("loses a clip that is deleted, and keeps its clips when it is deleted itself", async () => {
    const { ctx, clips, reelId } = await makeReel();
    await removeClip(ctx, clips[1] ?? "");
    expect(orderOf(await get(ctx, reelId))).toEqual([clips[0], clips[2]]);
    expect((await update(ctx, reelId, { title: "Best of" })).reel.title).toBe("Best of");
    await remove(ctx, reelId);
    await expect(get(ctx, reelId)).rejects.toMatchObject({ kind: "not_found" });
    expect(await db().clip.count({ where: { workspaceId: ctx.workspaceId } })).toBe(3);
  });

  test("belongs to its workspace only", async () => {
    const { reelId, clips, workspace } = await makeReel();
    const stranger = await makeReel();
    await expect(get(stranger.ctx, reelId)).rejects.toMatchObject({ kind: "not_found" });
    const foreign = placeClip(stranger.ctx, stranger.reelId, { clipId: clips[0] ?? "" });
    await expect(foreign).rejects.toMatchObject({ kind: "not_found" });
    const observer = await makePerson(workspace, "observer");
    await expect(takeOutClip(observer.ctx, reelId, clips[0] ?? "")).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("the list of a reel's quotes", () => {
  test("as Markdown has every quote as it was said, with nothing in it becoming markup", async () => {
    const { ctx, reelId } = await makeReel();
    const asked = await requestExport(ctx, { kind: "reel", subjectId: reelId, format: "md", options: {} });
    const text = Buffer.from(await runExport(asked)).toString();
    expect(text).toContain("# Highlights\n\n## 1\\. ".replace("\\.", "."));
    expect(text).toContain("> Good \\*morning\\*.");
    expect(text).toContain("Ana · interview.vtt · [0:00–0:04](");
    expect(text.match(/^## /gm)).toHaveLength(3);
  });

  test("as CSV is safe in a spreadsheet", async () => {
    const { ctx, reelId } = await makeReel();
    const asked = await requestExport(ctx, { kind: "reel", subjectId: reelId, format: "csv", options: {} });
    const rows = Buffer.from(await runExport(asked))
      .toString()
      .split("\r\n");
    expect(rows).toHaveLength(5);
    expect(rows[2]).toContain("'=1+1 is what I saw.");
  });

  test("as CSV keeps a clip of several lines in one row", async () => {
    const { ctx } = await makeCaller();
    const clip = await clipOf(ctx, await addTranscript(ctx, LINES), 5, 14);
    const subjectId = await addReelOf(ctx, [clip.id]);
    const asked = await requestExport(ctx, { kind: "reel", subjectId, format: "csv", options: {} });
    const file = Buffer.from(await runExport(asked));
    const rows = parse(file, { columns: true, bom: true, record_delimiter: ["\r\n", "\n"] });
    expect(rows).toMatchObject([{ Position: "1", Quote: "'=1+1 is what I saw.\nIt was early.", State: "verbatim" }]);
  });

  test("is available even if the audio can't be joined", async () => {
    const { ctx, reelId } = await makeReel();
    const asked = requestExport(ctx, { kind: "reel", subjectId: reelId, format: "mp3", options: {} });
    await expect(asked).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("3 of these clips"),
    });
    const empty = await addReelOf(ctx, []);
    const nothing = requestExport(ctx, { kind: "reel", subjectId: empty, format: "md", options: {} });
    await expect(nothing).rejects.toMatchObject({ kind: "conflict" });
  });
});
