import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { arrange } from "@/lib/services/boards/arrange/arrange";
import { propose } from "@/lib/services/boards/arrange/propose";
import { get } from "@/lib/services/boards/get";
import { create } from "@/lib/services/cards/create";
import { makeBoard, shownOn } from "@/tests/support/data/boards";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
});

const INSIGHTS = [
  "The price came as a surprise at the checkout",
  "Nobody knew what the seats cost before paying",
  "Pricing per seat is too expensive for small teams",
  "The CSV export is missing columns",
  "People export to a spreadsheet every Friday",
  "An export that fails says nothing",
  "The phone app logs people out",
  "On the phone the buttons are too small",
  "Somebody liked the colours",
];

async function boardOf(insights: string[]) {
  const { boardId } = await makeBoard(ctx);
  for (const insight of insights) await create(ctx, boardId, { insight });
  return boardId;
}

describe("lanes by theme", () => {
  test("group cards about the same thing under a word of theirs, and leave out single ones", async () => {
    const boardId = await boardOf(INSIGHTS);
    const { lanes, rest, version } = await propose(ctx, boardId, "all");
    const { cards } = await get(ctx, boardId);
    const said = new Map(cards.map(({ id, insight }) => [id, insight]));
    const shown = lanes.map(({ title, cardIds }) => [title, cardIds.map((id) => INSIGHTS.indexOf(said.get(id) ?? ""))]);
    expect(Object.fromEntries(shown)).toEqual({
      [lanes.find(({ title }) => /pric|seat|cost/i.test(title))?.title ?? "no price"]: [0, 1, 2],
      [lanes.find(({ title }) => /export/i.test(title))?.title ?? "no export"]: [3, 4, 5],
      [lanes.find(({ title }) => /phone/i.test(title))?.title ?? "no phone"]: [6, 7],
    });
    expect(rest.map((id) => said.get(id))).toEqual(["Somebody liked the colours"]);
    expect(version).toBe((await get(ctx, boardId)).version);
    expect(await shownOn(ctx, boardId)).toEqual({ "-": INSIGHTS });
  });

  test("the same cards give the same lanes, every card is listed once, and only cards in no lane are considered", async () => {
    const boardId = await boardOf(INSIGHTS);
    const proposal = await propose(ctx, boardId, "all");
    expect(await propose(ctx, boardId, "all")).toEqual(proposal);
    const named = [...proposal.lanes.flatMap(({ cardIds }) => cardIds), ...proposal.rest];
    expect(new Set(named).size).toBe(INSIGHTS.length);
    await arrange(ctx, boardId, proposal.lanes);
    expect(Object.keys(await shownOn(ctx, boardId))).toHaveLength(4);
    expect(await propose(ctx, boardId, "loose")).toMatchObject({ lanes: [], rest: proposal.rest });
  });

  test("notes on one matter are together without a word in common, and those that only share a duration are not", async () => {
    const notes = [
      "Sustainable packaging mattered to her",
      "Too much plastic in the box",
      "Refund took three weeks",
      "App signs her out every week",
      "Would subscribe if pausing were easy",
      "Subscription was hard to cancel",
    ];
    const boardId = await boardOf(notes);
    const { lanes, rest } = await propose(ctx, boardId, "all");
    const said = new Map((await get(ctx, boardId)).cards.map(({ id, insight }) => [id, notes.indexOf(insight)]));
    const numbers = (ids: string[]) => ids.map((id) => said.get(id));
    expect(lanes.map(({ cardIds }) => numbers(cardIds)).sort()).toEqual([
      [0, 1],
      [4, 5],
    ]);
    expect(numbers(rest)).toEqual([2, 3]);
  });

  test("German words match by their stems", async () => {
    const boardId = await boardOf(["Der Preis war zu hoch", "Die Preise sind unklar", "Das Telefon klingelt nie"]);
    const { lanes } = await propose(ctx, boardId, "all");
    expect(lanes).toMatchObject([{ title: expect.stringMatching(/^Preis/) }]);
    expect(lanes[0]?.cardIds).toHaveLength(2);
  });

  test("cards without any words, or no cards, make no lane", async () => {
    expect(await propose(ctx, await boardOf(["?", "!", "42"]), "all")).toMatchObject({ lanes: [] });
    expect(await propose(ctx, await boardOf([]), "all")).toMatchObject({ lanes: [], rest: [] });
  });
});
