import { buffer } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { exportCsv } from "@/lib/services/boards/csv/export-csv";
import { importCsv } from "@/lib/services/boards/csv/import-csv";
import { get } from "@/lib/services/boards/get";
import { create as createCard } from "@/lib/services/cards/create";
import { remove as removeCard } from "@/lib/services/cards/remove";
import { create as createLane } from "@/lib/services/lanes/create";
import { makeBoard, makeQuotedCard } from "@/tests/support/data/boards";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
});

const csvOf = async (boardId: string) => (await buffer((await exportCsv(ctx, boardId)).rows)).toString();

/** All that a file contains of a board. */
async function told(boardId: string) {
  const { lanes, cards } = await get(ctx, boardId);
  const at = new Map(lanes.map(({ id }, index) => [id, index]));
  return {
    lanes: lanes.map(({ title, color }) => ({ title, color })),
    cards: cards.map(({ laneId, insight, type, notes, source, color, evidence }) => ({
      lane: laneId === null ? null : at.get(laneId),
      insight,
      type,
      notes,
      source,
      color,
      evidence: evidence.map(({ id }) => id),
    })),
  };
}

async function copyOf(boardId: string) {
  const { boardId: copy } = await makeBoard(ctx);
  return { copy, imported: await importCsv(ctx, copy, await csvOf(boardId)) };
}

describe("a board as CSV", () => {
  test("says who said what when, with a link, and starts with a byte order mark", async () => {
    const { boardId, projectId } = await makeBoard(ctx);
    const quoted = await makeQuotedCard(ctx, projectId);
    const csv = await csvOf(quoted.boardId);
    expect(csv.startsWith("\uFEFFLane,Position,Insight,Type,Notes,Source,Evidence,Color,Lane color,")).toBe(true);
    expect(csv).toContain("“Nobody told us what it costs.” — 0:00 — interview.vtt — http");
    expect(csv).toContain(`/library/files/${quoted.ownerId}#s0`);
    expect((await csvOf(boardId)).trim().split("\r\n")).toHaveLength(1);
  });

  test("names a source that is called like who spoke once", async () => {
    const { boardId, projectId } = await makeBoard(ctx);
    const ownerId = await addTranscript(ctx, [{ speaker: "P1", text: "It costs." }], { projectId, name: "P1" });
    const span = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 9 };
    await createCard(ctx, boardId, { insight: "Costs", evidence: [{ ownerId, span }] });
    expect(await csvOf(boardId)).toContain("“It costs.” — P1, 0:00 — http");
  });

  test("is imported unchanged: lanes, their order, colors, labels, quotes, cards in no lane", async () => {
    const { projectId } = await makeBoard(ctx);
    const { boardId } = await makeQuotedCard(ctx, projectId);
    await createLane(ctx, boardId, { title: "Same name", color: "teal" });
    const lane = await createLane(ctx, boardId, { title: "Same name" });
    await createCard(ctx, boardId, { insight: "Loose", type: ["pain", "a; b, c"], notes: "one\ntwo", color: "pink" });
    await createCard(ctx, boardId, { insight: "In a lane", laneId: lane.id, source: "a call" });
    const { copy, imported } = await copyOf(boardId);
    expect(imported).toEqual({ lanes: 3, cards: 3, evidence: 1, missingEvidence: 0 });
    expect(await told(copy)).toEqual(await told(boardId));
  });

  test("a quote that is gone by then is counted, and everything else is imported", async () => {
    const { projectId } = await makeBoard(ctx);
    const { boardId, cardId } = await makeQuotedCard(ctx, projectId);
    const csv = await csvOf(boardId);
    await removeCard(ctx, cardId);
    const { boardId: copy } = await makeBoard(ctx);
    expect(await importCsv(ctx, copy, csv)).toMatchObject({ cards: 1, evidence: 0, missingEvidence: 1 });
  });

  test("any text survives, and no cell starts like a formula", { timeout: 60_000 }, async () => {
    const start = fc.constantFrom("=", "+", "-", "@", "'=", "''+", "'", '"', "\t=", ",", "a", "＝");
    const words = fc.string({ unit: "grapheme", maxLength: 30 }).map((one) => one.replace(/[\0\p{Cs}\r]/gu, ""));
    const cell = fc.tuple(start, words).map(([first, rest]) => first + rest);
    const lines = fc.array(cell, { minLength: 1, maxLength: 3 }).map((all) => all.join("\n"));
    const insight = lines.map((one) => one.trim()).filter((one) => one.length > 0);
    const cards = fc.array(fc.record({ insight, notes: lines, source: cell }), { minLength: 1, maxLength: 5 });
    const comesBack = async (given: { insight: string; notes: string; source: string }[]) => {
      const { boardId } = await makeBoard(ctx);
      for (const card of given) await createCard(ctx, boardId, card);
      const csv = await csvOf(boardId);
      for (const row of parse(csv, { bom: true })) for (const one of row) expect(one).not.toMatch(/^[=+\-@\t＝＋－＠]/);
      const { copy } = await copyOf(boardId);
      expect((await told(copy)).cards).toEqual((await told(boardId)).cards);
    };
    await fc.assert(fc.asyncProperty(cards, comesBack), { numRuns: 25, endOnFailure: true });
  });

  test("a spreadsheet file with semicolons, other columns and an unknown color is accepted", async () => {
    const { boardId } = await makeBoard(ctx);
    const csv = '\uFEFFTheme;INSIGHT ;Lane;Colour\r\nx;"Too; dear";Price;mauve\n;;Empty;\ny;Loose;;red\n';
    expect(await importCsv(ctx, boardId, csv)).toMatchObject({ lanes: 2, cards: 2 });
    expect(await told(boardId)).toMatchObject({
      lanes: [{ title: "Price" }, { title: "Empty" }],
      cards: [
        { insight: "Too; dear", lane: 0, color: null },
        { insight: "Loose", lane: null, color: "red" },
      ],
    });
  });

  test("of a file with a million rows, no more are read than a board can have", async () => {
    const { boardId } = await makeBoard(ctx);
    // Whoever read on would complain about the last row, which never ends.
    const rows = `Insight,Lane\n${"a,b\n".repeat(1_200_000)}"a`;
    await expect(importCsv(ctx, boardId, rows)).rejects.toMatchObject({
      kind: "invalid",
      extra: { problems: [{ path: "", message: "The file has more than 10,000 rows." }] },
    });
  });

  test("a file that isn't CSV, is broken, or is too large is refused with the row, and nothing is stored", async () => {
    const { boardId } = await makeBoard(ctx);
    const refused = (csv: string) => importCsv(ctx, boardId, csv);
    await expect(refused("")).rejects.toMatchObject({ kind: "invalid", message: expect.stringMatching(/Insight/) });
    await expect(refused("Lane,Notes\nA,b")).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringMatching(/Insight/),
    });
    await expect(refused("Insight\n")).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringMatching(/no card/),
    });
    await expect(refused('Insight\n"open')).rejects.toMatchObject({
      kind: "invalid",
      message: expect.stringMatching(/can't be read/),
    });
    await expect(refused(`Insight\nfine\n${"x".repeat(2_001)}`)).rejects.toMatchObject({
      message: expect.stringMatching(/Row 3/),
    });
    await expect(refused(`Insight\n${"x\n".repeat(2_001)}`)).rejects.toMatchObject({ kind: "conflict" });
    expect((await get(ctx, boardId)).cards).toEqual([]);
  });
});
