import { describe, expect, test } from "vitest";
import { findInLine } from "@/lib/services/masks/find/find-in-line";
import { findPersonalData } from "@/lib/services/masks/find/find-personal-data";
import { isPersonLabel, KnownNames } from "@/lib/services/masks/find/known-names";
import { MASK_KINDS } from "@/lib/services/masks/record";
import { cpuMs } from "@/tests/support/watch/cpu-ms";
import { LABELLED } from "./labelled-lines";

type Span = { line: string; start: number; end: number; kind: string; words: string };

/** Takes the braces out of a labelled line and returns what was in them. */
function read(labelled: string): { text: string; spans: Omit<Span, "line">[] } {
  const spans: Omit<Span, "line">[] = [];
  let text = "";
  let last = 0;
  for (const { 0: all, 1: kind = "", 2: words = "", index } of labelled.matchAll(/\{(\w+):([^}]+)\}/g)) {
    text += labelled.slice(last, index);
    spans.push({ start: text.length, end: text.length + words.length, kind, words });
    text += words;
    last = index + all.length;
  }
  return { text: text + labelled.slice(last), spans };
}

async function compare() {
  const wanted: Span[] = [];
  const found: Span[] = [];
  for (const { speakers, lines } of LABELLED) {
    const texts = lines.map(read);
    const said = texts.map(({ text }, index) => ({
      index,
      text,
      speaker: speakers?.[index % speakers.length] ?? null,
    }));
    const result = await findPersonalData(said);
    for (const { text, spans } of texts) wanted.push(...spans.map((span) => ({ ...span, line: text })));
    for (const { index, ...finding } of result.lines) found.push({ ...finding, line: texts[index]?.text ?? "" });
  }
  return { wanted, found };
}

const same = (a: Span, b: Span) => a.line === b.line && a.kind === b.kind && a.start === b.start && a.end === b.end;
/** Minimum precision and recall on the labelled lines, in whole percent. */
const FLOORS = { precision: 95, recall: 95 };

describe("finding personal data", () => {
  test("keeps its precision and recall on the labelled lines", async ({ annotate }) => {
    const { wanted, found } = await compare();
    const report = [...MASK_KINDS, "all"].map((kind) => {
      const asked = wanted.filter((span) => kind === "all" || span.kind === kind);
      const given = found.filter((span) => kind === "all" || span.kind === kind);
      const right = given.filter((span) => asked.some((one) => same(one, span))).length;
      const precision = Math.round((100 * right) / Math.max(1, given.length));
      const recall = Math.round((100 * right) / Math.max(1, asked.length));
      return { kind, labelled: asked.length, found: given.length, precision, recall };
    });
    for (const { kind, labelled, precision, recall } of report)
      await annotate(`${kind}: ${labelled} labelled, precision ${precision} %, recall ${recall} %`);
    const wrong = found.filter((span) => !wanted.some((one) => same(one, span)));
    const missed = wanted.filter((span) => !found.some((one) => same(one, span)));
    const show = ({ words, kind, line }: Span) => `${kind} “${words}” in: ${line}`;
    const detail = `Found wrongly:\n${wrong.map(show).join("\n")}\nMissed:\n${missed.map(show).join("\n")}`;
    for (const { kind, precision, recall } of report) {
      expect(precision, `precision of ${kind}. ${detail}`).toBeGreaterThanOrEqual(FLOORS.precision);
      expect(recall, `recall of ${kind}. ${detail}`).toBeGreaterThanOrEqual(FLOORS.recall);
    }
  });

  test.each([
    ["Maria Lopez", true],
    ["Dr. Evelyn Hart (Acme)", true],
    ["田中太郎", true],
    ["P7", false],
    ["Speaker 2", false],
    ["Moderator", false],
    ["Sales Team", false],
  ])("the label %s names a person: %s", (label, expected) => {
    expect(isPersonLabel(label)).toBe(expected);
  });

  test("twenty thousand lines yield to the event loop many times", async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => ({
      index,
      speaker: index % 2 ? "Maria Lopez" : "Moderator",
      text: `Then Maria said number ${index}: call me on +1 415 555 0132, I live at 12 Long Street and it rains.`,
    }));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 1);
    const { lines: found } = await findPersonalData(lines);
    clearInterval(timer);
    expect(found).toHaveLength(60_000);
    expect(turns).toBeGreaterThan(20);
  });

  test.each([
    ["one capital after the other", "A ".repeat(20_000)],
    ["digits", "1 ".repeat(20_000)],
    ["digits without a gap", "7".repeat(40_000)],
    ["at signs", "a@".repeat(20_000)],
    ["dots", "a.".repeat(20_000)],
    ["spoken joins", "at dot ".repeat(6_000)],
    ["street words", "1 Rue De La ".repeat(4_000)],
    ["capitalised words", "Lange Straße Am Von ".repeat(2_500)],
    ["letters and numbers", "AB12 ".repeat(8_000)],
    ["spaces", " ".repeat(40_000)],
    ["marks", "\u0301".repeat(20_000)],
  ])("hostile text is searched in time: %s", (_, text) => {
    const began = cpuMs();
    findInLine(text, new KnownNames());
    // Far above what it takes; a quadratic rule would need minutes.
    expect(cpuMs() - began).toBeLessThan(5_000);
  });

  test("offsets are right after characters outside the basic plane", async () => {
    const text = "😀 My name is Maria Lopez 😀 and Ana";
    const { lines } = await findPersonalData([{ index: 3, speaker: null, text }]);
    expect(lines.map(({ start, end, index }) => [index, text.slice(start, end)])).toEqual([
      [3, "Maria Lopez"],
      [3, "Ana"],
    ]);
  });
});
