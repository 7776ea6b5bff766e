import { describe, expect, test } from "vitest";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { spokenOf } from "@/lib/services/analysis/themes/claims/spoken-of";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { statementsIn } from "@/lib/services/analysis/themes/statements/statements-of";
import type { FoundClaim } from "@/lib/services/analysis/themes/theme";
import { answersTo, interviews } from "./interviews";

const claimsIn = async (lines: AnalysisLine[]): Promise<FoundClaim[]> =>
  (await findThemes(lines)).flatMap(({ claims }) => claims);
const peopleOf = (quotes: FoundClaim["support"] | undefined) => quotes?.map(({ person }) => person).sort();

describe("somebody's opinion of what they were asked about", () => {
  const ASKED = "How was the night bus?";

  test("is in the first word or two of an answer; that it was fine speaks against trouble", async () => {
    const [claim] = await claimsIn(
      answersTo(ASKED, {
        Ana: "Dreadful. I stood all the way to the coast with a cello.",
        Ben: "Bad. They dropped us two villages early and drove off.",
        Cy: "Way too long. My legs were asleep before I was.",
        Di: "Good, good. I had two seats.",
        Ed: "No problem for us, we got on at the first stop.",
        Fay: "It left from the square behind the theatre.",
      }),
    );
    expect(claim?.leaning).toBe("divided");
    expect(peopleOf(claim?.support)).toEqual(["Ana", "Ben", "Cy"]);
    expect(peopleOf(claim?.against)).toEqual(["Di", "Ed"]);
    expect(claim?.support.map(({ quote }) => quote)).toContain(
      "Dreadful. I stood all the way to the coast with a cello.",
    );
  });

  test.each([
    ["I don't trust them.", [["trust", -1]]],
    ["Don't change it.", [["wish", 1]]],
    ["I love it.", [["liking", 1]]],
  ])("“%s” is meant by whoever says it", (text, sides) => {
    const [line] = answersTo("How do you find the categories?", { Ana: text });
    const [{ told } = { told: new Map() }] = line ? statementsIn(line, false) : [];
    expect([...told].map(([kind, { side }]) => [kind, side])).toEqual(sides);
  });

  test("is quoted from the sentence that expresses it most clearly", async () => {
    const [claim] = await claimsIn(
      answersTo(ASKED, {
        Ana: "The driver put a box of something wrong on my seat at the start. It was horrible, I never want to see that bus again.",
        Ben: "It was terrible, I was sick from the first bend to the last one.",
        Cy: "It was awful, the heating was broken the whole night long.",
      }),
    );
    expect(claim?.support.find(({ person }) => person === "Ana")?.quote).toMatch(/^It was horrible/);
  });

  test("isn't expected in answers to questions about facts", async () => {
    const claims = await claimsIn(
      answersTo("Who told you about the night bus?", {
        Ana: "My sister, she was terribly ill on it and hated every minute.",
        Ben: "A colleague, who lost an awful lot of luggage and was furious.",
        Cy: "The man in the kiosk, a horrible grumpy person, really rude to me.",
      }),
    );
    expect(claims.map(({ leaning }) => leaning)).toEqual(["open"]);
  });
});

test("what something is compared with isn't what the sentence is about", () => {
  const about = (text: string) => {
    const [line] = answersTo("What happened at the harbour?", { Ana: text });
    if (!line) throw new Error("nothing was said");
    const ticket = {
      title: "Ticket",
      isAsked: false,
      asksFor: null,
      answers: new Set<AnalysisLine>(),
      isTopic: false,
      isInPassing: false,
      thing: "the ticket",
      terms: ["ticket"],
      keys: new Set(["ticket"]),
      nouns: new Map(),
      people: 1,
      members: [{ line, near: 1 }],
      outright: [{ line, near: 1 }],
    };
    return spokenOf([ticket], new Map([[line, statementsIn(line, false)]]))
      .get(ticket)
      ?.map(({ kind }) => kind);
  };
  expect(about("The ticket annoyed me.")).toEqual(["mind"]);
  expect(about("The ticket annoyed me more than the queue did.")).toEqual(["mind"]);
  expect(about("That annoyed me more than the ticket did.")).toEqual([]);
});

test("a theme is named after the thing everybody was asked about, with its article", async () => {
  const claims = async (question: string) => {
    const themes = await findThemes(
      answersTo(question, {
        Ana: "Dreadful. I gave up on it after a week.",
        Ben: "It was terrible, I was cross the whole day.",
        Cy: "Awful. Everything about it was confusing to me.",
      }),
    );
    return themes.map(({ title, claims: [first] }) => `${title}: ${first?.text}`);
  };
  expect(await claims("And how did you find the opening hours?")).toEqual([
    "Opening hours: People mostly have trouble with the opening hours.",
  ]);
  for (const question of ["Okay. What about ordering parts?", "How is ordering parts through it?"])
    expect(await claims(question)).toEqual(["Ordering parts: People mostly have trouble with ordering parts."]);
  expect(await claims("And the opening hours?")).toEqual([
    "Opening hours: People mostly have trouble with the opening hours.",
  ]);
  expect(await claims("What was the baggage belt like for you?")).toEqual([
    "Baggage belt: People mostly have trouble with the baggage belt.",
  ]);
});

test("how a sentence sounds doesn't count if its words are negated", () => {
  const moods = (text: string) => {
    const [line] = answersTo("How is the delivery?", { Ana: text });
    return line ? statementsIn(line, true).map(({ mood }) => mood) : [];
  };
  expect(moods("Never wrong until now, only the one time with the size.")).not.toContain(-1);
  expect(moods("They are long, but that isn't the same as bad.")).not.toContain(-1);
});

