import { describe, expect, test } from "vitest";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { askedAbout } from "@/lib/services/analysis/themes/statements/asked-about";
import { piecesOf } from "@/lib/services/analysis/themes/statements/pieces";
import { isBeside } from "@/lib/services/analysis/themes/statements/somebody-elses";
import { statementsIn } from "@/lib/services/analysis/themes/statements/statements-of";
import { cpuMs } from "@/tests/support/watch/cpu-ms";
import { answersTo, interviews } from "./interviews";
import { peopleIn, quoted } from "./quoted";

const moods = (text: string, question = "How was the ferry?") => {
  const [line] = answersTo(question, { Ana: text });
  return line ? statementsIn(line, true).flatMap(({ mood }) => (mood === 0 ? [] : [mood])) : [];
};
describe("no side is taken by", () => {
  test.each([
    ["a remark in passing", "The tea in the station is awful, by the way."],
    ["the words with which a story is introduced", "So this is embarrassing."],
    [
      "answers that somebody could choose from",
      "Too expensive, missing features, too complicated, just looking, other.",
    ],
    ["shame at saying it", "I'm ashamed to say that it was me."],
    ["what another one of the kind is like", "The other company's boat was terrible and dirty."],
    ["what a colleague makes of it", "My colleague hates the ferry, it makes her sick."],
    ["what used to be so", "I used to hate every minute on the old boat."],
    ["somebody who leaves", "I hit cancel on the second day."],
    ["what befalls somebody else", "We were in the queue and then a client called with the wrong label."],
  ])("%s", (_, text) => expect(moods(text)).toEqual([]));

  test.each([
    "Oh great, yeah, fantastic, we stood in the rain for an hour. Really useful.",
    "Oh, wonderful. You press and you press and nobody comes, the whole evening long.",
    "The boat is late again. I love waiting.",
    "Yeah, right, brilliant service.",
  ])("praise that is meant the other way: %s", (text) => expect(moods(text)).not.toContain(1));

  test("and plain praise after an exclamation still counts", () => {
    expect(moods("Oh, that was lovely. We sat in the sun.")).toContain(1);
    expect(moods("Oh, brilliant. The crew was friendly and everything worked, we loved it.")).toContain(1);
  });
});

test.each([
  ["white space between its parts", `${"ab,      ".repeat(40)};`],
  ["quotation marks before it", '"'.repeat(60_000)],
])("a list with much %s is read as quickly as any other", (_, text) => {
  const before = cpuMs();
  expect(isBeside(text)).toBe(false);
  expect(cpuMs() - before).toBeLessThan(500);
});

test("half a quotation is no sentence", () => {
  const text = 'Then it says "Something went wrong. Please use another card." Twice, with both cards.';
  expect(piecesOf(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'Then it says "Something went wrong. Please use another card."',
    "Twice, with both cards.",
  ]);
  const open = 'A screen of 27" is enough. It is large.';
  expect(piecesOf(open)).toHaveLength(2);
});

describe("a claim about what everybody was asked about", () => {
  const ASKED = "How was the night bus?";

  test("quotes nobody for what they say of a person", async () => {
    const themes = await findThemes(
      answersTo(ASKED, {
        Ana: "Dreadful. I stood all the way to the coast.",
        Ben: "Terrible, the heating was broken the whole night.",
        Cy: "Bad. They dropped us two villages early.",
        Di: "My brother came to fetch me. He was brilliant and very friendly.",
      }),
    );
    expect(peopleIn(themes)).toEqual(new Set(["Ana", "Ben", "Cy"]));
  });

  test("isn't made of a verdict on something else that the next sentence leads to", async () => {
    const themes = await findThemes(
      interviews({
        Ana: [
          [ASKED, "It left from the square at nine."],
          ["How was the booking?", "No problem, all online. Only for the night bus I waited four months."],
        ],
        Ben: [
          [ASKED, "Dreadful. I stood all the way."],
          ["How was the booking?", "Fine. It took a minute."],
        ],
        Cy: [
          [ASKED, "Awful, the heating was broken."],
          ["How was the booking?", "Easy. Two clicks."],
        ],
        Di: [
          [ASKED, "Bad. They dropped us two villages early."],
          ["How was the booking?", "Quick, I did it in the kitchen."],
        ],
      }),
    );
    const bus = themes.filter(({ title }) => title === "Night bus");
    expect(bus).toHaveLength(1);
    expect(peopleIn(bus)).toEqual(new Set(["Ben", "Cy", "Di"]));
  });

  test("isn't made of an answer about something with which it shares a part of its name", async () => {
    const page = "Take me through the last time you were on Petrol Pal's payment page, step by step.";
    const others = {
      Ben: "spins and spins, it was awful",
      Cy: "was confusing, I hated it",
      Di: "was terrible, it crashed",
    };
    const themes = await findThemes(
      interviews({
        Ana: [
          ["How did you come to try Petrol Pal?", "From a blog about vans. The tank deposits were good."],
          [page, "I pressed a button."],
        ],
        ...Object.fromEntries(
          Object.entries(others).map(([name, how]) => [
            name,
            [
              ["How did you come to try Petrol Pal?", "From a man in the pub."],
              [page, `The payment page ${how}.`],
            ] as const,
          ]),
        ),
      }),
    );
    expect(
      quoted(themes)
        .map(({ quote }) => quote)
        .join(),
    ).not.toMatch(/deposits/);
  });

  test("is called by all of it, or by the question", async () => {
    const titles = async (question: string) =>
      (
        await findThemes(
          answersTo(question, {
            Ana: "Dreadful. I went to the desk at the school three times.",
            Ben: "Terrible. The desk at the school was closed.",
            Cy: "Awful. The desk at the school knew nothing.",
          }),
        )
      ).map(({ title }) => title);
    expect(await titles("How was paying for the school trip?")).toEqual(["Paying for the school trip"]);
    expect(await titles("How was the first time you booked a desk?")).toEqual([
      "How was the first time you booked a desk?",
    ]);
  });
});

