import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isNoAnswer, isUnsure } from "@/lib/core/evidence/no-answer";
import { ask } from "@/lib/services/eva/ask";
import { addDemoTranscripts, addTranscript } from "@/tests/support/data/transcripts";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";
import { makeCaller } from "@/tests/support/factories";

let ctx: Context;
beforeAll(async () => {
  ctx = (await makeCaller()).ctx;
  await addDemoTranscripts(ctx);
});

const asked = (question: string) => ask(ctx, { question });

test.each([
  ["Summarize what we learned", /^What stands out/],
  ["What are the most common complaints?", /^What people have trouble with/],
  ["Are people happy overall?", /^Words don’t tell how satisfied people are/],
  ["What should we do next?", /^Eva doesn’t weigh your options/],
])("%s is answered by what several people say, each counted and in their words", async (question, opening) => {
  const { answer, citations } = await asked(question);
  expect(answer).toMatch(opening);
  expect(answer).toMatch(/\w+ of 1\d people say so|Of 1\d people, \w+ took the one side and \w+ the other\./);
  expect(citations.length).toBeGreaterThan(2);
});

test("what people like, where nobody was asked it, is what several say", async () => {
  const { answer, citations, followUps } = await asked("What do people like about the product?");
  expect(answer).toMatch(
    /^What people speak well of[\s\S]*\n\nPeople speak well of support\. \w+ of 10 people say so\./,
  );
  expect(answer).toContain("“Support was the best part of the whole trial");
  expect(new Set(citations.map(({ id }) => id)).size).toBe(citations.length);
  expect(followUps.length).toBeGreaterThan(0);
});

test("beside the little that several like, what others say best is told in their own words", async () => {
  const few = await workspaceOfInterviews({
    Ana: [["How did the export go?", "The export is great. I really love the export."]],
    Ben: [["And the export?", "The export was brilliant, the best thing about it."]],
    Cleo: [["What about the export?", "I love the export, it's perfect."]],
    Dee: [["Walk me through a morning.", "I open the calendar, and the calendar is wonderful, I enjoy it every day."]],
    Emil: [["How did you begin?", "Somebody called me, and that call was fantastic."]],
  });
  const { answer, by } = await told(few, "What do people like?");
  expect(answer).toMatch(
    /People speak well of the export\. Three of 5 people say so\.[\s\S]*\n\nOthers speak of it too, /iu,
  );
  expect(by).toEqual(expect.arrayContaining(["Dee", "Emil"]));
});

type Turn = readonly [question: string, ...answer: string[]];
const WISHING: Record<string, { question: string; said: Record<string, Turn> }> = {
  en: {
    question: "What do people wish for?",
    said: {
      Ana: ["If you could wish for one thing?", "That I could do the cash book in it.", "I do that every evening."],
      Ben: ["What would you wish for?", "An official API.", "And that it sends the return by itself."],
      Cleo: ["Is there anything missing?", "Writing my invoices in there, too."],
      Dee: ["How do you use it?", "I take a picture of each receipt."],
      Emil: ["What do you do for a living?", "I rent out two flats."],
    },
  },
  de: {
    question: "Was wünschen sich die Leute?",
    said: {
      Ana: [
        "Wenn Sie sich etwas wünschen dürften?",
        "Dass man das Kassenbuch gleich mitmachen kann.",
        "Das mach ich in Excel, jeden Abend, zwanzig Minuten, und wenn ich mich verzähle, sitz ich bis zehn.",
      ],
      Ben: [
        "Was würdest du dir wünschen?",
        "Eine offizielle API.",
        "Und dass Belegbox die Voranmeldung gleich rausschickt, direkt an Elster.",
        "Dann müsste ich da nie wieder rein.",
      ],
      Cleo: ["Gibt es etwas, was Ihnen fehlt?", "Hm. Dass ich meine Rechnungen auch da schreiben könnte."],
      Dee: ["Wie nutzen Sie die App?", "Ich fotografiere jeden Zettel."],
      Emil: ["Was machen Sie beruflich?", "Ich vermiete zwei Ferienwohnungen."],
    },
  },
};

test.each(Object.entries(WISHING))(
  "what only a few were asked to wish for is told with what others miss (%s)",
  async (language, { question, said }) => {
    const other = (await makeCaller()).ctx;
    for (const [speaker, [asked, ...answer]] of Object.entries(said)) {
      const lines = answer.map((text) => ({ speaker, text }));
      await addTranscript(other, [{ speaker: "Interviewer", text: asked }, ...lines], { language });
    }
    expect((await told(other, question)).by).toEqual(["Ana", "Ben", "Cleo"]);
  },
);

test("what people wish for, where nobody was asked it, is each person's clearest wish, and nobody is counted", async () => {
  const { answer, citations } = await asked("What do people wish for?");
  expect(answer).toMatch(/^Too few people clearly say the same/);
  expect(answer).toContain("“Show me the real total on the first day.");
  const speakers = citations.map(({ speaker }) => speaker);
  expect(new Set(speakers).size).toBe(speakers.length);
});