test("what somebody says about a thing by its own name belongs to that thing, not to the surrounding topic", async () => {
  const lines = [
    ...answersTo("Which one do you have?", {
      Ana: "A blue tablet.",
      Ben: "The tablet they gave us.",
      Cy: "My tablet is old.",
    }),
    ...answersTo("How do you like the app?", {
      Ana: "I use it for the map.",
      Ben: "The app has my jobs in it.",
      Cy: "The app is where I log in.",
    }),
    ...answersTo("How is the tablet?", {
      Ana: "The tablet is terrible, far too heavy.",
      Ben: "The tablet is awful in the rain.",
      Cy: "The tablet is useless with gloves.",
    }).map((line) => ({ ...line, index: 5 })),
  ];
  const themes = await findThemes(lines);
  const sided = themes.filter(({ claims }) => claims.some(({ leaning }) => leaning === "bad"));
  expect(sided.map(({ title }) => title)).toEqual(["Tablet"]);
});

test("who would recommend it is told by whole answers, to whomever they were asked", async () => {
  const asked = "Would you recommend it?";
  const themes = await findThemes(
    interviews({
      Ana: [[asked, "Yes. I have, twice."]],
      Ben: [["Would you recommend it to another shop?", "For a team, yes."]],
      Cy: [[asked, "I would, definitely."]],
      Di: [[asked, "I would not."]],
      Ed: [[asked, "If they had a price for charities, in a heartbeat."]],
      Flo: [[asked, "To a beginner, yes. To anybody else, no."]],
      Gus: [[asked, "God, no."]],
    }),
  );
  const told = themes.find(({ title }) => title === asked)?.claims ?? [];
  expect(told.map(({ text, support, against }) => [text, support.length, against.length])).toEqual([
    [`Asked “${asked}”, some people would; others would not.`, 3, 2],
    [`Asked “${asked}”, some people would on a condition.`, 2, 0],
  ]);
});

test("whoever calls a price fair or says “love” to the interviewer praises the price, and nothing", async () => {
  const sides = (question: string, text: string) => {
    const [line] = answersTo(question, { Ana: text });
    return line
      ? statementsIn(line, false).flatMap(({ told }) => [...told].map(([kind, { side }]) => `${kind} ${side}`))
      : [];
  };
  expect(sides("How do you feel about the price?", "Thirty-nine a month? That's fair.")).toContain("price 1");
  expect(sides("What would you tell them?", "Ask me if I'm sure. That's all, love.")).toEqual([]);
});

test("with more than a handful of people, two don't make a side on what nobody was asked about", async () => {
  const said = (speaker: string, text: string) => [speaker, [["What do you do at work?", text]]] as const;
  const quiet = ["Di", "Ed", "Flo", "Gus", "Hal"].map((name) =>
    said(name, "The rota comes on Fridays, I look at the rota then."),
  );
  const lines = interviews(
    Object.fromEntries([
      said("Ana", "The rota takes forever to load."),
      said("Ben", "The rota is so slow, I go and make tea."),
      ...quiet,
    ]),
  );
  const texts = (await findThemes(lines)).flatMap(({ claims }) => claims.map(({ text }) => text));
  expect(texts).not.toContain("People lose time over the rota.");
});

test("a thing that most people were asked about is a theme even if their words take no side", async () => {
  const themes = await findThemes(
    interviews(
      Object.fromEntries(
        ["Ana", "Ben", "Cy", "Di", "Ed", "Flo", "Gus"].map((name, at) => [
          name,
          [
            ["How is the lift?", at % 2 === 0 ? "I love it." : "Wonderful, really."],
            [
              "And the notice board?",
              `It has ${["maps", "names", "dates", "rules", "paint", "glue", "moss"][at]} on it.`,
            ],
          ],
        ]),
      ),
    ),
  );
  expect(themes.map(({ title, claims: [first] }) => `${title}: ${first?.text}`)).toEqual([
    "Lift: People mostly speak well of the lift.",
    "Notice board: People bring up the notice board without taking a side.",
  ]);
});

test("what people were asked about in several ways is called as it was asked, however they call it", async () => {
  const themes = await findThemes(
    interviews({
      Ana: [["Do the notes tell you enough?", "I hate them. There's a note every day, and every note is the same."]],
      Ben: [["Some find the notes repetitive.", "I hate the note on Mondays, it's a copy."]],
      Cy: [["Would you miss the notes?", "No, they're dreadful. The note says nothing."]],
    }),
  );
  expect(themes.map(({ title }) => title)).toContain("Notes");
  expect(themes.map(({ title }) => title)).not.toContain("Note");
});

test("what was so until or before something is no view, and who doesn’t know whether takes no side", async () => {
  const claims = await claimsIn(
    answersTo("What do you think of the pay?", {
      Ana: "It was good, before the update.",
      Ben: "It was terrible until they hired a new clerk. Now it's fine.",
      Cy: "I think it's fair.",
      Di: "It's an insult.",
      Ed: "I don't know whether I love it.",
      Fay: "Not enough for the rent.",
      Gus: "Fine.",
      Hana: "Great, I love it.",
    }),
  );
  const [claim] = claims;
  const [well, badly] = [peopleOf(claim?.support), peopleOf(claim?.against)];
  expect([...(well ?? []), ...(badly ?? [])]).not.toContain("Ana");
  expect([...(well ?? []), ...(badly ?? [])]).not.toContain("Ed");
  expect(well).toEqual(expect.arrayContaining(["Cy", "Gus"]));
  expect(badly).toEqual(["Di", "Fay"]);
});
