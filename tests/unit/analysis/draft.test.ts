import { expect, test } from "vitest";
import { typesetAround } from "@/lib/core/text/typeset";
import { draft, summaryOf } from "@/lib/services/readouts/make/draft";
import type { Said } from "@/lib/services/readouts/make/load-said";
import { wordingOf } from "@/lib/services/readouts/make/wording";

/** This many interviews, the first of which praise the price. */
const said = (people: number, content: number): Said => {
  const participants = Array.from({ length: people }, (_, at) => `p${at}`);
  const lines = participants.map((participantId, at) => ({
    ownerId: participantId,
    index: 0,
    speaker: `P${at}`,
    participantId,
    question: "What do you make of the price?",
    text:
      at < content
        ? `The price is great value, number ${at} says.`
        : `We looked at the price in week ${at} of the year.`,
    language: "en",
    startSeconds: null,
    endSeconds: null,
  }));
  return {
    at: new Date(),
    title: "Prices",
    lines,
    versions: new Map(),
    sessions: people,
    participants,
    people: new Map(),
    leftOut: [],
    isGerman: false,
    isSurvey: false,
  };
};

test("an interview of several people counts once", async () => {
  const { lines, ...group } = said(6, 4);
  const together = lines.map((line, index) => ({ ...line, ownerId: `f${index % 2}`, index }));
  expect((await draft({ ...group, lines: together, sessions: 2 })).summary).toMatch(/^Across the 2 interviews,/);
});

test("a summary says that people are happy if a third of all say so, not if a few do", async () => {
  expect((await draft(said(8, 4))).summary).toContain("people are content with the price.");
  expect((await draft(said(12, 3))).summary).not.toContain("content");
});

test("our words have one kind of apostrophe, whatever was typed in a guide; quotes stay as they were said", async () => {
  const typed = (text: string) => text.replace("the price", "Acme's price").replace("The price", "Acme's price");
  const { lines, ...all } = said(8, 4);
  const asked = lines.map((line) => ({
    ...line,
    question: "What do you make of Acme's price?",
    text: typed(line.text),
  }));
  const found = await draft({ ...all, lines: asked });
  expect(found.summary).toContain("people are content with Acme’s price.");
  const { themes, steps } = found;
  const ours = [found.summary, ...steps.map(({ text }) => text)];
  for (const { title, summary, claims } of themes) ours.push(title, summary, ...claims.map(({ text }) => text));
  expect(ours.join(" ")).not.toContain("'");
  const quotes = themes.flatMap(({ claims }) => claims.flatMap(({ support }) => support.map(({ quote }) => quote)));
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(asked.some(({ text }) => text.includes(quote))).toBe(true);
  expect(typesetAround("It isn't clear what “didn't work”; „geht's“ isn't, either.")).toBe(
    "It isn’t clear what “didn't work”; „geht's“ isn’t, either.",
  );
});

test("a summary names what people agree and differ on, and the questions several people give the same answer to", async () => {
  const answers: Record<string, readonly string[]> = {
    "How did you find the app?": ["Dreadful. It crashed.", "Awful.", "Confusing.", "Great.", "Lovely.", "I forget."],
    "Why did you join?": [
      "My knee.",
      "My doctor said so.",
      "Curiosity.",
      "It was raining.",
      "By chance.",
      "Who knows.",
    ],
    "What would you change?": [
      "The music.",
      "The music, please.",
      "Nothing.",
      "A clock.",
      "A bench.",
      "Bigger towels.",
    ],
  };
  const { lines, ...about } = said(6, 0);
  const all = lines.flatMap((line, person) =>
    Object.entries(answers).map(([question, texts], index) => ({
      ...line,
      index,
      question,
      text: texts[person] ?? "",
    })),
  );
  expect((await draft({ ...about, lines: all })).summary).toBe(
    "Across the 6 interviews, people are split on the app. " +
      "Several give the same answers to “What would you change?” and “Why did you join?”.",
  );
  const { themes } = await draft({ ...about, lines: all });
  const ofTwo = { ...about, lines: [], sessions: 2, participants: about.participants.slice(0, 2) };
  expect(summaryOf(themes, ofTwo, wordingOf(ofTwo))).toContain(
    "Both people give the same answers to “What would you change?”",
  );
});

test("of people who have nothing in common, the summary says what is told of each", async () => {
  const each = {
    p0: ["What annoys you?", "The lock on the shed, it freezes every winter and nobody repairs it."],
    p1: ["What would you improve?", "I'd have somebody explain the compost to newcomers."],
    p2: ["How did you come to it?", "My aunt left me a plot by the canal in May."],
  };
  const group = said(3, 0);
  const lines = group.lines.map((line, at) => {
    const [question = "", text = ""] = each[`p${at}` as keyof typeof each];
    return { ...line, question, text };
  });
  expect((await draft({ ...group, lines })).summary).toBe(
    "3 interviews were read. No topic came up often enough to count. This is what each person has trouble with and wants, in their own words.",
  );
  expect((await draft({ ...group, lines, isSurvey: true })).summary).toMatch(/^3 people answered\. No topic came up/);
  expect((await draft({ ...group, lines, isGerman: true })).summary).toBe(
    "3 Gespräche wurden gelesen. Kein Thema kam oft genug vor, um es zu zählen. Hier steht in eigenen Worten, womit jemand Ärger hat und was sich jemand wünscht.",
  );
});

test("a title that begins with an article stands in the middle of a summary's sentence", () => {
  const { topics, divided } = wordingOf({ isGerman: false, isSurvey: false });
  expect(topics(["The activation fee", "Theory exams"], true)).toBe(
    "people spoke most about the activation fee and Theory exams.",
  );
  expect(divided(["A second shelf"])).toBe("people are split on a second shelf.");
});
