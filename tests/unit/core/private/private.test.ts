import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { asksForPrivacy } from "@/lib/core/private/asks-for-privacy";
import { onTheRecord } from "@/lib/core/private/private-lines";

const sentencesIn = (file: string) =>
  readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean);

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
  test("is recognized in whatever words, except for a few", () => {
    expect(sentencesIn("./asks.txt").filter((text) => !asksForPrivacy(text))).toEqual([
      "Scratch that, don't use it anywhere.",
      "Inoffiziell machen wir das alle so.",
      "I'm only telling you this because it's anonymous, so keep it that way, please.",
      "No names please, and not that story either.",
      "It would be bad for me if that got out.",
      "Please leave my husband's illness out of it.",
    ]);
  });

  test("isn't what people say of their things, settings and other people's words", () => {
    expect(sentencesIn("./others.txt").filter(asksForPrivacy)).toEqual([
      "I don't want that in the report, it is too long, so I uncheck the box.",
    ]);
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
