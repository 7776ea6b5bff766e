import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { answerMarkdown, whereSaid } from "@/components/eva/answer/answer-markdown";
import { QuotedWords } from "@/components/eva/answer/quoted-words";
import type { Citation } from "@/components/eva/message-shape";
import { REDACTED } from "@/lib/core/evidence/redacted";

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

test("what a participant had deleted is no quote, in the conversation and where it is pasted", () => {
  const deleted = { ...CITED, quote: REDACTED };
  const pasted = answerMarkdown({ text: "Gone [1]", citations: [deleted] }, "https://a.test");
  expect(pasted).toContain("[^1]: Deleted at the participant’s request — [Priya");
  expect(pasted).not.toMatch(/[“”]/u);
  expect(renderToStaticMarkup(createElement(QuotedWords, { quote: REDACTED }))).toBe(
    '<span class="text-muted-foreground">Deleted at the participant’s request</span>',
  );
  expect(renderToStaticMarkup(createElement(QuotedWords, { quote: "It was gone." }))).toContain("“It was gone.”");
});

test("while an answer grows, the names of its transcripts aren't known yet", () => {
  expect(whereSaid({ ...CITED, source: "" })).toBe("Priya, 15:42");
});
