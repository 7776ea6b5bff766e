import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { noAnswer } from "@/lib/core/evidence/no-answer";
import { ask } from "@/lib/services/eva/ask";
import { retrieve } from "@/lib/services/eva/retrieve/retrieve";
import { create } from "@/lib/services/projects/create";
import { makeStudy } from "@/tests/support/data/studies";
import { addSession } from "@/tests/support/data/study-sessions";
import { addDemoTranscripts, addTranscript } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

const LEAVES =
  /cancel|left|gave up|closed|went back|hard no|reason|laptop|stopped|lost me|said no|gekündigt|grund|the whole (?:thing|problem)|that did it|deal-breaker/;

describe("over the demo interviews", () => {
  let ctx: Context;
  beforeAll(async () => {
    ctx = (await makeCaller()).ctx;
    await addDemoTranscripts(ctx);
  });
  const quotesFor = async (question: string) =>
    (await ask(ctx, { question })).citations.map(({ quote }) => quote.toLowerCase());

  const speakersFor = async (question: string) =>
    (await ask(ctx, { question })).citations.map(({ speaker }) => speaker);

  test.each([
    ["Why did people leave?", LEAVES],
    ["What made people stop, and what would have kept them going?", LEAVES],
    [
      "Who was annoyed?",
      /annoy|unsubscrib|spam|fed up|ridiculous|cross|angry|stupid|hate|terrible|insult|sick of|bother|embarrass|complain|unfair|cheeky|geärgert|nerv/,
    ],
  ])("%s is answered by those who take that side, never by who only says the word", async (question, side) => {
    const quotes = await quotesFor(question);
    expect(quotes.length).toBeGreaterThan(3);
    for (const quote of quotes) expect(quote).toMatch(side);
    expect(quotes.join(" ")).not.toContain("leave me logged in");
  });

  test("a question about who disagrees is answered from its topic, never by a disagreement over soup", async () => {
    const { citations, answer } = await ask(ctx, { question: "Who disagrees with the others about the price?" });
    for (const { quote } of citations) expect(quote).toMatch(/pric|expensive|pay|cost|free|teuer|cheap|Preis|Euro/i);
    expect(answer).toMatch(/^\w+ of 1\d people spoke about this, and they disagree\./);
  });

  test("if enough people name a thing outright, those who only come near it are not counted", async () => {
    for (const quote of await quotesFor("What did people say about support?"))
      expect(quote).toMatch(/support|imelda|robot/);
  });

  test("a name that nobody used is not claimed to have been discussed", async () => {
    const { answer } = await ask(ctx, { question: "Did anybody use the Android app?" });
    expect(answer).toMatch(/^Nobody mentions “Android” outright\. What \w+ of 1\d people said comes closest\./);
  });

  test("what a person said, with nothing else asked, is what they take a side on", async () => {
    const { citations } = await ask(ctx, { question: "What did Tom say?" });
    expect(citations.length).toBeGreaterThan(1);
    for (const { speaker } of citations) expect(speaker).toBe("Tom");
    expect(new Set(await speakersFor("Why did Tom leave?"))).toEqual(new Set(["Tom"]));
  });

  test("“What was it like?” asks for no side, and nothing answers it", async () => {
    expect(await ask(ctx, { question: "What was it like?" })).toMatchObject({ answer: noAnswer("workspace") });
  });

  test("of somebody who doesn't speak here, nothing is quoted, and the answer says why", async () => {
    for (const question of ["What did Balthasar say?", "What did Balthasar say about the price?"])
      expect(await ask(ctx, { question })).toMatchObject({
        answer: `${noAnswer("workspace")}\n\nNobody named Balthasar speaks here.`,
        citations: [],
        followUps: [],
      });
  });
});

