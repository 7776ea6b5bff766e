import fc from "fast-check";
import { expect, test } from "vitest";
import { type Anchored, reanchorer, wordsOf } from "@/lib/services/passages/reanchor";

type Line = { index: number; text: string };
/** Consecutive lines become others; `first` is where they start. */
type Edit = { first: number; count: number; after: Line[] };

/** Applies an edit to lines and passages; returns what undoing it needs. */
function apply(lines: Line[], passages: Anchored[], edit: Edit, earlier?: Anchored["lines"][]) {
  const before = lines.slice(edit.first, edit.first + edit.count);
  const now = [...lines.slice(0, edit.first), ...edit.after, ...lines.slice(edit.first + edit.count)];
  const reanchor = reanchorer({ before, after: edit.after }, now);
  const touched = new Set(before.map(({ index }) => index));
  const order = new Map(lines.map(({ index }, at) => [index, at]));
  const at = (index: number) => order.get(index) ?? 0;
  const moved = passages.map((passage, number) => {
    const { firstIndex, lastIndex } = passage.lines;
    const overlaps = [...touched].some((index) => at(index) >= at(firstIndex) && at(index) <= at(lastIndex));
    return reanchor(passage, earlier?.[number], overlaps);
  });
  const back: Edit = { first: edit.first, count: edit.after.length, after: before };
  return { lines: now, passages: moved, back, stood: passages.map((passage) => passage.lines) };
}

const word = fc.constantFrom("yes", "no", "the", "price", "日本", "x😀", "great", "(sic)", "l’été", "a");
const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(" "));
const transcript = fc.array(text, { minLength: 1, maxLength: 5 });
/** Instructions as numbers that are adapted to the transcript at that point. */
const step = fc.record({
  kind: fc.constantFrom("text", "words", "split", "join"),
  line: fc.nat(),
  at: fc.nat(),
  length: fc.nat(),
  text,
});
const quote = fc.record({ first: fc.nat(), from: fc.nat(), more: fc.nat({ max: 2 }), to: fc.nat() });

const atCharacter = (text: string, offset: number) =>
  /[\uDC00-\uDFFF]/.test(text.charAt(offset)) ? offset - 1 : offset;

function passageOf(
  lines: Line[],
  { first, from, more, to }: { first: number; from: number; more: number; to: number },
) {
  const one = lines[first % lines.length] ?? { index: 0, text: "" };
  const other = lines[Math.min(lines.length - 1, (first % lines.length) + more)] ?? one;
  const firstOffset = atCharacter(one.text, from % one.text.length);
  const least = one === other ? firstOffset + 1 : 1;
  const lastOffset = Math.max(least, atCharacter(other.text, least + (to % other.text.length)));
  const span = {
    firstIndex: one.index,
    firstOffset,
    lastIndex: other.index,
    lastOffset: Math.min(
      other.text.length,
      /[\uDC00-\uDFFF]/.test(other.text.charAt(lastOffset)) ? lastOffset + 1 : lastOffset,
    ),
  };
  return { lines: span, text: wordsOf(span, lines) ?? "", state: "verbatim" as const };
}

type Step = { kind: string; line: number; at: number; length: number; text: string };

function editOf(lines: Line[], { kind, line, at, length, text }: Step, next: number): Edit | null {
  const first = line % lines.length;
  const one = lines[first];
  if (!one) return null;
  const cut = atCharacter(one.text, at % one.text.length);
  if (kind === "join") {
    const other = lines[first + 1];
    return other ? { first, count: 2, after: [{ ...one, text: `${one.text} ${other.text}` }] } : null;
  }
  if (kind === "split") {
    const [left, right] = [one.text.slice(0, cut).trimEnd(), one.text.slice(cut).trimStart()];
    if (left === "" || right === "") return null;
    return {
      first,
      count: 1,
      after: [
        { ...one, text: left },
        { index: next, text: right },
      ],
    };
  }
  const until = atCharacter(one.text, Math.min(one.text.length, cut + (length % 12)));
  const changed = kind === "text" ? text : `${one.text.slice(0, cut)}${text}${one.text.slice(until)}`.trim();
  return { first, count: 1, after: [{ ...one, text: changed }] };
}

test("whatever is edited, verbatim quotes are exact parts, changed ones keep their wording, and undoing restores all", () => {
  fc.assert(
    fc.property(
      transcript,
      fc.array(quote, { maxLength: 6 }),
      fc.array(step, { maxLength: 8 }),
      (texts, quotes, steps) => {
        const start = texts.map((said, index) => ({ index, text: said }));
        const made = quotes.map((one) => passageOf(start, one)).filter((passage) => passage.text.trim() !== "");
        let now = { lines: start, passages: made as Anchored[] };
        const undo: { back: Edit; stood: Anchored["lines"][] }[] = [];
        for (const [number, one] of steps.entries()) {
          const edit = editOf(now.lines, one, 100 + number);
          if (!edit) continue;
          const done = apply(now.lines, now.passages, edit);
          for (const [at, passage] of done.passages.entries()) {
            if (passage.state === "verbatim") expect(wordsOf(passage.lines, done.lines)).toBe(passage.text);
            else expect(passage.text).toBe(now.passages[at]?.text);
            const letters = (said: string | undefined) => said?.replace(/\s/g, "");
            expect(letters(passage.text)).toBe(letters(made[at]?.text));
            expect(wordsOf(passage.lines, done.lines)).not.toBeNull();
          }
          undo.push(done);
          now = done;
        }
        for (const { back, stood } of undo.reverse()) now = apply(now.lines, now.passages, back, stood);
        expect(now.lines).toEqual(start);
        expect(now.passages).toEqual(made);
      },
    ),
    { numRuns: 1000 },
  );
});

const passage = (line: Line, said: string, from = line.text.indexOf(said)): Anchored => ({
  lines: { firstIndex: line.index, firstOffset: from, lastIndex: line.index, lastOffset: from + said.length },
  text: said,
  state: "verbatim",
});
const reworded = (before: string, after: string, said: string, from?: number) => {
  const lines = [{ index: 4, text: after }];
  return reanchorer(
    { before: [{ index: 4, text: before }], after: lines },
    lines,
  )(passage({ index: 4, text: before }, said, from));
};

test("a word corrected next to a quote moves it, one inside it changes it", () => {
  const before = "I realy like the prize of it, I do.";
  expect(reworded(before, "I really like the price of it, I do.", "of it")).toMatchObject({
    state: "verbatim",
    text: "of it",
    lines: { firstOffset: 24, lastOffset: 29 },
  });
  const changed = reworded(before, "I really like the price of it, I do.", "like the prize");
  expect(changed).toMatchObject({ state: "text_changed", text: "like the prize" });
  expect("I really like the price of it, I do.".slice(changed.lines.firstOffset, changed.lines.lastOffset)).toBe(
    "like the price",
  );
});

test("the same words elsewhere in the line aren't the quote", () => {
  expect(reworded("Yes, I think so. Later on: yes, maybe.", "Perhaps. Later on: Yes, maybe.", "Yes")).toMatchObject({
    state: "text_changed",
  });
});

test("words between two corrected ones stay attached", () => {
  expect(reworded("teh cat sat on teh mat", "the cat sat on the mat", "cat sat on")).toMatchObject({
    state: "verbatim",
    lines: { firstOffset: 4, lastOffset: 14 },
  });
});
