import { describe, expect, test } from "vitest";
import { type AnalysisLine, personOf } from "@/lib/services/analysis/line";
import { MOST_QUOTES } from "@/lib/services/analysis/themes/claims/most-quotes";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { phrasesIn } from "@/lib/services/analysis/themes/statements/phrases";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { readWords } from "@/lib/services/analysis/themes/statements/read-words";
import { toldIn } from "@/lib/services/analysis/themes/statements/told-in";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { pickQuote } from "@/lib/services/eva/analyst/witnesses/pick-quote";

const told = (text: string, language = "en") =>
  Object.fromEntries([...readWords(wordsOf(text), phrasesIn(language))].map(([kind, { side }]) => [kind, side]));

test("a no that answers a question doesn't negate what is said after it", () => {
  const sidesIn = (text: string) =>
    [...toldIn(text, wordsOf(text), phrasesIn("en"))].map(([kind, { side }]) => [kind, side]);
  expect(sidesIn("No, I really don't care where the server is.")).toEqual([["mind", 1]]);
  expect(sidesIn("No, no, it was not expensive at all.")).toEqual([["price", 1]]);
  expect(sidesIn("No annoying e-mails any more.")).toEqual([["mind", 1]]);
});

const sides = (text: string) =>
  Object.fromEntries([...toldIn(text, wordsOf(text), phrasesIn("en"))].map(([kind, { side }]) => [kind, side]));

test("only what people say for themselves takes a side, not what they report, quote or suppose", () => {
  expect(sides("I was surprised by the fee.")).toEqual({ surprise: -1 });
  expect(sides("People say it's the surprise fee, I read that in the reviews.")).toEqual({});
  expect(sides("It is easy to hear that and think people are worried about fraud.")).toEqual({});
  expect(sides("The person who is afraid of a card is not a customer.")).toEqual({});
  expect(sides("He came and said, “it is too expensive for us”.")).toEqual({});
  expect(sides('There was "too expensive" on the list, and "confusing".')).toEqual({});
  expect(sides("I said “it is too expensive for us”.")).toEqual({ price: -1 });
  expect(sides("I had to try something that might be rubbish.")).toEqual({});
  expect(sides("You could have the best app in the world.")).toEqual({});
  expect(sides("He could’ve saved me the whole evening.")).toEqual({});
  expect(sides("I'd have never left then.")).toHaveProperty("wish");
  expect(sides("I was raging if I’m honest.")).toEqual({ mind: -1 });
  expect(sides("It was slow if they were busy.")).toEqual({});
});

/** One transcript per person, who says these lines. */
const spoken = (people: readonly (readonly string[])[], language = "en"): AnalysisLine[] =>
  people.flatMap((lines, person) =>
    lines.map((text, index) => ({
      ownerId: `o${String(person).padStart(3, "0")}`,
      index,
      speaker: "P",
      participantId: `p${person}`,
      question: null,
      text,
      language,
      startSeconds: null,
      endSeconds: null,
    })),
  );

const TALK = [
  "My kettle whistles while the neighbour walks the spaniel along the river.",
  "On the tram I read a novel about lighthouses and forgot my stop again.",
];
const DEAR = (at: number) => `Number ${at} here, the locker fee is too expensive for what the locker is.`;
const FINE = (at: number) => `Visitor ${at} says the locker fee is cheap, the locker is a bargain.`;

const claimsIn = async (lines: AnalysisLine[], german = false) =>
  (await findThemes(lines, { german })).flatMap(({ claims }) => claims);

