import { expect, test } from "vitest";
import { checkQuotes, storedQuote } from "@/lib/services/eva/compose/check-quotes";
import { derivedId } from "@/lib/services/eva/derived-id";

const line = (text: string, index = 0) => ({
  origin: { fileId: "fil_1" },
  index,
  follows: true,
  speaker: "Ana",
  startSeconds: 1,
  endSeconds: 2,
  text,
});

test("a quote is an exact part of the stored text, or nothing", () => {
  const text = "It’s “fine”, I said — and it wasn't.";
  expect(storedQuote(text, 'It\'s "fine"')).toBe("It’s “fine”");
  expect(storedQuote(text, "  and it wasn’t. ")).toBe("and it wasn't.");
  for (const invented of ["It is fine", "it’s “fine”", "fine… I said", "", " ", "—", "“”", "I said - and"])
    expect(storedQuote(text, invented), invented).toBeNull();
});

test("each quote has one number, however often it is used", () => {
  const evidence = [line("One. Two."), line("One. Two.", 1)];
  const { paragraphs, citations } = checkQuotes({
    evidence,
    lead: "Lead.",
    sentences: [
      { text: "A said {0}.", quotes: [{ evidence: 0, quote: "One." }] },
      {
        text: "Again {0} and {1}.",
        quotes: [
          { evidence: 0, quote: "One." },
          { evidence: 1, quote: "One." },
        ],
      },
      { text: "Without a place", quotes: [{ evidence: 0, quote: "Two." }], newParagraph: true },
    ],
  });
  expect(paragraphs).toEqual(["Lead. A said “One.” [1]. Again “One.” [1] and “One.” [2].", "Without a place [3]."]);
  expect(citations.map(({ n, id, quote }) => [n, id, quote])).toEqual([
    [1, "fil_1:0", "One."],
    [2, "fil_1:1", "One."],
    [3, "fil_1:0", "Two."],
  ]);
});

test("a sentence that loses a quote in its middle is dropped with its numbers, and leaves no introduction behind", () => {
  const evidence = [line("One.")];
  const sentences = [
    {
      text: "{0} but {1}.",
      quotes: [
        { evidence: 0, quote: "One." },
        { evidence: 0, quote: "Two." },
      ],
    },
  ];
  expect(checkQuotes({ evidence, lead: "Lead.", sentences })).toEqual({
    paragraphs: [],
    citations: [],
    droppedQuotes: 1,
    kept: { evidence, lead: "Lead.", sentences: [] },
  });
});

test("replacement patterns in a quote are ordinary characters", () => {
  const evidence = [line("It cost $& and $1 {0}.")];
  const sentences = [{ text: "A: {0}.", quotes: [{ evidence: 0, quote: "It cost $& and $1 {0}." }] }];
  expect(checkQuotes({ evidence, lead: null, sentences }).paragraphs).toEqual(["A: “It cost $& and $1 {0}.” [1]."]);
});

test("an id derived from an action is always the same, and different for every part", () => {
  const job = "job_01m7wpyymkg85d02mzw7m77658";
  const ids = [
    derivedId("message", job, "answer"),
    derivedId("message", job, "question"),
    derivedId("thread", job, "answer"),
  ];
  expect(ids[0]).toBe(derivedId("message", job, "answer"));
  expect(new Set(ids).size).toBe(3);
  expect(ids[0]).toMatch(/^msg_01m7wpyymk[0-9a-hjkmnp-tv-z]{16}$/);
});
