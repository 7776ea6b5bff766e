import { describe, expect, test } from "vitest";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { namesIn } from "@/lib/services/analysis/themes/shared/names-in";
import { askedAbout } from "@/lib/services/analysis/themes/statements/asked-about";
import { asksFor, asksForReasons } from "@/lib/services/analysis/themes/statements/asks-for";
import { interviews } from "./interviews";

type Said = Record<string, readonly string[]>;

/** Each person by name, with their answers to the questions in turn; without questions, what they said freely. */
const linesOf = (said: Said, questions: readonly string[] = [], language = "en"): AnalysisLine[] =>
  interviews(
    Object.fromEntries(
      Object.entries(said).map(([name, texts]) => [
        name,
        texts.map((text, at) => [questions[at] ?? null, text] as const),
      ]),
    ),
    language,
  );

async function claimsIn(lines: AnalysisLine[], german = false) {
  const themes = await findThemes(lines, { german });
  return themes.flatMap(({ claims }) =>
    claims.map(({ text, leaning, support, against }) => ({
      text: text.replace(/^(?:Asked|Gefragt) [“„].*[”“][,:] /u, ""),
      leaning,
      who: support.map(({ person }) => person).join(" "),
      quotes: support.map(({ quote }) => quote),
      not: against.map(({ person }) => person).join(" "),
    })),
  );
}

describe("what several people name", () => {
  test("is a claim of its own if they are asked what should change, and the rest is another claim", async () => {
    const said = {
      Ana: ["Open earlier. I start work at seven."],
      Ben: ["New lockers. And warmer water."],
      Cy: ["I'd like warmer water, that's all."],
      Di: ["Longer opening hours on Sundays."],
      Ed: ["A clock that you can read from the lane."],
      Fay: ["A trainer now and then."],
      Gus: ["Nothing, I'm happy."],
    };
    const claims = await claimsIn(linesOf(said, ["What would you change about the pool?"]));
    expect(claims).toMatchObject([
      { text: "some people ask for warmer water.", who: "Ben Cy", leaning: "bad" },
      { text: "some people would change something about the opening hours.", who: "Ana Di" },
      { text: "the others name other things.", who: "Ed Fay" },
    ]);
    expect(claims.flatMap(({ quotes }) => quotes).join()).not.toMatch(/happy/);
  });

  test("is grouped by subject if they are asked for reasons, and takes no side", async () => {
    const said = {
      Ana: ["My knee. The doctor said no more running."],
      Ben: ["My physio sent me, and I loved it at once."],
      Cy: ["My sister took me along."],
      Di: ["It's around the corner, and my daughter goes too."],
    };
    expect(await claimsIn(linesOf(said, ["Why did you start swimming?"]))).toMatchObject([
      { text: "some people name their health.", who: "Ana Ben", leaning: "told" },
      { text: "some people name their family.", who: "Cy Di", leaning: "told" },
    ]);
  });

  test("is no reason if it says that nothing should change", async () => {
    const said = {
      Ana: ["A bench, please. I'd change nothing about the price, that's fair."],
      Ben: ["The doors are heavy. I'd change nothing about the price."],
      Cy: ["The doors, I can't open them with a pram."],
    };
    const texts = (await claimsIn(linesOf(said, ["What would you change?"]))).map(({ text }) => text);
    expect(texts.join()).toMatch(/the doors/);
    expect(texts.join()).not.toMatch(/price/);
  });

  test("is no answer inside a story", async () => {
    const said = {
      Ana: ["I took the ferry to the island, and the ferry left on the hour."],
      Ben: ["The ferry had a café, so I had coffee."],
      Cy: ["We nearly lost the dog on the ferry."],
    };
    const texts = await claimsIn(linesOf(said, ["Tell me about your last trip."]));
    expect(texts.map(({ text }) => text)).toEqual(["people answer without a shared view."]);
  });

  test("is a theme of its own without a question, with the sides they take on it", async () => {
    const said = {
      Ana: ["The van doesn't start when it's cold.", "I knit in the evenings."],
      Ben: ["Yesterday the van broke down with all the bread in it.", "My cousin paints."],
      Cy: ["We need the van on Fridays.", "It rained for a month."],
    };
    expect(await claimsIn(linesOf(said))).toMatchObject([
      { text: "People run into problems with the van.", who: "Ben Ana", leaning: "bad" },
    ]);
  });
});

