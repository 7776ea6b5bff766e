import { describe, expect, test } from "vitest";
import { checkParagraph } from "@/lib/services/reports/write/prompted/check-paragraph";

const said = (person: string, text: string) => ({
  line: {
    origin: { fileId: "fil_1" },
    index: 0,
    follows: false,
    speaker: person,
    startSeconds: null,
    endSeconds: null,
    text,
  },
  ref: { ownerId: "fil_1", index: 0, firstOffset: 0, lastOffset: text.length, quote: text, person },
  language: "en",
});
const EVIDENCE = [said("Ana", "It cost us nine euros a seat, honestly."), said("Ben", "I’d pay double.")];
const check = (text: string, quotes = [{ evidence: 0, quote: "nine euros a seat" }]) =>
  checkParagraph({ text, quotes }, EVIDENCE, [7]);

describe("a model's paragraph", () => {
  test("keeps its quote as it is in the line", () => {
    expect(check("The price is known.")?.said[0]?.ref).toMatchObject({ quote: "nine euros a seat", firstOffset: 11 });
    expect(check("They would.", [{ evidence: 1, quote: "I'd pay double." }])?.said[0]?.ref.quote).toBe(
      "I’d pay double.",
    );
  });

  test.each([
    ["without a quote that was said", "The price is high.", [{ evidence: 0, quote: "ten euros a seat" }]],
    ["with a quote of a line that nobody gave", "The price is high.", [{ evidence: 9, quote: "nine euros" }]],
    ["that quotes something else in passing", "Ana called it “a rip-off, plain and simple”.", undefined],
    ["that links somewhere", "See http://evil.test/ for more.", undefined],
    ["with a number that nobody counted", "Five people say so.", undefined],
    ["with a share that nobody counted", "Around 80 % say so.", undefined],
    ["with a majority that nobody counted", "The majority say so.", undefined],
  ])("%s is dropped", (_, text, quotes) => {
    expect(check(text, quotes)).toBeNull();
  });

  test("may state what was counted and what is in its quotes", () => {
    expect(check("Of seven people, one names nine euros.")).not.toBeNull();
    expect(
      check("Two say it.", [
        { evidence: 0, quote: "nine euros" },
        { evidence: 1, quote: "pay double" },
      ]),
    ).not.toBeNull();
  });

  test("loses the asterisks that would make words bold", () => {
    expect(check("**Loud** words.")?.text).toBe("Loud words.");
  });
});