test("flagged sessions are not quoted, unless the question names one", async () => {
  const { ctx, person } = await makeCaller();
  const study = await makeStudy(person, { status: "running" });
  const text = "The delivery costs were far too high for what we got.";
  const good = await addSession(ctx, study, [{ questionId: "q1", text }]);
  const flagged = await addSession(ctx, study, [{ questionId: "q1", text: `${text} I am a bot.` }], {
    session: { qualityRating: "flagged", qualityReasons: ["Answers like a machine."] },
  });
  const question = "What about the delivery costs?";
  const { citations, answer, threadId } = await ask(ctx, { question, studyIds: [study.id] });
  expect(citations.map(({ id }) => id.split(":")[0])).toEqual([good.sessionId]);
  expect(answer).toMatch(/\n\nOne flagged session was left out\.$/);
  // Once in a chat is enough.
  const next = await ask(ctx, { question: "What did people say about the delivery costs?", threadId });
  expect(next.citations).toHaveLength(1);
  expect(next.answer).not.toContain("flagged");
  await addTranscript(ctx, [{ speaker: "Uwe", text: "Der Preis war mir viel zu hoch." }]);
  const german = await ask(ctx, { question: "Was sagen die Leute über den Preis?" });
  expect(german.answer).toMatch(/\n\nEine auffällige Sitzung wurde nicht gelesen\.$/);
  expect((await ask(ctx, { question: "Who owns a gondola?" })).answer).toBe(
    `${noAnswer("workspace")}\n\nOne flagged session was left out.`,
  );
  const facts = await ask(ctx, { question: "How many sessions do we have?" });
  expect(facts).toMatchObject({ citations: [], followUps: [] });
  expect(facts.answer).toMatch(
    /^2 sessions are complete in one study, and one file has a transcript\.\n\n“.+” .+ Two sessions are complete, one flagged\./,
  );
  const { ranked, people } = await retrieve(ctx, question, { sessionIds: [flagged.sessionId] });
  expect(people).toBe(1);
  expect(ranked[0]?.passage.line.text).toContain("I am a bot.");
});

test("that nothing answers names what was read: the workspace, a project, or the selection", async () => {
  const { ctx } = await makeCaller();
  const fileId = await addTranscript(ctx, [{ speaker: "Ana", text: "I left because the export was missing." }]);
  const { id: projectId } = await create(ctx, { name: "Gondolas" });
  const question = "Who owns a gondola?";
  expect((await ask(ctx, { question })).answer).toBe("Nothing in this workspace answers that.");
  expect((await ask(ctx, { question, projectId })).answer).toBe("Nothing in this project answers that.");
  expect((await ask(ctx, { question, fileIds: [fileId] })).answer).toBe(
    "Nothing in the chosen studies and files answers that.",
  );
});

test("if only one or two people speak, whoever takes the side answers", async () => {
  const { ctx } = await makeCaller();
  await addTranscript(ctx, [{ speaker: "Ana", text: "I left because the export was missing." }]);
  const { citations } = await ask(ctx, { question: "Why did people leave?" });
  expect(citations.map(({ quote }) => quote)).toEqual(["I left because the export was missing."]);
});

test("answering a question about it counts as speaking about it, without its name too", async () => {
  const { ctx } = await makeCaller();
  const said = [
    ["Ana", "How was the installation?", "A lovely man, in and out within three hours, and he swept the floor."],
    ["Ben", "Tell me about the installation.", "That was a nightmare, they drilled through the wrong wall."],
    ["Cleo", "And the installation?", "It went well, though the installation ended at midnight."],
    ["Dora", "How do you get to work?", "By tram, the line four, it stops in front of the door."],
  ] as const;
  for (const [speaker, question, text] of said)
    await addTranscript(ctx, [
      { speaker: "Interviewer", text: question },
      { speaker, text },
    ]);
  const { answer, citations } = await ask(ctx, { question: "How did the installation go?" });
  expect(new Set(citations.map(({ speaker }) => speaker))).toEqual(new Set(["Ana", "Ben", "Cleo"]));
  expect(answer).toMatch(/^Three of 4 people spoke about this/);
});
