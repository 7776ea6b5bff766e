import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isUnsure, noAnswer } from "@/lib/core/evidence/no-answer";
import { db } from "@/lib/db/client";
import { ask } from "@/lib/services/eva/ask";
import { addDemoTranscripts } from "@/tests/support/data/transcripts";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
  await addDemoTranscripts(ctx);
});

type Said = [speaker: string, phrase: string];

/** Asks, and checks every citation against the stored transcripts. */
async function asked(question: string) {
  const reply = await ask(ctx, { question });
  for (const { id, speaker, quote, n } of reply.citations) {
    const [ownerId = "", index] = id.split(":");
    const segment = await db().segment.findUniqueOrThrow({
      where: { ownerId_index: { ownerId, index: Number(index) } },
    });
    expect(segment.text).toContain(quote);
    expect(segment.speaker).toBe(speaker);
    expect(reply.answer).toContain(`“${quote}” [${n}]`);
  }
  return reply;
}

const QUESTIONS: [question: string, expected: Said[]][] = [
  [
    "Is asking for a card up front the problem?",
    [
      ["Grace Nakamura", "Asking for a card up front is the whole problem."],
      ["Søren", "A card up front is only honest."],
      ["Daniel Achterberg", "A card up front keeps the tourists out."],
    ],
  ],
  [
    "Did the card put people off?",
    [
      ["Maya Okafor", "The card was the whole thing for me, honestly."],
      ["Tom", "Anybody who wants a card for a free trial is betting on you forgetting."],
      ["Zoë Marchetti", "So no, the card wasn't it."],
    ],
  ],
  ["What did people say about the price?", [["Tom", "I wouldn’t pay for it at half the price."]]],
  [
    "What do people think of the mobile app?",
    [
      ["Priya", "The mobile app is the whole product, as far as I’m concerned."],
      ["Jonas Weidner", "Die wollte Zugriff auf meine Kontakte."],
    ],
  ],
  [
    "Did the onboarding emails help?",
    [
      ["Zoë Marchetti", "The e-mails were what kept me going, honestly."],
      ["Daniel Achterberg", "Nine e-mails in fourteen days."],
      ["Maya Okafor", "Eleven e-mails in fourteen days."],
    ],
  ],
  [
    "Is the CSV export any good?",
    [
      ["Daniel Achterberg", "For me a CSV export that doesn’t open is not an export."],
      ["Grace Nakamura", "it was the cleanest CSV export I’ve ever seen"],
      ["Tunde Adéyẹmí", "Never exported anything in my life."],
    ],
  ],
  [
    "What happened with the surprise fee at checkout?",
    [
      ["Zoë Marchetti", "It was the surprise at the checkout that did it."],
      ["Søren", "There's no surprise in the checkout."],
      ["Daniel Achterberg", "The surprise fee is the whole reason."],
      ["Tunde Adéyẹmí", "The surprise fee isn’t why I left"],
    ],
  ],
  ["Is per seat pricing fair?", [["Ruairí Ó Dálaigh", "Per seat suits a small crowd grand."]]],
  ["How fast did support reply?", [["Søren", "A bug with four days"]]],
  ["How long was the bus strike in Leeds?", [["Tunde Adéyẹmí", "it was eleven days in total"]]],
  [
    "Who cancelled the trial?",
    [["Daniel Achterberg", "I cancelled the trial before they could take it from my card."]],
  ],
  ["Does Priya care about data privacy?", [["Priya", "I honestly didn’t care. I know that’s bad."]]],
  ["What did Grace want as a button?", [["Grace Nakamura", "“Ask my treasurer” as a button."]]],
  ["What did Søren say about the export?", [["Søren", "If the export had worked I'd have paid."]]],
  [
    "Was hat Jonas über den Datenschutz gesagt?",
    [["Jonas Weidner", "Der Datenschutz war der Grund, und zwar der einzige."]],
  ],
  // Said in English for the most part, and asked in German.
  [
    "Wer hat sich über den Preis beschwert?",
    [
      ["Søren", "It's too expensive for a toy, for a picture."],
      ["Tom", "I wouldn’t pay for it at half the price."],
    ],
  ],
  ["Hat der CSV-Export funktioniert?", [["Jonas Weidner", "Also, der CSV-Export hat einwandfrei funktioniert."]]],
  ["Wie fand Jonas die E-Mails?", [["Jonas Weidner", "vier E-Mails bekommen"]]],
];