describe("below a question", () => {
  test("are only answers to it, not to questions that share a word with it", async () => {
    const themes = await findThemes(
      interviews({
        Ana: [
          ["How did you come to sell cars?", "My uncle had a yard and I washed them."],
          ["How do you check a car before you sell it?", "My brother has it on the lift for an hour."],
        ],
        Ben: [["How did you come to sell cars?", "Through my father, who sold lorries."]],
        Cy: [["Would you sell a car without seeing it?", "My son did, it came on a train."]],
      }),
    );
    for (const { title, claims } of themes)
      if (/come to sell/.test(title))
        expect(claims.flatMap(({ support }) => support.map(({ quote }) => quote)).join()).not.toMatch(/lift|train/);
  });

  test("who answers how something without a name was takes a side with the first word", async () => {
    const [theme] = await findThemes(
      answersTo("How was your first day?", {
        Ana: "Lovely. There was cake.",
        Ben: "Great fun. I sold two patterns.",
        Cy: "Disappointing, to tell you the truth. I sat at the piano.",
        Di: "I took the tram.",
      }),
    );
    expect(theme?.claims.map(({ text }) => text)).toEqual([
      "Asked “How was your first day?”, some people speak well of it; others describe problems.",
    ]);
    expect(peopleIn(theme ? [theme] : [])).toEqual(new Set(["Ana", "Ben", "Cy"]));
  });

  test("the price is no finding where the amount was asked about", async () => {
    const themes = await findThemes(
      answersTo("How did the amount compare with what you had expected?", {
        Ana: "It was eighty euros, cheaper than the card.",
        Ben: "The price was on the page, forty pounds.",
        Cy: "I had no idea of the cost.",
        Di: "About the price that my cousin paid.",
      }),
    );
    expect(themes.flatMap(({ claims }) => claims.map(({ text }) => text)).join()).not.toMatch(/name the price/);
  });

  test("where something happened is not what annoys people", async () => {
    const themes = await findThemes(
      answersTo("What annoys you about the place?", {
        Ana: "Everyone takes calls at the desk.",
        Ben: "That somebody always sits at my desk.",
        Cy: "The lamps.",
      }),
    );
    expect(themes.flatMap(({ claims }) => claims.map(({ text }) => text)).join()).not.toMatch(/desk/);
  });
});

test("in a story, trouble may come late, and what only sounds like praise is none", async () => {
  const [theme] = await findThemes(
    answersTo("Tell me about the last time you picked something up.", {
      Ana: "It was Tuesday, after work. Then they said it was at another branch and I was furious.",
      Ben: "My neighbor went for me. It took ages and they gave him the wrong tablets.",
      Cy: "I left home at nine. It was awful, the queue went round the corner.",
      Di: "They know me there.",
    }),
  );
  expect(theme?.claims[0]?.leaning).toBe("bad");
  expect(peopleIn(theme ? [theme] : [])).toEqual(new Set(["Ana", "Ben", "Cy"]));
});

test("too fast is not fast, and better than before is good", () => {
  expect(moods("It was too fast for me, I was lost and scared the whole time.")).toEqual([-1]);
  expect(moods("Much better. We leave at six now.")).toContain(1);
});

test("a quote isn't continued with what somebody says to others", async () => {
  const themes = await findThemes(
    answersTo("How was the ferry?", {
      Ana: "Works for us. Sorry, one second. Put it down!",
      Ben: "Lovely. We sat outside.",
      Cy: "Good. We had two seats.",
    }),
  );
  expect(
    quoted(themes)
      .map(({ quote }) => quote)
      .join(),
  ).not.toMatch(/Sorry/);
});

test("a clause is no name of what was asked about", () => {
  const name = (question: string) => askedAbout(question)?.name ?? null;
  expect(name("How did the closure change your work?")).toBeNull();
  expect(name("How are the lessons run?")).toBeNull();
  expect(name("How about getting paid?")).toBe("getting paid");
  expect(name("How was paying for the school trip?")).toBe("paying for the school trip");
});