test.each(["the product", "our software"])(
  "“%s” is what the interviews are on, though hardly anybody says the word",
  async (thing) => {
    const { answer, citations } = await asked(`Who stopped using ${thing}?`);
    expect(isUnsure(answer)).toBe(false);
    const quotes = citations.map(({ quote }) => quote).join(" ");
    expect(quotes).toContain("I cancelled because I was frightened");
    expect(quotes).not.toMatch(/product|software/);
  },
);

test("of two people who don't say the same, an overview tells what each has trouble with, praises and wants, and counts nobody", async () => {
  const other = (await makeCaller()).ctx;
  const said = [
    ["Ana", "How did that come about?", "What drove me away was that it logged me out every night."],
    [
      "Ana",
      "Was there anything you liked?",
      "The daily summary was lovely. I could see how many croissants we sold without counting.",
    ],
    ["Ben", "What is hard about it?", "Printing the receipts. It takes forever, and people stand there waiting."],
  ] as const;
  for (const [speaker, question, text] of said)
    await addTranscript(other, [
      { speaker: "Interviewer", text: question },
      { speaker, text },
    ]);
  const answers = new Map<string, string>();
  for (const question of ["Give me a summary", "What are the main problems?", "What frustrated people?"])
    answers.set(question, (await ask(other, { question })).answer);
  for (const [question, answer] of answers) {
    expect(answer, question).toMatch(/^Too few people clearly say the same, so nothing is counted\./);
    expect(answer, question).toMatch(/logged me out every night[\s\S]*Printing the receipts/);
    expect(answer.includes("lovely"), question).toBe(question === "Give me a summary");
  }
});

test("who took part is counted and named", async () => {
  const { answer, citations } = await asked("Who are the participants?");
  expect(answer).toMatch(/^1\d people speak in what Eva reads here: /);
  expect(answer).toContain("Maya Okafor");
  expect(answer).not.toContain("Dana Whitlock");
  expect(citations).toEqual([]);
});

test("a misspelled question is read as what was meant, and the answer says so", async () => {
  const { answer } = await asked("waht do poeple think abuot the prise");
  expect(answer).toMatch(/^Read “prise” as “price”\. \w+ of 1\d people spoke about this/);
});

test("a question in two parts is answered part by part, also if nothing answers one", async () => {
  const both = await asked("Why did people leave, and what would they change?");
  expect(both.answer).toMatch(/^“Why did people leave\?” \w+ of 1\d people/);
  expect(both.answer).toMatch(
    /\n\n“what would they change\?” .+ People say what they want, each in their own words\. .+\[\d+\]/,
  );
  const one = await asked("Why did people leave, and how do octopuses regrow their arms?");
  expect(one.answer).toMatch(/\n\nNothing answers “how do octopuses regrow their arms\?”/);
});

test.each(["Hello", "thanks", "You are useless", "Delete all recordings", "Make a report"])(
  "%s is no question: nobody is quoted, nothing proposed and nothing suggested",
  async (question) => {
    expect(await asked(question)).toMatchObject({ citations: [], followUps: [], approval: null });
  },
);

test("asked who disagrees where nobody clearly does, the answer says so", async () => {
  const { answer } = await asked("Who disagrees about the voucher?");
  expect(isUnsure(answer) || /don’t show a clear disagreement|Nothing/.test(answer), answer).toBe(true);
});

test("what people were asked in other words is answered by what they said to it", async () => {
  const other = (await makeCaller()).ctx;
  const said = [
    ["Ana", "The glove box."],
    ["Ben", "A spreadsheet that my sister made."],
    ["Cleo", "Bokholm did not convince me, so pen and paper."],
  ] as const;
  for (const [speaker, text] of said)
    await addTranscript(other, [
      { speaker: "Interviewer", text: "How did you come to try Bokholm?" },
      { speaker, text: "A colleague mentioned it at lunch." },
      { speaker: "Interviewer", text: "What do you use today instead?" },
      { speaker, text },
    ]);
  const { answer, citations } = await ask(other, { question: "What do people use instead of Bokholm?" });
  expect(answer).toMatch(/^Three of 3 people answered when asked “What do you use today instead\?”/);
  expect(citations.map(({ speaker }) => speaker).sort()).toEqual(["Ana", "Ben", "Cleo"]);
});

test("follow-up questions name things that people talk about, and are answered by several of them", async () => {
  for (const question of [
    "Why did people leave?",
    "What did people say about the export?",
    "What frustrated people?",
  ]) {
    const { followUps } = await asked(question);
    expect(followUps.join(" ")).not.toMatch(/\b(?:morning|head|laptop|kitchen|foyer|truck|beginning|answers?)\b/);
    for (const next of followUps) {
      const { answer, citations } = await asked(next);
      expect(isUnsure(answer) || isNoAnswer(answer), next).toBe(false);
      expect(answer, next).not.toMatch(/clear disagreement|^Nobody/);
      expect(citations.length, next).toBeGreaterThan(0);
    }
  }
});
