import { expect, test } from "vitest";
import { answerMarkdown, whereSaid } from "@/components/eva/answer/answer-markdown";
import type { Citation } from "@/components/eva/message-shape";

const CITED: Citation = {
  n: 1,
  kind: "segment",
  id: "fil_1:3",
  quote: "It was gone.",
  url: "/library/files/fil_1#s3",
  speaker: "Priya",
  startSeconds: 942,
  source: "03-priya.txt",
};

test("a quote whose transcript was deleted since says so, in the conversation and where it is pasted", () => {
  const { source: _deleted, ...gone } = CITED;
  expect(whereSaid(CITED)).toBe("Priya, 03-priya.txt, 15:42");
  expect(whereSaid(gone)).toBe("Priya, source deleted, 15:42");
  expect(answerMarkdown({ text: "Gone [1]", citations: [gone] }, "https://a.test")).toContain("source deleted");
});

test("while an answer grows, the names of its transcripts aren't known yet", () => {
  expect(whereSaid({ ...CITED, source: "" })).toBe("Priya, 15:42");
});
