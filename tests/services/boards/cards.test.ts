import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { db } from "@/lib/db/client";
import { get } from "@/lib/services/boards/get";
import { remove as removeBoard } from "@/lib/services/boards/remove";
import { addEvidence } from "@/lib/services/cards/add-evidence";
import { create } from "@/lib/services/cards/create";
import { createInProject } from "@/lib/services/cards/create-in-project";
import { remove } from "@/lib/services/cards/remove";
import { removeEvidence } from "@/lib/services/cards/remove-evidence";
import { update } from "@/lib/services/cards/update";
import { updateInProject } from "@/lib/services/cards/update-in-project";
import { create as addLane } from "@/lib/services/lanes/create";
import { createInProject as createLane } from "@/lib/services/lanes/create-in-project";
import { update as updateLane } from "@/lib/services/lanes/update";
import { makeBoard, makeQuotedCard, shownOn } from "@/tests/support/data/boards";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";
import { otherCaller } from "@/tests/support/other-caller";

let ctx: Context;
let projectId: string;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
  projectId = await makeProject(ctx);
});

describe("quotes of cards", () => {
  test("are the exact words, share a row for the same span, and are deleted with the last thing that uses them", async () => {
    const first = await makeQuotedCard(ctx, projectId);
    const second = await create(ctx, first.boardId, { insight: "Again", evidence: [{ passageId: first.passageId }] });
    expect(second.evidence).toMatchObject([{ text: "Nobody told us what it costs.", state: "verbatim" }]);
    const span = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 29 };
    const again = await addEvidence(ctx, second.id, [{ ownerId: first.ownerId, span }]);
    expect(again.evidence.map(({ id }) => id)).toEqual([first.passageId]);
    await remove(ctx, first.cardId);
    expect(await db().passage.count({ where: { id: first.passageId } })).toBe(1);
    expect((await removeEvidence(ctx, second.id, first.passageId)).evidence).toEqual([]);
    expect(await db().passage.count({ where: { id: first.passageId } })).toBe(0);
    await expect(removeEvidence(ctx, second.id, first.passageId)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("keep the order in which they came, and a missing one is reported by its path", async () => {
    const { boardId } = await makeBoard(ctx);
    const ownerId = await addTranscript(ctx, [{ text: "One." }, { text: "Two." }]);
    const line = (at: number) => ({ firstIndex: at, firstOffset: 0, lastIndex: at, lastOffset: 4 });
    const card = await create(ctx, boardId, { insight: "Order", evidence: [{ ownerId, span: line(1) }] });
    const both = await addEvidence(ctx, card.id, [{ ownerId, span: line(0) }]);
    expect(both.evidence.map(({ text }) => text)).toEqual(["Two.", "One."]);
    const theirs = await makeCaller();
    const foreign = await makeQuotedCard(theirs.ctx, await makeProject(theirs.ctx));
    await expect(addEvidence(ctx, card.id, [{ passageId: foreign.passageId }])).rejects.toMatchObject({
      extra: { problems: [{ path: "evidence.0.passageId" }] },
    });
  });

  test("of two transcripts lock them in the common order, however they are given", async () => {
    const { boardId } = await makeBoard(ctx);
    const owners = [await addTranscript(ctx, [{ text: "One." }]), await addTranscript(ctx, [{ text: "Two." }])].sort();
    const span = { firstIndex: 0, firstOffset: 0, lastIndex: 0, lastOffset: 4 };
    const evidence = owners.toReversed().map((ownerId) => ({ ownerId, span }));
    const other = await otherCaller();
    const hold = "SELECT 1 FROM file WHERE id = $1 FOR NO KEY UPDATE";
    await other.run(hold, [owners[0]]);
    const made = create(ctx, boardId, { insight: "Both", evidence }).catch((error) => error);
    await other.waitedFor();
    await other.run(hold, [owners[1]]);
    await other.commit();
    expect((await made).evidence).toHaveLength(2);
  });

  test("go with a deleted board", async () => {
    const { boardId, passageId } = await makeQuotedCard(ctx, projectId);
    await removeBoard(ctx, boardId);
    expect(await db().passage.count({ where: { id: passageId } })).toBe(0);
  });
});

describe("a project's main board", () => {
  test("is created once, even by twenty callers at once, and stays", async () => {
    const project = await makeProject(ctx);
    await Promise.all([
      ...Array.from({ length: 10 }, (_, at) => createInProject(ctx, project, { insight: `Card ${at}` })),
      ...Array.from({ length: 10 }, (_, at) => createLane(ctx, project, { title: `Lane ${at}` })),
    ]);
    const boards = await db().board.findMany({ where: { projectId: project } });
    expect(boards).toMatchObject([{ isMain: true, version: 20 }]);
    const places = await db().lane.findMany({ where: { projectId: project }, select: { position: true } });
    expect(new Set(places.map(({ position }) => position)).size).toBe(10);
    await expect(removeBoard(ctx, boards[0]?.id ?? "")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("a lane takes in cards of the project's other boards, in the given order", async () => {
    const project = await makeProject(ctx);
    const other = await makeBoard(ctx, { A: 2 }, project);
    const card = await createInProject(ctx, project, { insight: "Main" });
    const ids = [other.cardIds.A2 ?? "", card.id];
    const lane = await createLane(ctx, project, { title: "Both", cardIds: ids });
    expect(lane.cardIds).toEqual(ids);
    expect(await shownOn(ctx, other.boardId)).toEqual({ A: ["A1"], "-": [] });
    expect(await shownOn(ctx, lane.boardId)).toEqual({ Both: ["A2", "Main"], "-": [] });
  });

  test("a card moves to a lane of another board, and back out of its lane", async () => {
    const project = await makeProject(ctx);
    const [one, two] = [await makeBoard(ctx, { A: 1 }, project), await makeBoard(ctx, { B: 1 }, project)];
    const cardId = one.cardIds.A1 ?? "";
    await updateInProject(ctx, cardId, { laneId: two.laneIds.B, insight: "Moved" });
    expect(await shownOn(ctx, one.boardId)).toEqual({ A: [], "-": [] });
    expect(await shownOn(ctx, two.boardId)).toEqual({ B: ["B1", "Moved"], "-": [] });
    await updateInProject(ctx, cardId, { laneId: null });
    expect(await shownOn(ctx, two.boardId)).toEqual({ B: ["B1"], "-": ["Moved"] });
  });

  test("cards that swap boards at the same time never deadlock", async () => {
    const project = await makeProject(ctx);
    const [one, two] = [await makeBoard(ctx, { A: 3 }, project), await makeBoard(ctx, { B: 3 }, project)];
    const swap = (ids: Record<string, string>, laneId?: string) =>
      Object.values(ids).map((id) => updateInProject(ctx, id, { laneId }));
    await Promise.all([...swap(one.cardIds, two.laneIds.B), ...swap(two.cardIds, one.laneIds.A)]);
    const [{ A = [] }, { B = [] }] = [await shownOn(ctx, one.boardId), await shownOn(ctx, two.boardId)];
    expect([A.sort(), B.sort()]).toEqual([
      ["B1", "B2", "B3"],
      ["A1", "A2", "A3"],
    ]);
  });
});

describe("lanes", () => {
  test("go after another, first, or last if that other is gone", async () => {
    const { boardId, laneIds } = await makeBoard(ctx, { A: 0, B: 0, C: 0 });
    const order = async () => Object.keys(await shownOn(ctx, boardId)).join("");
    await updateLane(ctx, laneIds.C ?? "", { afterLaneId: null });
    expect(await order()).toBe("CAB-");
    await updateLane(ctx, laneIds.C ?? "", { afterLaneId: laneIds.A });
    expect(await order()).toBe("ACB-");
    await updateLane(ctx, laneIds.A ?? "", { afterLaneId: "lan_gone", title: "Z" });
    expect(await order()).toBe("CBZ-");
    const { version } = await get(ctx, boardId);
    await updateLane(ctx, laneIds.C ?? "", { afterLaneId: null });
    await updateLane(ctx, laneIds.B ?? "", { afterLaneId: laneIds.C });
    await updateLane(ctx, laneIds.A ?? "", { afterLaneId: "lan_gone", title: "Z" });
    expect((await get(ctx, boardId)).version, "where they are").toBe(version);
  });

  test("a full board accepts no more lanes, and a deleted project takes its boards along", async () => {
    const project = await makeProject(ctx);
    const { boardId } = await makeBoard(ctx, { A: 1 }, project);
    const rows = Array.from({ length: 99 }, (_, at) => ({
      id: `lan_${boardId}_${at}`,
      workspaceId: ctx.workspaceId,
      boardId,
      projectId: project,
      title: `${at}`,
      position: `b${at + 10}`,
    }));
    await db().lane.createMany({ data: rows });
    const more = () => addLane(ctx, boardId, { title: "More" });
    await expect(more()).rejects.toMatchObject({ kind: "conflict" });
    await db().project.delete({ where: { id: project } });
    expect(await db().card.count({ where: { boardId } })).toBe(0);
  });
});

test("of two people who change one field, the second learns what the first wrote; different fields keep both", async () => {
  const { boardId } = await makeBoard(ctx);
  const { id, insight } = await create(ctx, boardId, { insight: "As it was", notes: "Old" });
  const seen = { insight, notes: "Old", source: null };
  await update(ctx, id, { insight: "Ada's" }, seen);
  await expect(update(ctx, id, { insight: "Tom's", notes: "Tom's" }, seen)).rejects.toMatchObject({
    kind: "conflict",
    extra: { problems: [{ path: "insight", message: "Ada's" }] },
  });
  expect(await update(ctx, id, { notes: "Tom's" }, seen)).toMatchObject({ insight: "Ada's", notes: "Tom's" });
  expect(await update(ctx, id, { insight: "Tom's" })).toMatchObject({ insight: "Tom's" });
});
