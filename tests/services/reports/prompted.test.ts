import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import type { ReportDetail } from "@/lib/services/reports/record";
import { notSaid, wordsOf, written } from "@/tests/support/data/reports";
import { workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Ada: [
      ["How is the waiting list?", "The waiting list is awful, I never get a place."],
      ["Would you recommend it?", "Yes, I would recommend it to anybody."],
      ["What should change?", "I wish they opened earlier."],
    ],
    Bo: [
      ["How is the waiting list?", "I hate the waiting list. It drives me mad."],
      ["Would you recommend it?", "No, I wouldn't recommend it."],
      ["What should change?", "They should open earlier in the morning."],
    ],
    Cem: [
      ["How is the waiting list?", "I love the waiting list, it is fair and easy."],
      ["Would you recommend it?", "Yes, I would."],
      ["What should change?", "Open earlier, please."],
    ],
  });
});

/** A section's blocks, each in a line: text as it is, a quote after who says it. */
const told = ({ document, passages }: ReportDetail, heading: string): string[] => {
  const blocks = document.sections.find((section) => section.heading === heading)?.blocks ?? [];
  return blocks.flatMap((block) => {
    if (block.type === "text") return block.text;
    if (block.type !== "quote") return [];
    const { speaker, text } = passages.find(({ id }) => id === block.passageId) ?? {};
    return `${speaker}: ${text}`;
  });
};

test("a part tells what Eva counts, and quotes each side under what introduces it", async () => {
  const report = await written(ctx, { prompt: "What do people think about the waiting list?" });
  const [counted, ...quotes] = told(report, "What do people think about the waiting list?");
  expect(counted).toBe("Three of 3 people spoke about this, and they disagree.");
  const at = quotes.indexOf("On the other side:");
  const sides = [quotes.slice(0, at), quotes.slice(at + 1)].map((side) => side.map((line) => line.slice(0, 3)));
  expect(sides.map((side) => side.sort())).toEqual([["Ada", "Bo:"], ["Cem"]]);
  expect(wordsOf(report)[1]).toBe(`- **What do people think about the waiting list?** ${counted}`);
  expect(await notSaid(report)).toEqual([]);
});

test("who would do something is told apart from who wouldn't", async () => {
  const report = await written(ctx, { prompt: "Who would recommend it?" });
  const [counted, ...rest] = told(report, "Who would recommend it?");
  expect(counted).toMatch(/two say that they would and one that they wouldn’t/u);
  const at = rest.findIndex((line) => /wouldn’t/u.test(line));
  expect(rest.slice(at + 1).join()).toMatch(/^Bo: /u);
  for (const name of ["Ada: ", "Cem: "]) expect(rest.slice(0, at).join()).toContain(name);
});

test("what asks for an overview gets one, though none of its words is said", async () => {
  const report = await written(ctx, { prompt: "What are the biggest problems, and what do people want?" });
  expect(report.document.sections.map(({ heading }) => heading).slice(0, 3)).toEqual([
    "In short",
    "What are the biggest problems?",
    "What do people want?",
  ]);
  expect(told(report, "What are the biggest problems?").join()).toMatch(/Bo: .*(?:mad|hate)/u);
  const wishes = told(report, "What do people want?").join();
  for (const wish of ["I wish they opened earlier.", "They should open earlier in the morning."])
    expect(wishes).toContain(wish);
  expect(wordsOf(report)[1]).toMatch(
    /^- \*\*What are the biggest problems\?\*\* .{20,}\n- \*\*What do people want\?\*\* .{20,}/u,
  );
  expect(wordsOf(report)).not.toContain("What was not found");
  expect(await notSaid(report)).toEqual([]);
});

test("what one person said as a whole is told in short by how many are quoted, not by what introduces their quotes", async () => {
  const report = await written(ctx, { prompt: "What did Bo say?" });
  expect(told(report, "What did Bo say?").join()).toContain("Bo: I hate the waiting list.");
  expect(wordsOf(report)[1]).toMatch(/^- \*\*What did Bo say\?\*\* (?!Asked|What Bo).*[^:]$/u);
});

test("that nobody of a name speaks is said where nothing answers", async () => {
  const report = await written(ctx, { prompt: "What did Zelda say about the waiting list?" });
  expect(report.quoteCount).toBe(0);
  expect(wordsOf(report)[1]).toMatch(/Nothing that was said answers this\. Nobody named Zelda speaks here\./u);
});

test("what only comes closest to a part is no finding", async () => {
  const report = await written(ctx, { prompt: "Why do octopuses regrow their arms?" });
  expect(report.quoteCount).toBe(0);
  expect(wordsOf(report)).toContain("What was not found");
});

test("a part is answered in its language, and so is the report around it", async () => {
  const german = await workspaceOfInterviews(
    {
      Ana: [["Wie finden Sie den Preis?", "Der Preis ist viel zu hoch."]],
      Ben: [["Wie finden Sie den Preis?", "Ich finde den Preis gut, der ist fair."]],
    },
    "de",
  );
  const report = await written(german, { prompt: "Was halten die Leute vom Preis?" });
  const lines = told(report, "Was halten die Leute vom Preis?");
  expect(lines[0]).toMatch(/^Zwei von 2 Personen/u);
  expect(lines).toContain("Auf der anderen Seite:");
  expect(wordsOf(report)[0]).toBe("Kurz gefasst");
});
