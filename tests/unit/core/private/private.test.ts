import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { asksForPrivacy } from "@/lib/core/private/asks-for-privacy";
import { onTheRecord } from "@/lib/core/private/private-lines";

/** Sentences and what is thought of them: `missed` and `taken` are those that the phrases judge wrongly. */
const JUDGED = { private: true, missed: false, open: false, taken: true };
const rows = readFileSync(new URL("./sentences.txt", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((row) => /^(?<verdict>private|missed|open|taken): (?<text>.+)$/.exec(row)?.groups ?? { verdict: "", text: row });

/** Each `A: said` is a line of a transcript; `.` asks the questions. */
const linesOf = (written: string) =>
  written
    .trim()
    .split("\n")
    .map((line, index) => {
      const [speaker = "", text = ""] = line.trim().split(": ");
      return { index, owner: "t", speaker, text, isAsking: speaker === "." };
    });
const keptOf = (written: string) => onTheRecord(linesOf(written), (line) => line).map(({ index }) => index);

describe("asking to keep something private", () => {
  test.each(Object.entries(JUDGED))("what the table calls %s", (verdict, isFound) => {
    const texts = rows.filter((row) => row.verdict === verdict).map(({ text = "" }) => text);
    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => asksForPrivacy(text) !== isFound)).toEqual([]);
  });

  test("the table has a verdict for each of its rows", () => {
    expect(rows.filter(({ verdict }) => !verdict)).toEqual([]);
  });

  test("no text takes long, whatever is in it", () => {
    for (const words of ["please don't ", "that part about ", "my boss must not know that "]) {
      const startedAt = performance.now();
      asksForPrivacy(words.repeat(100_000 / words.length));
      // Milliseconds, or minutes if a pattern tries every way to match; what it tries can't be counted from outside.
      expect(performance.now() - startedAt).toBeLessThan(2000);
    }
  });

  test("with typographic apostrophes and in capitals", () => {
    expect(asksForPrivacy("PLEASE DON’T QUOTE ME ON THAT.")).toBe(true);
    expect(asksForPrivacy("That’s off the record.")).toBe(true);
  });
});

describe("what is kept private", () => {
  test("is the line itself, if it has something to say", () => {
    expect(
      keptOf("A: The lift is slow.\nA: Off the record, the manager drinks.\nA: And the stairs are steep."),
    ).toEqual([0, 2]);
    expect(keptOf("A: The lift is slow.\nA: He shouts at the trainees. Please leave that out.")).toEqual([0]);
  });

  test("is what the same person said just before, if the line says nothing else", () => {
    expect(
      keptOf("A: The lift is slow.\n.: And the manager?\nA: He drinks.\n.: I see.\nA: Oh, please leave that out."),
    ).toEqual([0, 1, 3]);
    expect(keptOf("B: The lift is slow.\nA: He drinks.\nB: Really?\nA: That stays between us, okay?")).toEqual([0, 2]);
  });

  test("is more than one line of what a machine cut into pieces, but not all that somebody told", () => {
    const long =
      "I once spent a whole afternoon in the cellar looking for the meter, and then another in the attic. ".repeat(3);
    expect(keptOf(`A: ${long}\nA: My sister is ill.\nA: She hides it at work.\nA: Please don't quote that.`)).toEqual(
      [],
    );
    expect(keptOf(`A: One.\nA: ${long}\nA: Please don't quote that.`)).toEqual([0]);
  });

  test("is what comes next, if that is announced", () => {
    expect(
      keptOf(
        "A: The lift is slow.\nA: Can I say something off the record?\n.: Sure.\nA: He drinks.\n.: And the stairs?\nA: Steep.",
      ),
    ).toEqual([0, 2, 4, 5]);
  });

  test("is never what those say who ask the questions, and never in another transcript", () => {
    expect(keptOf("A: He drinks.\n.: That stays between us.")).toEqual([0, 1]);
    const [first, second] = linesOf("A: He drinks.\nA: Please leave that out.");
    const apart = [first, { ...second, owner: "other" }].flatMap((line) =>
      line?.owner ? [{ ...line, owner: line.owner }] : [],
    );
    expect(onTheRecord(apart as ReturnType<typeof linesOf>, (line) => line)).toHaveLength(1);
  });
});
