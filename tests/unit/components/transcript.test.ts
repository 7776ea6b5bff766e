import { expect, test } from "vitest";
import { turns } from "@/components/library/turns";
import { timecode } from "@/components/ui/timecode";

const said = (index: number, speaker: string | null) => ({
  id: `s${index}`,
  index,
  speaker,
  startSeconds: index,
  endSeconds: index + 1,
  text: "…",
});

test("what one speaker says in a row is one turn, and no segment is lost", () => {
  const segments = [said(0, "Dana"), said(1, "Maya"), said(2, "Maya"), said(3, null), said(4, "Maya")];
  const made = turns(segments);
  expect(made.map(({ speaker, segments: own }) => [speaker, own.length])).toEqual([
    ["Dana", 1],
    ["Maya", 2],
    [null, 1],
    ["Maya", 1],
  ]);
  expect(made.flatMap(({ segments: own }) => own)).toEqual(segments);
});

test("a monologue is cut into turns of a readable length", () => {
  const made = turns(Array.from({ length: 100 }, (_, index) => said(index, "Maya")));
  expect(Math.max(...made.map(({ segments }) => segments.length))).toBeLessThanOrEqual(12);
});

test("times read as in a player", () => {
  expect([0, 59.9, 75, 3671].map(timecode)).toEqual(["0:00", "0:59", "1:15", "1:01:11"]);
});
