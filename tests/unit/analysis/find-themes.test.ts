import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import type { FoundTheme } from "@/lib/services/analysis/themes/theme";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { demoCorpus } from "@/tests/bench/analysis/demo-corpus";
import { analysisLines } from "@/tests/bench/analysis/themes";
import { analysisLine } from "@/tests/support/data/analysis-line";

const line = (text: string, index: number): AnalysisLine =>
  analysisLine(index, text, { ownerId: `o${index % 3}`, speaker: `P${index % 3}` });

function expectExact(themes: readonly FoundTheme[], lines: readonly AnalysisLine[]): void {
  const texts = new Map(lines.map(({ ownerId, index, text }) => [`${ownerId}:${index}`, text]));
  for (const { claims } of themes)
    for (const { support, against } of claims) {
      for (const { ownerId, index, firstOffset, lastOffset, quote } of [...support, ...against]) {
        expect(quote).not.toBe("");
        expect(texts.get(`${ownerId}:${index}`)?.slice(firstOffset, lastOffset)).toBe(quote);
      }
      for (const side of [support, against])
        expect(new Set(side.map(({ person }) => person)).size, "one quote a person").toBe(side.length);
    }
}

describe("themes of the demo interviews", () => {
  let lines: AnalysisLine[];
  let themes: FoundTheme[];
  beforeAll(async () => {
    lines = analysisLines(await demoCorpus());
    themes = await findThemes(lines, { most: 10 });
  }, 60_000);

  test("are named after what the interviews are about", () => {
    const titles = themes.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(["Paying by card", "Extra charges", "E-mails", "Export and import"]));
    expect(new Set(titles).size).toBe(titles.length);
    expect(themes.length).toBeLessThanOrEqual(10);
  });

  test("are summarized without speakers' names", () => {
    const names = new Set(lines.flatMap(({ speaker }) => wordsOf(speaker ?? "")));
    expect(themes.flatMap(({ summary }) => wordsOf(summary)).filter((word) => names.has(word))).toEqual([]);
  });

  test("quote exactly what was said, each person at most once per side", () => expectExact(themes, lines));

  test("are the same each time they are searched for", async () => {
    expect(await findThemes(lines, { most: 10 })).toEqual(themes);
  });

  test("show both sides where people disagree", () => {
    const card = themes.find(({ title }) => title === "Paying by card");
    const sided = themes.flatMap(({ claims }) => claims.filter(({ against }) => against.length > 0));
    expect(card?.claims.length).toBeGreaterThan(0);
    expect(sided.length).toBeGreaterThan(2);
    for (const { leaning, support, against } of sided)
      expect(leaning === "divided").toBe(against.length * 3 >= support.length + against.length);
  });

  test("have German titles on request", async () => {
    const german = await findThemes(lines, { german: true });
    expect(german.map(({ title }) => title)).toContain("Bezahlen mit Karte");
  });
});

test("nothing that was said breaks the search for themes, and no quote is invented", async () => {
  const texts = fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.lorem({ mode: "sentences" })), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(texts, async (said) => {
      const lines = said.map(line);
      expectExact(await findThemes(lines), lines);
    }),
    { numRuns: 50 },
  );
});

describe("answers to a question of the guide that have nothing else in common", () => {
  const ASKED = ["Thanks for coming. Who lives with you at home?", "Tell me a little about the work you do."];
  const said = [
    ["Only an old cat, since the spring.", "I mend violins below the opera."],
    ["A lodger who cooks on Fridays.", "We steer ferries at night."],
    ["Two parrots, and they never sleep.", "Carving spoons for a museum."],
    ["Nobody, I sold the piano too.", "Loading sugar before dawn."],
  ];
  const lines = said.flatMap((own, person) =>
    own.map((text, index) => ({ ...line(text, index), ownerId: `o${person}`, question: ASKED[index] ?? null })),
  );

  test("are a theme named after the question, with a claim that takes no side and says so", async () => {
    const themes = await findThemes(lines);
    expect(themes.map(({ title }) => title).sort()).toEqual([
      "Tell me a little about the work you do",
      "Who lives with you at home?",
    ]);
    for (const { title, isAsked, claims, summary } of themes) {
      expect([isAsked, summary]).toEqual([true, ""]);
      expect(claims).toMatchObject([{ leaning: "open", text: expect.stringContaining(`“${title}”`), against: [] }]);
      expect(claims[0]?.support.length).toBeGreaterThanOrEqual(3);
    }
  });

  test.each(["You said “at home”. Who lives there with you?", "And can you tell me more about that?"])(
    "are never called %s",
    async (question) => {
      const themes = await findThemes(lines.map((each) => ({ ...each, question })));
      for (const { title, claims } of themes)
        expect(`${title} ${claims.map(({ text }) => text)}`).not.toMatch(/lives there|tell me more/);
    },
  );
});

test("a theme whose name says everything it has in common gets no summary, and no theme lists nothing", async () => {
  const lines = Array.from({ length: 8 }, (_, at) => ({
    ...line(
      at < 4 ? "Der Preis war zu teuer, so hohe Kosten." : "Der Export der Datei war kaputt, die Spalten fehlten.",
      at,
    ),
    ownerId: `o${at % 4}`,
    speaker: `P${at % 4}`,
    question: at < 4 ? "Was kostet es?" : "Was ging schief?",
    language: "de",
  }));
  const summaries = (await findThemes(lines, { german: true })).map(({ summary }) => summary);
  expect(summaries).toContain("");
  expect(summaries.filter((summary) => /: \.$/.test(summary))).toEqual([]);
});

test("no lines give no themes, and an abort ends the search", async () => {
  expect(await findThemes([])).toEqual([]);
  const lines = Array.from({ length: 3_000 }, (_, at) =>
    line(`The export of file ${at % 40} was broken again today`, at),
  );
  await expect(findThemes(lines, { signal: AbortSignal.abort() })).rejects.toThrow();
});