const MODERATORS = ["Dana Whitlock", "Dana", "Joel", "Joel Abara", "Ines Carvalho", "Lena Brückner"];

describe("the built-in analyst over the demo interviews", () => {
  test.each(QUESTIONS)("%s is answered from what was said, never by who only asks", async (question, expected) => {
    const { citations, answer } = await asked(question);
    const speakers = citations.map(({ speaker }) => speaker);
    for (const moderator of MODERATORS) expect(speakers).not.toContain(moderator);
    for (const [speaker, phrase] of expected) {
      const cited = citations.some((citation) => citation.speaker === speaker && citation.quote.includes(phrase));
      expect(cited, `${speaker}: ${phrase}\n${answer}`).toBe(true);
    }
  });

  test("it says how many people spoke, and contrasts those who disagree", async () => {
    const { answer, citations } = await asked("Is asking for a card up front the problem?");
    expect(answer).toMatch(/^(Four|Five|Six|Seven) of 1\d people spoke about this, and they disagree\./);
    const [first, second] = answer.split("\n\nOn the other side, ");
    const numberOf = (speaker: string) => `[${citations.find((citation) => citation.speaker === speaker)?.n}]`;
    expect(first).toContain(numberOf("Grace Nakamura"));
    expect(second).toContain(numberOf("Søren"));
    expect(second).toContain(numberOf("Daniel Achterberg"));
  });

  test("it shows where a person contradicts themselves", async () => {
    const { answer } = await asked("What did Maya say about the card?");
    expect(answer).toContain("“The card was the whole thing for me, honestly.”");
    expect(answer).toMatch(/Later in the conversation, though, Maya Okafor said “[^”]*maybe it isn't the card/);
  });

  test("a German question is answered in German, with the words as they were said", async () => {
    const { answer } = await asked("Was hat Jonas über den Datenschutz gesagt?");
    expect(answer).toMatch(/^Jonas Weidner sagte “/);
  });

  test("only one file is read if one is named", async () => {
    const { ownerId } = await db().segment.findFirstOrThrow({
      where: { workspaceId: ctx.workspaceId, speaker: "Søren" },
      select: { ownerId: true },
    });
    const { citations } = await ask(ctx, { question: "What about the price?", fileIds: [ownerId] });
    expect(new Set(citations.map(({ speaker }) => speaker))).toEqual(new Set(["Søren"]));
  });

  test.each([
    "Did anyone ask for single sign-on?",
    "Which competitor did they switch to for good?",
    "Did anyone mention a referral discount?",
    "Was two-factor login a problem?",
    "Did anybody get a phone call from sales?",
    "Did anyone switch to QuickBooks?",
  ])("%s is answered by nothing: what comes closest is quoted as no more than that", async (question) => {
    const { answer, citations, droppedQuotes, followUps } = await ask(ctx, { question });
    expect(isUnsure(answer)).toBe(true);
    expect(followUps).toEqual([]);
    expect(answer).not.toMatch(/ of \d+ people/);
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.length).toBeLessThanOrEqual(3);
    expect(droppedQuotes).toBe(0);
  });

  test.each([
    ["What is the capital of France?", "en"],
    // Nobody says these words, and nothing that people do say shares enough of the rest.
    ["What do people think about dark mode?", "en"],
    ["Is there an Android version?", "en"],
    ["Gibt es Probleme mit der Barrierefreiheit?", "de"],
  ] as const)("%s is answered by nothing, not even nearly, and said so in its language", async (question, language) => {
    expect(await ask(ctx, { question })).toMatchObject({
      answer: noAnswer("workspace", language),
      citations: [],
      droppedQuotes: 0,
    });
  });

  test("asked what is said of a word, and nobody says it, the answer names the word", async () => {
    expect(await ask(ctx, { question: "Was sagen die Leute zum Dunkelmodus?" })).toMatchObject({
      answer: `${noAnswer("workspace", "de")}\n\nNiemand sagt „Dunkelmodus“.`,
      citations: [],
      droppedQuotes: 0,
    });
  });
});