describe("what a sentence says", () => {
  test("takes a side in one respect, which a negation reverses", () => {
    expect(told("The fee is too expensive for us")).toMatchObject({ price: -1 });
    expect(told("The fee is not expensive at all")).toMatchObject({ price: 1 });
    expect(told("I don't find the fee too high")).toMatchObject({ price: 1 });
    expect(told("We never thought that the fee was steep")).toMatchObject({ price: 1 });
    expect(told("I don't think it is expensive")).toMatchObject({ price: 1 });
    expect(told("They never said it was too expensive")).toMatchObject({ price: -1 });
    expect(told("I didn't find the export, it was broken")).toMatchObject({ faults: -1 });
    expect(told("I find the fee too high")).toMatchObject({ price: -1 });
    expect(told("I didn't mind the fee")).toMatchObject({ mind: 1 });
    expect(told("It came as no surprise to us")).toMatchObject({ surprise: 1 });
    expect(told("The van is never late")).toMatchObject({ speed: 1 });
    expect(told("Das war mir zu teuer", "de")).toMatchObject({ price: -1 });
  });

  test("takes no side if it takes both, or mentions the words in passing", () => {
    expect(told("It is easy for her and hard for him")).toEqual({});
    expect(told("To be fair, I came by tram")).toEqual({});
    expect(told("I was working out was it worth it")).toEqual({});
    expect(told("We wondered whether it was worth it")).toEqual({});
  });

  test("speech without periods is read in parts short enough to quote", () => {
    const text = "and then we went on and on about the gate and the key ".repeat(30);
    const pieces = piecesOf(text);
    expect(Math.max(...pieces.map(({ from, to }) => to - from))).toBeLessThanOrEqual(280);
    for (const { from, to } of pieces) expect(text.slice(from, to)).toBe(text.slice(from, to).trim());
  });
});

test("no quote cuts an amount of money in two, whoever picks it", () => {
  const text =
    "I put the card. On the last page of the checkout it became 82.50 plus the tax of my country. She laughed.";
  expect(piecesOf(text)).toHaveLength(3);
  expect(pickQuote({ text }, ["page"], "en")).toMatch(/it became 82\.50 plus the tax of my country\.$/);
});

describe("a claim", () => {
  test("counts everybody who says so and everybody who disagrees, each with a quote", async () => {
    const people = Array.from({ length: 40 }, (_, at) => [at < 30 ? DEAR(at) : FINE(at), ...TALK]);
    const lines = spoken(people);
    const claim = (await claimsIn(lines)).find(({ text }) => text.includes("too high"));
    expect(claim).toMatchObject({ text: "People find the locker fee too high.", leaning: "bad" });
    expect(claim?.support.map(({ person }) => person).sort()).toEqual(
      [...new Set(lines.slice(0, 90).map(personOf))].sort(),
    );
    expect(claim?.against).toHaveLength(10);
  });

  test("says that people are split if a third disagree, and names both sides", async () => {
    const people = Array.from({ length: 12 }, (_, at) => [at < 7 ? DEAR(at) : FINE(at), ...TALK]);
    const claim = (await claimsIn(spoken(people))).find(({ text }) => text.includes("too high"));
    expect(claim?.text).toBe("Some people find the locker fee too high; others do not.");
    expect(claim).toMatchObject({ leaning: "divided" });
    expect([claim?.support.length, claim?.against.length]).toEqual([7, 5]);
  });

  test("counts people who change their mind once, on the side they take last", async () => {
    const people = Array.from({ length: 8 }, (_, at) => [DEAR(at), ...TALK, ...(at === 0 ? [FINE(at)] : [])]);
    const claim = (await claimsIn(spoken(people))).find(({ text }) => text.includes("too high"));
    expect(claim?.against.map(({ person }) => person)).toEqual(["p0"]);
    expect(claim?.support.map(({ person }) => person)).not.toContain("p0");
  });

  test("quotes the deciding sentence, along with the previous one if that names the subject", async () => {
    const people = Array.from({ length: 6 }, (_, at) => [
      `I came in spring. They asked ${at + 2} coins for the locker fee. It was too expensive, I thought. My dog agreed.`,
      ...TALK,
    ]);
    const claim = (await claimsIn(spoken(people))).find(({ text }) => text.includes("too high"));
    expect(claim?.support[0]?.quote).toMatch(
      /^They asked \d coins for the locker fee\. It was too expensive, I thought\.$/,
    );
  });

  test("quotes what follows a sentence that is too short to be understood alone", async () => {
    const people = Array.from({ length: 6 }, (_, at) => [
      `The locker fee is too expensive. Shelf ${at} would do for my boots. My dog agreed.`,
      ...TALK,
    ]);
    const claim = (await claimsIn(spoken(people))).find(({ text }) => text.includes("too high"));
    expect(claim?.support[0]?.quote).toMatch(/^The locker fee is too expensive\. Shelf \d would do for my boots\.$/);
  });

  test("takes no side if nobody does, and says that people bring up what most of them name", async () => {
    const people = Array.from({ length: 5 }, (_, at) => [
      `We keep the canoe beside the boathouse, pier ${at}.`,
      `The canoe stood at the boathouse on pier ${at} this morning.`,
    ]);
    const themes = await findThemes(spoken(people));
    expect(themes.map(({ title }) => title)).toContain("Boathouse");
    for (const { text, leaning } of themes.flatMap(({ claims }) => claims)) {
      expect(leaning).toBe("told");
      expect(text).toMatch(/^People bring up the \w+ without being asked\.$/);
    }
  });

  test("has at most a hundred quotes per side, each from another person", async () => {
    const people = Array.from({ length: 130 }, (_, at) => [DEAR(at), ...TALK]);
    const claim = (await claimsIn(spoken(people))).find(({ text }) => text.includes("too high"));
    expect(new Set(claim?.support.map(({ person }) => person)).size).toBe(MOST_QUOTES);
  });

  test("is worded in German for a German study", async () => {
    const about = ["das Schließfach", "die Sauna", "den Kurs", "die Halle", "das Handtuch", "die Massage"];
    const people = about.map((what, at) => [
      `Der Preis für ${what} war mir zu teuer, deshalb ging ich am Mittwoch lieber an den See.`,
      `Meine Nachbarin sagte, die Kosten für ${what} seien zu hoch für eine Familie mit ${at + 2} Kindern.`,
    ]);
    const texts = (await claimsIn(spoken(people, "de"), true)).map(({ text }) => text);
    expect(texts).toContain("Preis: Das ist den Leuten zu teuer.");
  });
});

