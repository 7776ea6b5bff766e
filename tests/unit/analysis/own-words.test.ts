import { describe, expect, test } from "vitest";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { asksOpenly } from "@/lib/services/analysis/themes/own/asks-openly";
import { answersTo, interviews } from "./interviews";

/** Three people who are asked different things and have no word in common. */
const GARDENERS = interviews({
  Ada: [
    ["How did you come to it?", "My aunt left me a plot by the canal, that was in May."],
    ["And the first summer?", "Honestly, it was a disaster. The slugs ate every single lettuce in one night."],
    ["If you had a wish?", "A tap that works on Sundays, that would be enough for me."],
  ],
  Ben: [
    ["Tell me about the shed.", "What I hate is the lock. It freezes every winter and I stand there with a hairdryer."],
    ["What do you enjoy about it?", "The silence at six in the morning, when only the blackbird is up."],
    ["Who else comes along?", "My cousin, on some weekends. He brings the dog."],
  ],
  Cy: [
    ["Where do you buy seeds?", "At the market in town, from the woman with the red van."],
    ["What would you improve?", "I'd have somebody explain the compost to newcomers. Nobody ever explained it to me."],
    ["How about the meetings?", "They are dreadful. Three hours about hedges and nobody listens to a word I say."],
  ],
});

const quotesOf = (themes: Awaited<ReturnType<typeof findThemes>>, own: string) =>
  themes.flatMap((theme) => (theme.own === own ? theme.claims : [])).flatMap(({ support }) => support);

describe("a handful of people with nothing in common", () => {
  test("are told one by one, by what they have trouble with, like and want", async () => {
    const themes = await findThemes(GARDENERS);
    expect(themes.map(({ title }) => title)).toEqual([
      "What people have trouble with",
      "What people speak well of",
      "What people want",
    ]);
    expect(
      quotesOf(themes, "trouble")
        .map(({ person }) => person)
        .sort(),
    ).toEqual(["Ada", "Ben", "Cy"]);
    expect(
      quotesOf(themes, "wish")
        .map(({ person, quote }) => `${person}: ${quote}`)
        .sort(),
    ).toEqual([
      "Ada: A tap that works on Sundays, that would be enough for me.",
      "Cy: I'd have somebody explain the compost to newcomers. Nobody ever explained it to me.",
    ]);
    expect(quotesOf(themes, "praise").map(({ person }) => person)).toEqual(["Ben"]);
  });

  test("don't seem to agree: no claim takes a side for them, and what one says is said by someone", async () => {
    const claims = (await findThemes(GARDENERS)).flatMap((theme) => theme.claims);
    expect(claims.every(({ leaning, against }) => leaning === "open" && against.length === 0)).toBe(true);
    expect(claims.map(({ text }) => text)).toContain("Someone says what works for them.");
  });

  test("are quoted exactly, each once for a claim", async () => {
    const lines = new Map(GARDENERS.map((line) => [`${line.ownerId} ${line.index}`, line.text]));
    for (const { support } of (await findThemes(GARDENERS)).flatMap((theme) => theme.claims)) {
      expect(new Set(support.map(({ person }) => person)).size).toBe(support.length);
      for (const { ownerId, index, firstOffset, lastOffset, quote } of support)
        expect(lines.get(`${ownerId} ${index}`)?.slice(firstOffset, lastOffset)).toBe(quote);
    }
  });

  test("in German too", async () => {
    const themes = await findThemes(
      interviews(
        {
          Uwe: [["Was stört Sie?", "Der Automat am Eingang, der ist seit Wochen kaputt und niemand kommt."]],
          Ina: [["Was wünschen Sie sich?", "Eine Bank im Schatten, auf der man kurz sitzen kann."]],
        },
        "de",
      ),
      { german: true },
    );
    expect(themes.map(({ title }) => title)).toEqual(["Womit die Leute Ärger haben", "Was sich die Leute wünschen"]);
  });
});

