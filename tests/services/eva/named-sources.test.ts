import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { makeProject } from "@/tests/support/data/tags";
import { addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
let berlin: string;
beforeAll(async () => {
  ({ ctx } = await makeCaller());
  berlin = await makeProject(ctx, "Berlin");
  const add = (name: string, projectId: string | undefined, speaker: string, price: string, lift: string) =>
    addTranscript(
      ctx,
      [
        { speaker: "Interviewer", text: "What do you think of the price?" },
        { speaker, text: price },
        { speaker: "Interviewer", text: "And how is the lift?" },
        { speaker, text: lift },
      ],
      { name, ...(projectId && { projectId }) },
    );
  await add("Group 1 - owners.vtt", berlin, "Ana", "The price is fair, I think.", "The lift is slow every morning.");
  await add("Group 2 - not yet.vtt", undefined, "Ben", "The price is far too high for me.", "The lift is great.");
  await add("interview_maria.mp4", undefined, "Speaker 2", "The price went up twice.", "I never take the lift.");
  await add("Day 3 with Ana.mp4", undefined, "Speaker 2", "The price is a joke.", "The lift smells.");
});

const told = async (question: string, more: { threadId?: string; projectId?: string } = {}) => {
  const { answer, citations, threadId } = await ask(ctx, { question, ...more });
  return { answer, said: citations.map(({ quote }) => quote), threadId };
};

test("a question that names a file is answered from it alone, and says so", async () => {
  const { answer, said } = await told("What do people think of the price in group 2?");
  expect(said).toEqual(["The price is far too high for me."]);
  expect(answer).toMatch(/\n\nRead for this answer: “Group 2 - not yet\.vtt”\.$/u);
  expect((await told("What do people think of the price?")).said).toHaveLength(4);
});

test("“And in group 1?” asks the question before there", async () => {
  const { threadId } = await told("What do people think of the price in group 2?");
  const { answer, said } = await told("And in group 1?", { threadId });
  expect(said).toEqual(["The price is fair, I think."]);
  expect(answer).toContain("“Group 1 - owners.vtt”");
});

test("two files are both read", async () => {
  const { answer, said } = await told("How is the lift in group 1 and group 2?");
  expect(said.sort()).toEqual(["The lift is great.", "The lift is slow every morning."]);
  expect(answer).toContain("Read for this answer:");
});

test("two files set side by side are each answered from alone, below their names", async () => {
  const { answer, said } = await told("How do group 1 and group 2 differ on the price?");
  expect(said).toEqual(["The price is fair, I think.", "The price is far too high for me."]);
  expect(answer).toMatch(/“Group 1 - owners\.vtt”: \S/u);
  expect(answer.indexOf("Group 1 - owners.vtt")).toBeLessThan(answer.indexOf("The price is fair"));
  expect(answer.indexOf("Group 2 - not yet.vtt")).toBeGreaterThan(answer.indexOf("The price is fair"));
});

test("who doesn't speak by that name is read in the file named after them; who does, is found as ever", async () => {
  for (const question of ["What did Maria say about the price?", "What is said of the price in Maria's interview?"]) {
    const { answer, said } = await told(question);
    expect(said, question).toEqual(["The price went up twice."]);
    expect(answer, question).toContain("“interview_maria.mp4”");
  }
  const { answer, said } = await told("What did Ana say about the price?");
  expect(said).toEqual(["The price is fair, I think."]);
  expect(answer).not.toContain("Read for this answer");
});

test("a project is read by its name, in German too", async () => {
  const { answer, said } = await told("Was sagen die Leute im Projekt Berlin über den Preis?");
  expect(said).toEqual(["The price is fair, I think."]);
  expect(answer).toContain("Dafür gelesen: „Berlin“.");
});

test("what a chat is limited to isn't left: a file elsewhere isn't read", async () => {
  const { answer, said } = await told("What do people think of the price in group 2?", { projectId: berlin });
  expect(said.join(" ")).not.toContain("far too high");
  expect(answer).not.toContain("Group 2");
});

test("another workspace's file is never read", async () => {
  const { ctx: other } = await makeCaller();
  const { answer } = await ask(other, { question: "What do people think of the price in group 2?" });
  expect(answer).toBe("Nothing in this workspace answers that.");
});