describe("what a question asked for", () => {
  const WISHES = [
    "Let me park it",
    "Give me a week more",
    "Tell me the whole sum",
    "Ask the other one",
    "Show me less",
  ];
  const PLACES = ["The harbour", "My cousin's barn", "An old mill", "The bakery", "A tram depot"];
  const answers = (question: (person: number) => string): AnalysisLine[] => {
    const people = WISHES.map((wish, at) => [
      `${PLACES[at]} is where I work, number ${at}.`,
      `The trial ran out at ${PLACES[at]} on day ${at}.`,
      `${wish}, thing ${at}.`,
    ]);
    const asked = (at: number, person: number) => ["Where do you work?", "How did it end?", question(person)][at];
    return spoken(people).map((each) => ({
      ...each,
      question: asked(each.index, Number(each.ownerId.slice(1))) ?? null,
    }));
  };

  test("a wish is about the question of the guide that asked for it", async () => {
    const claims = await claimsIn(answers(() => "If you could change one thing here, what would it be?"));
    expect(claims).toContainEqual(
      expect.objectContaining({
        text: "Asked “If you could change one thing here, what would it be?”, people answer in words of their own.",
        leaning: "bad",
        support: expect.objectContaining({ length: 5 }),
      }),
    );
  });

  test("or about what the question names", async () => {
    const claims = await claimsIn(answers((person) => `What would you change about the trial in year ${person}?`));
    expect(claims.find(({ text }) => text === "People want the trial to change.")?.support).toHaveLength(5);
  });

  test("without a question that asks for wishes, a wish that names nothing is about nothing", async () => {
    const texts = (await claimsIn(answers(() => "What did the trial look like?"))).map(({ text }) => text);
    expect(texts.join()).not.toMatch(/change/);
  });
});

test("a feeling on its own is about what is named right after it, unless it continues something or the next sentence turns", async () => {
  const about = async (text: string) => {
    const people = Array.from({ length: 6 }, (_, at) => [text, DEAR(at), ...TALK]);
    return (await claimsIn(spoken(people))).some((claim) => /put off by/.test(claim.text));
  };
  expect(await about("I felt tricked. First the locker fee and then tax on it.")).toBe(true);
  expect(await about("I felt tricked. But the locker fee was small.")).toBe(false);
});

test("nobody says of money that it is broken or slow", async () => {
  const people = Array.from({ length: 6 }, (_, at) => [
    `Coin ${at} went in for the locker fee, and then the door was broken.`,
    DEAR(at),
    ...TALK,
  ]);
  const texts = (await claimsIn(spoken(people))).map(({ text }) => text);
  expect(texts).toContain("People find the locker fee too high.");
  expect(texts.join()).not.toMatch(/problems with the locker fee/);
});