describe("in German", () => {
  test("a question about an opinion names its theme, and short verdicts count", async () => {
    const said = {
      Ana: ["Super. Ich bin in einer Minute wieder draußen."],
      Ben: ["Schwierig. Ich habe es zweimal probiert und dann doch an der Theke gefragt."],
      Cem: ["Ganz praktisch, wenn die Schlange lang ist."],
      Dora: ["Ehrlich gesagt nicht besonders. Mir fehlen die Gespräche."],
      Emil: ["Nicht übel. Meine Kinder machen das allein."],
    };
    const [claim] = await claimsIn(linesOf(said, ["Wie finden Sie die Selbstausleihe?"], "de"), true);
    expect(claim).toMatchObject({
      text: "Selbstausleihe: Manche kommen gut damit zurecht, andere haben damit Ärger.",
      leaning: "divided",
    });
    expect(claim?.who.split(" ").sort()).toEqual(["Ana", "Cem", "Emil"]);
    expect(claim?.not.split(" ").sort()).toEqual(["Ben", "Dora"]);
  });

  test("what several people miss is named", async () => {
    const said = {
      Ana: ["Butter. Und ein Dach."],
      Ben: ["Belegte Brötchen. Und Butter wäre gut."],
      Cem: ["Mir fehlt da nichts."],
    };
    expect(await claimsIn(linesOf(said, ["Was fehlt Ihnen am Automaten?"], "de"), true)).toMatchObject([
      { text: "Manche nennen: Butter.", who: "Ana Ben" },
    ]);
  });
});

test("what people want less of should change, and isn't asked for", async () => {
  const said = { Ana: ["Less plastic."], Ben: ["Paper instead of plastic, please."], Cy: ["A poster."] };
  const [claim] = await claimsIn(linesOf(said, ["What should we change?"]));
  expect(claim).toMatchObject({ text: "some people would change something about the plastic.", who: "Ana Ben" });
});

test.each([
  ["Wie finden Sie die Selbstausleihe?", "Selbstausleihe"],
  ["Und wie kommen Sie mit den Mahnungen zurecht?", "Mahnungen"],
  ["Wie war das Bezahlen für Sie?", "Bezahlen"],
  ["Wie gefällt Ihnen das neue Foyer?", "Foyer"],
  ["Was halten Sie von den Büchern?", "Bücher"],
  ["Wie sind Sie zur Bibliothek gekommen?", null],
  ["Wie war das?", null],
  ["Wie oft kommen Sie?", null],
])("%s asks about %s", (question, name) => expect(askedAbout(question)?.name ?? null).toBe(name));

test.each([
  ["Why do you come in the mornings?", true],
  ["And what made you decide to stay?", true],
  ["How did you come to have a printer?", true],
  ["Wie sind Sie zur Bibliothek gekommen?", true],
  ["What do you use the printer for?", false],
  ["Wie sind die Preise?", false],
])("%s asks for reasons: %s", (question, is) => expect(asksForReasons(question)).toBe(is));

test.each([
  ["Is there anything you miss?", "lack"],
  ["Was fehlt Ihnen am Automaten?", "lack"],
  ["When did you miss the bus?", null],
])("%s asks for %s", (question, asked) => expect(asksFor(question)).toBe(asked));

test("a name follows an article or a preposition, or stands alone; verbs, comparatives and moods are none", () => {
  const named = (text: string, language = "en") =>
    namesIn(text, language).flatMap(({ form, isNamed }) => (isNamed ? [form] : []));
  expect(named("Get rid of the wire, I need more family cabins.")).toEqual(["wire", "cabins"]);
  expect(named("Warmer water.")).toEqual(["water"]);
  expect(named("Open earlier, please.")).toEqual([]);
  expect(named("Am Sonntag steht die Bank im Regen.", "de")).toEqual(["Bank", "Regen"]);
});
