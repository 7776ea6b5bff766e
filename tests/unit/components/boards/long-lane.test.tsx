import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type BoardActs, BoardActsContext } from "@/components/boards/board/board-acts";
import { LaneColumn } from "@/components/boards/lane/lane-column";
import { shownCard } from "@/tests/support/data/shown-card";

const nothing = () => {};
const acts: BoardActs = {
  canWrite: false,
  move: nothing,
  open: nothing,
  askMove: nothing,
  addCard: async () => true,
  removeCard: nothing,
  toggle: nothing,
  withSelected: (cardId) => [cardId],
  setActive: nothing,
  editLane: nothing,
  moveLane: nothing,
  removeLane: nothing,
};
const cardOf = (_: unknown, at: number) => ({ ...shownCard(`crd_${at}`), insight: `Insight ${at}` });

const cards = Array.from({ length: 500 }, cardOf);
const lane = (windowed: "no" | "near" | "far") =>
  renderToStaticMarkup(
    <BoardActsContext value={acts}>
      <LaneColumn
        lane={null}
        cards={cards}
        selected={new Set()}
        activeId={null}
        hint=""
        composing={0}
        windowed={windowed}
      />
    </BoardActsContext>,
  );

test("the server renders the first cards of a long lane, and says how many there are", () => {
  const html = lane("near");
  const drawn = html.match(/Insight \d+/g) ?? [];
  expect(drawn[0]).toBe("Insight 0");
  expect(new Set(drawn).size).toBe(12);
  expect(html).toContain("500");
});

test("for a lane far to the side, the server renders only the insights of the first cards", () => {
  expect(lane("near").match(/data-card-title/g)).toHaveLength(12);
  const far = lane("far");
  expect(far).not.toContain("data-card-title");
  expect(new Set(far.match(/Insight \d+/g)).size).toBe(12);
});