test("what everybody was asked is told even where they share no view, but not when something happened", async () => {
  const asked = (question: string) =>
    answersTo(question, {
      Ada: "On Tuesday, with the old van of my uncle.",
      Ben: "After the rain had stopped, so around noon.",
      Cy: "First the beds, then the fence along the road.",
    });
  const told = await findThemes(asked("What did you do on arrival?"));
  expect(told.map(({ title, isAsked }) => [title, isAsked])).toEqual([["What did you do on arrival?", true]]);
  const facts = await findThemes([...asked("When did you last go there?"), ...GARDENERS]);
  expect(facts.filter(({ isAsked }) => isAsked)).toEqual([]);
});

test("something asked of everybody about “it” is a theme: it is what the study is about", async () => {
  const themes = await findThemes(
    answersTo("What would you change about it?", {
      Ada: "The colour of the door.",
      Ben: "More light in the hall.",
      Cy: "A second key for my neighbour.",
    }),
  );
  expect(themes.map(({ title }) => title)).toEqual(["What would you change about it?"]);
});

test("a thing that several are asked about in different ways is a theme, also if one was asked why they bought it", async () => {
  const themes = await findThemes(
    interviews({
      Ada: [
        ["And since the new oven came?", "The new oven is a beast. It's two degrees off on the left side."],
        ["And since the new oven came?", "I turn every tray round by hand."],
      ],
      Ben: [["Why did you buy the oven?", "The gas bill, it was nine thousand in one winter."]],
      Cy: [
        ["What do you make of the new oven?", "I like it. It has a program for everything."],
        ["And the alarm?", "It is shrill, the neighbours have written to us."],
      ],
    }),
  );
  const [oven] = themes.filter(({ title }) => title === "New oven");
  expect(oven?.claims.flatMap(({ support }) => support.map(({ person }) => person)).sort()).toEqual(["Ada", "Cy"]);
});

describe("what a question asks to be named", () => {
  test.each([
    ["Anything you dread?", "trouble"],
    ["Any problems?", "trouble"],
    ["And the downsides?", "trouble"],
    ["Has it ever gone wrong?", "trouble"],
    ["What would make it easier?", "wish"],
    ["Would anything bring you back?", "wish"],
    ["Gab es etwas, das gut war?", "praise"],
    ["How is the road there?", null],
    ["Why did you want a new kitchen?", null],
    ["What was daily life like?", null],
    ["What do you need an expense tool for?", null],
    ["What do you need?", "wish"],
  ])("%s", (question, asked) => expect(asksOpenly(question)).toBe(asked));
});

describe("what an interviewer asks for", () => {
  test.each([
    ["What would make you stop?", null],
    ["What would get you to leave?", null],
    ["Was würde dich dazu bringen, aufzuhören?", null],
    ["What would bring you back?", "wish"],
    ["Any theft?", "trouble"],
    ["Has something been stolen?", "trouble"],
    ["Wurde schon mal etwas gestohlen?", "trouble"],
  ])("%s", (question, asked) => {
    expect(asksOpenly(question)).toBe(asked);
  });

  test("is trouble if harm was done, and none if an answer says that there was none", async () => {
    const themes = await findThemes(
      interviews({
        Ada: [
          ["How did you come to it?", "My aunt left me a plot by the canal, that was in May."],
          ["Any theft?", "They took my rotavator, and the neighbor’s as well."],
          ["If you had a wish?", "A tap that works on Sundays, that would be enough for me."],
        ],
        Ben: [
          [
            "Tell me about the shed.",
            "What I hate is the lock. It freezes every winter and I stand there with a hairdryer.",
          ],
          ["What do you enjoy about it?", "The silence at six in the morning, when only the blackbird is up."],
        ],
        Cy: [
          ["Where do you buy seeds?", "At the market in town, from the woman with the red van."],
          ["Has anything been stolen?", "No, never, and I have been here since the fence was built."],
        ],
      }),
    );
    const told = quotesOf(themes, "trouble").map(({ person }) => person);
    expect(told).toContain("Ada");
    expect(told).not.toContain("Cy");
  });
});
