import { describe, expect, test } from "vitest";
import { applyChange } from "@/components/library/transcript/editing/apply-change";
import { highlights, type Tagged } from "@/components/library/transcript/highlights";
import { lineFinder } from "@/components/library/transcript/line-at";
import { pieces } from "@/components/library/transcript/pieces";
import { quoteOf, timesOf, titleOf } from "@/components/library/transcript/quote-of";
import { turnOf } from "@/components/library/transcript/turn-of";

const line = (index: number, text = `Line ${index}.`, speaker: string | null = "Maya") => ({
  index,
  speaker,
  text,
  startSeconds: index * 2,
  endSeconds: index * 2 + 1.5,
});
const lines = [line(0, "One two three."), line(1, "Four five."), line(5, "Six."), line(2, "Seven eight.")];

const tagged = (passageId: string, firstIndex: number, firstOffset: number, lastIndex: number, lastOffset: number) =>
  ({
    passageId,
    state: "verbatim",
    quote: "",
    startSeconds: null,
    endSeconds: null,
    tags: [],
    span: { firstIndex, firstOffset, lastIndex, lastOffset },
  }) satisfies Tagged;

describe("pieces", () => {
  test("a text is cut at every edge, and the pieces joined give the text", () => {
    const cut = pieces("abcdefgh", [
      { start: 1, end: 5, value: "a" },
      { start: 3, end: 7, value: "b" },
      { start: 4, end: 4, value: "empty" },
      { start: 6, end: 99, value: "beyond" },
    ]);
    expect(cut.map(({ text }) => text).join("")).toBe("abcdefgh");
    expect(cut.map(({ values }) => values.join("+"))).toEqual(["", "a", "a+b", "b", "b+beyond", "beyond"]);
  });
});

describe("highlights", () => {
  test("a passage over several lines covers its part of each, in reading order, whatever their numbers", () => {
    const { of } = highlights(lines, [tagged("p", 1, 5, 2, 5)]);
    expect([0, 1, 5, 2].map((index) => of(index).map(({ start, end }) => [start, end]))).toEqual([
      [],
      [[5, 10]],
      [[0, 4]],
      [[0, 5]],
    ]);
    expect([of(1)[0]?.isFirst, of(5)[0]?.isFirst, of(2)[0]?.isLast]).toEqual([true, false, true]);
  });
  test("overlapping passages have bars side by side, others share one", () => {
    const { of, lanes } = highlights(lines, [
      tagged("a", 0, 0, 1, 4),
      tagged("b", 1, 0, 5, 4),
      tagged("c", 5, 0, 2, 4),
    ]);
    expect(lanes).toBe(2);
    expect(of(1).map(({ tagged: { passageId }, lane }) => [passageId, lane])).toEqual([
      ["a", 0],
      ["b", 1],
    ]);
    expect(of(2).map(({ lane }) => lane)).toEqual([0]);
  });
  test("a passage whose line isn't loaded is left out", () => {
    expect(highlights(lines, [tagged("p", 9, 0, 9, 1)]).of(9)).toEqual([]);
  });
});

test("the line being said is the last that has begun", () => {
  const at = lineFinder([line(0), line(1), line(2)]);
  expect([0, 1.9, 2, 4.5, 99].map(at)).toEqual([0, 0, 1, 2, 2]);
  expect(lineFinder([{ ...line(1), startSeconds: null }])(5)).toBe(-1);
});

test("a quote is copied with its speaker, its time and a link to its line", () => {
  const span = { firstIndex: 0, firstOffset: 4, lastIndex: 1, lastOffset: 4 };
  const quote = quoteOf(lines, span, { name: "call.mp3", url: "https://app.test/library/files/f" });
  expect(quote).toBe("“two three.\nFour”\n— Maya, 0:00, call.mp3\nhttps://app.test/library/files/f#s0");
  expect(timesOf(lines, span)).toEqual({ startSeconds: 0, endSeconds: 3.5 });
  expect(titleOf("a b c d e f g h i")).toBe("a b c d e f g h…");
});

test("an edit shows without reloading: changed lines in place, new ones after theirs, merged ones gone", () => {
  const changed = [
    { ...line(0, "One."), afterIndex: null },
    { ...line(6, "Two three."), afterIndex: 0 },
  ];
  expect(applyChange(lines, changed, [5]).map(({ index, text }) => `${index} ${text}`)).toEqual([
    "0 One.",
    "6 Two three.",
    "1 Four five.",
    "2 Seven eight.",
  ]);
});

test("a turn is what one speaker says in a row", () => {
  const talk = [line(0, "a", "Dana"), line(1), line(2), line(3, "b", null), line(4)];
  expect(turnOf(talk, 1).map(({ index }) => index)).toEqual([1, 2]);
  expect(turnOf(talk, 4).map(({ index }) => index)).toEqual([4]);
});
