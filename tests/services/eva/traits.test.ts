import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { surveyOf } from "@/tests/support/data/survey-of";
import { told } from "@/tests/support/data/workspace-of-interviews";

const HEADER = ["Plan", "Country", "Role", "What do you like most?", "What should we improve?"];
const ROWS = [
  ["Basic", "Germany", "Designer", "easy to start", "the price"],
  ["Pro", "Germany", "Engineer", "the search", "roles for my team"],
  ["Basic", "France", "Designer", "simple", "too slow on my phone"],
  ["Pro", "United States", "Product manager", "support answers fast", "the API"],
  ["Basic", "United States", "Founder", "templates", "price went up again"],
  ["Pro", "Germany", "Product manager", "integrations", "permissions for guests"],
  ["Basic", "Germany", "Engineer", "templates", "it logs me out"],
  ["Pro", "France", "Founder", "search finds everything", "roles and permissions"],
];

let ctx: Context;
beforeAll(async () => {
  ctx = await surveyOf(HEADER, ROWS);
});

const answered = async (question: string) => (await told(ctx, question)).answer;
const quoted = async (question: string) => (await told(ctx, question)).said;

describe("what a table says of its respondents", () => {
  test("is counted if it is asked for", async () => {
    expect(await answered("Which plan are people on?")).toMatch(
      /^“Plan” is known of eight of 8 people: “Basic” \(4\) and “Pro” \(4\)\./u,
    );
    expect(await answered("What countries are people from?")).toContain(
      "“Germany” (4), “France” (2), and “United States” (2)",
    );
    expect(await answered("How many people are from Germany?")).toMatch(
      /^Four of 8 people have “Germany” under “Country”\./u,
    );
    expect((await told(ctx, "Who is on the Pro plan?")).by).toEqual([2, 4, 6, 8].map((row) => `Respondent ${row}`));
  });

  test("tells whose answers count", async () => {
    expect(await quoted("What do Basic users want improved?")).toEqual([
      "the price",
      "too slow on my phone",
      "price went up again",
      "it logs me out",
    ]);
    expect(await answered("What do Basic users want improved?")).toMatch(
      /^Four of 8 people belong to the “Basic users”\./u,
    );
    expect(await quoted("What do product managers like?")).toEqual(["support answers fast", "integrations"]);
    expect(await quoted("What should we improve for people from France?")).toEqual([
      "too slow on my phone",
      "roles and permissions",
    ]);
  });

  test("gives a survey of some of them, question by question", async () => {
    const answer = await answered("What do designers say?");
    expect(answer).toContain("“easy to start”");
    expect(answer).toContain("“too slow on my phone”");
    expect(answer).not.toContain("“Designer”");
  });

  test("sets them side by side", async () => {
    const both = await answered("How do Basic and Pro users differ?");
    expect(both.indexOf("“What should we improve? – Basic”")).toBeGreaterThan(0);
    expect(both.indexOf("“What should we improve? – Pro”")).toBeGreaterThan(both.indexOf("– Basic”"));
    const each = await answered("What should we improve, by plan?");
    expect(each).toMatch(/^Side by side:\n\n“Basic”: .*“the price” \[1\].*\n\n“Pro”: .*“roles for my team”/su);
  });

  test("is what an answer of all may be told apart by next", async () => {
    const { followUps } = await ask(ctx, { question: "What should we improve?" });
    expect(followUps[0]).toBe("What would people change, by plan?");
    const { answer, followUps: after } = await ask(ctx, { question: followUps[0] ?? "" });
    expect(answer).toMatch(/^Side by side:/u);
    expect(after.join(" ")).not.toMatch(/plan/u);
  });

  test("is nothing that somebody said", async () => {
    expect(await quoted("What do people say about the plan?")).not.toContain("Basic");
    expect(await answered("What stands out?")).not.toMatch(/“(?:Basic|Germany|Designer)”/u);
  });
});

test("a table of reviews is read with its ratings", async () => {
  const reviews = await surveyOf(
    ["Date", "Store", "Rating", "Review"],
    [
      ["2026-01-02", "iOS", "2", "It crashes every time, and I lose my work"],
      ["2026-01-03", "iOS", "5", "Just great"],
      ["2026-01-03", "Android", "1", "Since the last update I can't log in"],
      ["2026-01-04", "Android", "4", "Nice, but the dark mode is missing"],
    ],
  );
  expect((await told(reviews, "How did people rate it?")).answer).toMatch(
    /^Asked “Rating”, four of 4 people gave a score out of 5: from 1 to 5, 3 on average\./u,
  );
  expect((await told(reviews, "Who gave a low rating?")).said).toEqual(["1", "2"]);
  expect((await told(reviews, "What do Android users say?")).by).toEqual(["Respondent 3", "Respondent 4"]);
});

test("in German, groups are called by trade and by tariff", async () => {
  const survey = await surveyOf(
    ["Tarif", "Branche", "Was gefällt Ihnen?", "Was sollen wir verbessern?"],
    [
      ["Basic", "Handwerk", "einfach", "zu teuer"],
      ["Pro", "Agentur", "der Support", "der Export"],
      ["Basic", "Handwerk", "schnell", "die Suche findet nichts"],
      ["Pro", "Verein", "Vorlagen", "Rechte für Mitarbeiter"],
    ],
    "de",
  );
  expect((await told(survey, "Welche Tarife haben die Leute?")).answer).toMatch(
    /^„Tarif“ ist von vier von 4 Personen bekannt: „Basic“ \(2\) und „Pro“ \(2\)\./u,
  );
  expect((await told(survey, "Was sollen wir für Handwerker verbessern?")).said).toEqual([
    "zu teuer",
    "die Suche findet nichts",
  ]);
  expect((await told(survey, "Was gefällt den Pro-Nutzern?")).said).toEqual(["der Support", "Vorlagen"]);
});
