import { expect, test } from "vitest";
import { chapterTitle } from "@/lib/services/insights/chapter-title";
import { chaptersOf } from "@/lib/services/insights/chapters";
import { insightsOf } from "@/lib/services/insights/insights-of";
import { fits } from "@/lib/services/insights/title-with-model";
import { factsOf } from "./facts";

test("every open question is a chapter with its times, and its summary is a sentence of the answers", () => {
  const facts = factsOf([
    {
      text: "Tell me about the last time you paid for something online.",
      answers: [
        "Hm. I bought shoes and the checkout asked for my card twice. It was fine.",
        "The card form lost my card.",
      ],
    },
    { text: "What got in your way?", answers: ["Shipping costs came as a surprise at the very end."] },
  ]);
  const chapters = chaptersOf(facts);
  expect(chapters).toMatchObject([
    { title: "The last time you paid for something online", startSeconds: 0, endSeconds: 46, questionId: "q1" },
    { title: "What got in your way?", startSeconds: 46, endSeconds: 69, questionId: "q2" },
  ]);
  expect(chapters[0]?.summary).toBe("“I bought shoes and the checkout asked for my card twice.”");
  expect(chapters[1]?.summary).toBe("“Shipping costs came as a surprise at the very end.”");
});

test("neighboring choices of a section are one chapter that names what was chosen", () => {
  const options = ["Monthly", "Yearly"];
  const facts = factsOf([
    { text: "How do you pay?", kind: "single", options, answers: ["Monthly"], section: "Paying" },
    { text: "How easy is it?", kind: "scale", answers: ["4"], section: "Paying" },
    { text: "Why?", answers: ["Because it remembers my card."], section: "Paying" },
  ]);
  expect(chaptersOf(facts).map(({ title, summary }) => [title, summary])).toEqual([
    ["Paying", "Answered “Monthly”, “4”."],
    ["Why?", "“Because it remembers my card.”"],
  ]);
});

test("what the moderator says before the first question and in farewell is in no chapter", () => {
  const facts = factsOf([{ text: "What got in your way?", answers: ["The costs of shipping did."] }]);
  const remark = { role: "moderator" as const, questionId: null, kind: "remark" as const, manner: {}, index: 9 };
  facts.lines.unshift({ ...remark, text: "Welcome!", startSeconds: -5, endSeconds: -1 });
  facts.lines.push({ ...remark, text: "Thank you!", startSeconds: 23, endSeconds: 99 });
  expect(chaptersOf(facts)).toMatchObject([{ startSeconds: 0, endSeconds: 23 }]);
});

test("a conversation without a guide is divided where the interviewer starts something new, at most twenty times", () => {
  const line = (role: "moderator" | "participant", text: string, at: number) => ({
    index: at,
    role,
    text,
    startSeconds: at * 20,
    endSeconds: at * 20 + 19,
    questionId: null,
    kind: null,
    manner: {},
  });
  const long = "We tried the export and it took half an hour to finish for every single report we had. ".repeat(3);
  const lines = Array.from({ length: 200 }, (_, at) =>
    at % 4 === 0 ? line("moderator", `And how was part ${at} of it?`, at) : line("participant", long, at),
  );
  const chapters = chaptersOf(factsOf([], { type: "live-interview", lines }));
  expect(chapters).toHaveLength(20);
  expect(chapters[0]?.title).toBe("How was part 0 of it?");
  expect(chapters.at(-1)?.endSeconds).toBe(199 * 20 + 19);
});

test("a transcript without times has no chapters, and an unanswered question says so", () => {
  const facts = factsOf([{ text: "Why?", answers: [""] }]);
  expect(chaptersOf(facts)).toMatchObject([{ summary: "No answer." }]);
  for (const line of facts.lines) Object.assign(line, { startSeconds: null, endSeconds: null });
  expect(chaptersOf(facts)).toEqual([]);
});

test("a title is the question without its introduction, and short", () => {
  expect(chapterTitle("Great, thanks. Can you walk me through how you booked your last trip?")).toBe(
    "How you booked your last trip",
  );
  expect(chapterTitle("¿Qué le molestó más?")).toBe("¿Qué le molestó más?");
  expect(chapterTitle("describe")).toBe("Describe");
  expect(chapterTitle("a".repeat(5_000)).length).toBeLessThanOrEqual(65);
  expect(chapterTitle("🙂".repeat(100))).toMatch(/^(🙂)+…$/u);
});

test("a model's title is used only if its words are the chapter's, without quotation marks", () => {
  const chapter = { startSeconds: 0, endSeconds: 9, questionId: "q1" };
  const asked = { ...chapter, title: "What got in your way?", summary: "“Shipping costs came as a surprise.”" };
  expect(fits("Surprising shipping costs", asked, "en")).toBe(true);
  for (const title of ["“Costs”", "Visit https://evil.example", "Loved the delivery van", "", "x".repeat(80)])
    expect(fits(title, asked, "en"), title).toBe(false);
});

test("nothing is quoted that somebody asks to keep private", () => {
  const facts = factsOf([
    { text: "How is work?", answers: ["I can't stand my manager, he shouts. Please leave that out."] },
    { text: "And the tools?", answers: ["The scanner is broken every week."] },
  ]);
  const { chapters, signals } = insightsOf(facts);
  expect(chapters.map(({ summary }) => summary)).toEqual([
    "The participant asked to keep this private.",
    "“The scanner is broken every week.”",
  ]);
  expect(signals.filter(({ quote }) => quote.includes("manager"))).toEqual([]);
});
