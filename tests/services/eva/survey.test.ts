import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { surveyOf } from "@/tests/support/data/survey-of";
import { told } from "@/tests/support/data/workspace-of-interviews";

/** The answers to a form, as tools export them: few words each, many alike. */
const HEADER = [
  "Timestamp",
  "How did you hear about us?",
  "What do you like most about MealBox?",
  "What should we improve?",
  "How likely are you to recommend MealBox to a friend? (0-10)",
  "Anything else you'd like to tell us?",
];
const ROWS = [
  ["friend", "the recipes", "boxes arrive warm", "7", "no"],
  ["instagram ad", "portion sizes", "price. went up twice this year", "5", ""],
  ["Friend", "Convenience", "too much plastic", "6", "Please do something about the packaging"],
  ["google", "taste", "late deliveries", "9", "keep it up :)"],
  ["my friend told me", "Kids eat it", "cancelling is a nightmare, took me 3 phone calls", "2", "thinking of leaving"],
  ["google", "n/a", "everything", "0", "Refund never arrived. Still waiting."],
  ["instagram", "recipe cards", "price", "8", "would love a cheaper plan for one person"],
  ["Google", "its quick", "delivery was stolen twice", "4", "More vegan!"],
  ["can't remember", "variety", "-", "10", ""],
  ["podcast", "variety", "plastic plastic plastic", "8", "I'm 71 and live alone"],
  ["friend", "fresh", "delivery slot is always when im at work", "3", ""],
  ["colleague", "saves time", "Delivery window is 8am to 8pm, thats a joke", "9", "recipes say 20 mins, take me 45"],
];

let ctx: Context;
beforeAll(async () => {
  const rows = ROWS.map((row, at) => [`2026-11-03 09:${10 + at}:00`, ...row]);
  ctx = await surveyOf(HEADER, rows, "en");
});

test("what several of many people answer alike is told with how many do", async () => {
  const { answer } = await told(ctx, "How did people hear about us?");
  expect(answer).toContain("Several name the same: “friend” (4), “google” (3), and “instagram” (2).");
  expect(answer).toMatch(/“friend”, named by four: Respondent 1 said “friend”/u);
  const { answer: improve } = await told(ctx, "What should we improve?");
  expect(improve).toMatch(/Several name the same: “delivery” \(4\), “price” \(2\), and “plastic” \(2\)\./u);
});

test("the same few words of several people are counted for each", async () => {
  expect((await told(ctx, "How did people hear about MealBox?")).answer).toMatch(
    /^Eleven of 12 people say how they came/u,
  );
});

test("“anything else you'd like to tell us” isn't asked for what people like", async () => {
  const { answer, said } = await told(ctx, "What do people like?");
  expect(answer).toMatch(/named something when they were asked for it/u);
  for (const other of ["Refund never arrived. Still waiting.", "n/a", "no"]) expect(said).not.toContain(other);
});

test("who gave a low score, and what those say who wouldn't recommend it", async () => {
  const { answer, said } = await told(ctx, "Who gave a low score?");
  expect(answer).toContain("six of 12 people gave 6 or less out of 10.");
  expect(said[0]).toBe("0");
  const { answer: detractors, by } = await told(ctx, "What do detractors say?");
  expect(detractors).toContain("Six of 12 people belong to the “detractors”");
  for (const person of ["Respondent 1", "Respondent 4", "Respondent 9"]) expect(by).not.toContain(person);
});

test("what a group answers alike is counted among its own, and two groups by score are compared", async () => {
  const { answer, by } = await told(ctx, "What do promoters like?");
  expect(answer).toMatch(/Three of 12 people belong to the “promoters”\. Three of 3 people named something/u);
  expect(by).toEqual(["Respondent 12", "Respondent 4", "Respondent 9"]);
  expect((await told(ctx, "Compare detractors and promoters")).answer).toContain("“promoters”: three people.");
});

test("who would recommend it is told by the scores, where most people gave one", async () => {
  expect((await told(ctx, "Who would recommend it?")).answer).toContain("a net promoter score of");
});

test("a thing is found in an answer of a word or two", async () => {
  expect((await told(ctx, "Who is thinking of leaving?")).said).toContain("thinking of leaving");
  expect((await told(ctx, "How many people complain about the plastic?")).answer).toMatch(
    /^Two of 12 people clearly describe problems/u,
  );
  expect((await told(ctx, "How long do the recipes take?")).said).toEqual(["recipes say 20 mins, take me 45"]);
});

test("the biggest problems are what people would improve", async () => {
  const { said } = await told(ctx, "What are the biggest problems?");
  expect(said.length).toBeGreaterThan(2);
  for (const other of ["taste", "variety", "friend"]) expect(said).not.toContain(other);
});

test("a German survey is told in German, with words as people write them and how satisfied they say they are", async () => {
  const header = ["Was gefällt Ihnen am besten?", "Was sollen wir verbessern?", "Wie zufrieden sind Sie (1 bis 5)?"];
  const rows = [
    ["einfach", "die App stürzt oft ab", "3"],
    ["Support", "zu teuer", "4"],
    ["schnell", "der Export", "5"],
    ["Vorlagen", "Preis", "2"],
    ["Support", "Export nach DATEV fehlt", "4"],
    ["Übersichtlich", "nichts", "5"],
    ["Vorlagen", "Rechte", "3"],
    ["günstig", "stürzt ab", "5"],
    ["schnell", "Der Preis", "2"],
    ["Support", "DATEV-Export", "4"],
  ];
  const german = await surveyOf(header, rows, "de");
  expect((await told(german, "Was sollen wir verbessern?")).answer).toContain(
    "Mehrere nennen dasselbe: „Export“ (3), „stürzt“ (2) und „Preis“ (2).",
  );
  expect((await told(german, "Wie zufrieden sind die Leute?")).answer).toContain("im Schnitt 3,7");
  expect((await told(german, "Fasse die Umfrage zusammen")).answer).toMatch(/^(?:Was hervorsticht|Zu wenige)/u);
});

test("of hundreds of respondents, all are counted", async () => {
  const rows = Array.from({ length: 230 }, (_, at) => [at % 2 ? "friend" : "google", at % 3 ? "the taste" : "n/a"]);
  const many = await surveyOf(["How did you hear about us?", "What do you like most?"], rows, "en");
  expect((await told(many, "How did people hear about us?")).answer).toMatch(
    /^230 of 230 people say how they came to it\. Several name the same: “google” \(115\) and “friend” \(115\)\./u,
  );
});
