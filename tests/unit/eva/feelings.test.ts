import { expect, test } from "vitest";
import { isUnsure } from "@/lib/core/evidence/no-answer";
import { inEnglish } from "@/lib/services/analysis/words/in-english";
import { builtIn } from "@/lib/services/eva/analyst/built-in";
import { checkQuotes } from "@/lib/services/eva/compose/check-quotes";
import type { Document } from "@/lib/services/eva/retrieve/corpus/corpus";
import { nameWordsOf } from "@/lib/services/eva/retrieve/corpus/names-in";
import { passagesOf } from "@/lib/services/eva/retrieve/corpus/passages";
import { questionTerms } from "@/lib/services/eva/retrieve/question/question-terms";
import type { Retrieved } from "@/lib/services/eva/retrieve/retriever";
import { searchCorpus } from "@/lib/services/eva/retrieve/search-corpus";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";

type Said = Record<string, readonly (readonly [asked: string, said: string])[]>;

/** What Eva answers over interviews of one person each. */
async function answered(said: Said, question: string, language = "en") {
  const documents = Object.entries(said).map(([name, turns], at): Document => {
    const origin = { fileId: `file ${at}` };
    const lines = turns
      .flatMap(([asked, text]) => [
        { speaker: "Moderator", text: asked },
        { speaker: name, text },
      ])
      .map((line, index) => ({ ...line, origin, index, follows: index > 0, startSeconds: null, endSeconds: null }));
    return { origin, language, speakers: speakerShares(lines), lines };
  });
  const names = new Set(Object.keys(said).flatMap(nameWordsOf));
  const people = documents.length;
  const find = async (text: string): Promise<Retrieved> => {
    const { asked, ranked, answers, unsaid, mentions, denied, askedFor, put } = await searchCorpus(
      text,
      { documents, people },
      names,
    );
    const { terms, german, isOfSides, feeling, kind, names: named } = asked;
    return {
      ranked,
      said: await passagesOf({ documents }),
      traits: [],
      answers,
      unsaid,
      people,
      german,
      isOfSides,
      leftOut: 0,
      isWhole: true,
      named: named.size > 0,
      kind,
      terms: terms.map(({ word }) => word),
      respects: terms.flatMap(({ respect }) => respect ?? []),
      feeling,
      unknown: [],
      mended: [],
      askedSo: null,
      askedFor,
      put,
      mentions,
      denied,
      findToo: find,
    };
  };
  const draft = await builtIn({ text: question, turns: [] }, await find(question));
  const { paragraphs, citations } = checkQuotes(draft);
  return { paragraphs, speakers: citations.map(({ speaker }) => speaker) };
}

const FERRY: Said = {
  Ana: [
    ["How was the ferry?", "The ferry was terrible, I was sick for an hour."],
    ["And the cabin?", "The cabin was at the front, with a window."],
  ],
  Ben: [
    ["How was the ferry?", "I loved the ferry, you see the whole coast."],
    ["And the cabin?", "We had none."],
  ],
  Cy: [
    ["How was the ferry?", "The ferry left at nine and came in at noon."],
    ["What would you change?", "Seats out of the wind."],
  ],
  Di: [
    ["How was the bus?", "It went past the mill and the church."],
    ["What would you change?", "More of those maps."],
  ],
};

test("asked what annoys people about a thing, those who clearly say so come first, and nobody who praises it", async () => {
  const { paragraphs, speakers } = await answered(FERRY, "What annoys travellers about the ferry?");
  expect(paragraphs[0]).toMatch(/^One of 4 people clearly describes problems when they speak about this\. Ana said “/);
  expect(paragraphs[1]).toMatch(/^Without clearly taking that side, Cy said “/);
  expect(speakers).toEqual(["Ana", "Cy"]);
});

test("if nobody clearly says so, the answer says that what follows only comes closest", async () => {
  const { paragraphs } = await answered(FERRY, "Who had problems with the cabin?");
  expect(paragraphs.join(" ")).toMatch(
    /^Nobody clearly describes problems when they speak about this\. What \w+ of 4 people said comes closest\./,
  );
});

test("what somebody complains of before they name the thing, or on the other side of a “but”, is about something else", async () => {
  const fares: Said = {
    Ana: [["Why did you stop?", "The price is ridiculous for two stops."]],
    Ben: [["Why did you stop?", "The seats are terrible. I don't find the price too high."]],
    Cy: [["Why did you stop?", "It's ugly, but it's one price for everybody."]],
  };
  const { paragraphs } = await answered(fares, "Who complained about the price?");
  expect(paragraphs[0]).toMatch(/^One of 3 people clearly describes problems when they speak about this\. Ana said “/);
});

test("who would have it otherwise, or speaks of another thing in the same breath, doesn't count as complaining", async () => {
  const fares: Said = {
    Ana: [["Why did you stop?", "The price is ridiculous for two stops."]],
    Ben: [["Why did you stop?", "I'd rather they put the price up than add a fee."]],
    Cy: [["Why did you stop?", "Mine had a flat price, five for everybody, and it was so ugly that I laughed."]],
    Di: [["Why did you stop?", "If I had said student, they would have shown me another price, terrible."]],
  };
  const { paragraphs, speakers } = await answered(fares, "Who complained about the price?");
  expect(paragraphs[0]).toMatch(
    /^One of 4 people clearly describes problems when they speak about this\. Ana said “[^“]*$/,
  );
  expect(speakers[0]).toBe("Ana");
});

test("if nobody complains of it, nobody who praises it is quoted as coming closest", async () => {
  const fares: Said = {
    Ana: [["How was the price?", "The price was fair, I thought."]],
    Ben: [["Why did you stop?", "The price is on the door, and I read it."]],
  };
  const { paragraphs, speakers } = await answered(fares, "Who complained about the price?");
  expect(paragraphs.join(" ")).toMatch(
    /^Nobody clearly describes problems[^.]*\. What one of 2 people said comes closest\./,
  );
  expect(speakers).toEqual(["Ben"]);
});

test("what surprised people, or what they wish for, is what they name when they are asked for it, and only that is counted", async () => {
  const boat: Said = {
    Ana: [["Did anything surprise you?", "Er... not really. Oh, the soup, it was hot."]],
    Ben: [["Was there anything that surprised you?", "How quiet it is. You hear the gulls."]],
    Cy: [["Did anything surprise you?", "No."]],
    Di: [["How was the deck?", "I was told on the last page of the leaflet where to sit."]],
    Ed: [["And the crew?", "That they sang was a surprise to me, I must say."]],
  };
  const { paragraphs } = await answered(boat, "What surprised people?");
  expect(paragraphs[0]).toMatch(/^Two of 5 people named something when they were asked for it\. /);
  expect(paragraphs[0]).toContain("“Oh, the soup, it was hot.”");
  expect(paragraphs[1]).toMatch(/^Besides, Ed said “/);
  expect(paragraphs.join(" ")).not.toContain("leaflet");
  const { paragraphs: ofBen } = await answered(boat, "What surprised Ben?");
  expect(ofBen.join(" ")).toBe("Ben said “How quiet it is. You hear the gulls.” [1]");
  const wishes: Said = {
    Ana: [["If you could change one thing, what would it be?", "Longer evenings, and a hook."]],
    Ben: [["Last one: one thing to change?", "A hook, one single hook."]],
    Cy: [["How is the hall?", "I'd like it warmer, if I may say so."]],
  };
  const { paragraphs: wished } = await answered(wishes, "What do people wish for?");
  expect(wished[0]).toMatch(/^Two of 3 people named something when they were asked for it\. /);
});

test("of what nobody talks about, nobody is counted, however they feel: at most what comes closest is quoted", async () => {
  for (const question of ["What annoys people about the parrots?", "Who had trouble with the customs officers?"]) {
    const [lead] = (await answered(FERRY, question)).paragraphs;
    expect(lead === undefined || isUnsure(lead), lead).toBe(true);
  }
});

test("whether a thing is a problem asks for both sides", () => {
  expect(questionTerms("Is the ferry a problem for people?", new Set()).feeling).toBeNull();
  expect(questionTerms("Was the ferry a problem?", new Set()).feeling).toBeNull();
  expect(questionTerms("What is the problem with the ferry?", new Set()).feeling).toMatchObject({ side: -1 });
  expect(questionTerms("People hate the ferry", new Set()).feeling).toMatchObject({ side: -1 });
});

test("whether anybody feels so asks who does", async () => {
  expect(questionTerms("Did anyone complain about the ferry?", new Set()).feeling).toMatchObject({ side: -1 });
  expect(questionTerms("Was anybody happy with the ferry?", new Set()).feeling).toMatchObject({ side: 1 });
  const { paragraphs } = await answered(FERRY, "Did anyone complain about the ferry?");
  expect(paragraphs[0]).toMatch(/^One of 4 people clearly describes problems when they speak about this\. Ana said “/);
});

test("what one person liked or hated is what that person clearly likes or hates", async () => {
  expect((await answered(FERRY, "What did Ben like?")).paragraphs.join(" ")).toBe(
    "Ben said “I loved the ferry, you see the whole coast.” [1]",
  );
  expect((await answered(FERRY, "What did Ana hate?")).speakers).toEqual(["Ana"]);
});

test("who wants a thing is told by who wishes for it; who wants to do something isn't", async () => {
  const wishes: Said = {
    Ana: [["How was the trial?", "I wish the trial were longer, two weeks are nothing."]],
    Ben: [["How was the trial?", "The trial began on a Monday and ended on a Friday."]],
  };
  const { paragraphs } = await answered(wishes, "Who wants a longer trial?");
  expect(paragraphs[0]).toMatch(
    /^One of 2 people clearly wishes for something when they speak about this\. Ana said “/,
  );
  expect(questionTerms("Who wants to leave the trial?", new Set()).feeling).toBeNull();
});

test("how often somebody does a thing is told only by who says so", async () => {
  const often: Said = {
    Ana: [["What do you do with invoices?", "I write an invoice every Friday, after lunch. It takes an hour."]],
    Ben: [["What do you do with invoices?", "An invoice is a thing for my wife, I never open them before May."]],
    Cy: [["What do you do with invoices?", "I print the invoice and put it in a drawer."]],
  };
  const { paragraphs, speakers } = await answered(often, "How often do people write an invoice?");
  expect(speakers).not.toContain("Cy");
  expect(paragraphs.join(" ")).toContain("Ana said “I write an invoice every Friday, after lunch.");
  const none = await answered({ Cy: often.Cy ?? [], Di: often.Cy ?? [] }, "How often do people print an invoice?");
  expect(none.paragraphs.length === 0 || isUnsure(none.paragraphs[0] ?? "")).toBe(true);
});

test("how often a product is used is told by who was asked that, in whatever words, and not by other habits", async () => {
  const uses: Said = {
    Ana: [["How often do you look at Pondkeeper?", "At six, before the fish. And at noon."]],
    Ben: [["How often would you open Pondkeeper, Ben?", "In spring? Every hour."]],
    Cy: [["How is Pondkeeper?", "We pay the yearly plan, and I feed them twice a day."]],
    Di: [["How is Pondkeeper?", "I check Pondkeeper every Sunday, that is enough."]],
  };
  const { paragraphs, speakers } = await answered(uses, "How often do people use Pondkeeper?");
  expect(paragraphs[0]).toBe("Three of 4 people say how often.");
  expect(speakers).toEqual(["Ana", "Ben", "Di"]);
  expect((await answered(uses, "How often do people use the plan?")).speakers).not.toContain("Ana");
});

test("a question that people were asked themselves is answered by what they said to it", async () => {
  const { speakers } = await answered(FERRY, "What would they change?");
  expect(speakers.sort()).toEqual(["Cy", "Di"]);
  const now: Said = {
    Ana: [
      ["So what do you do now?", "We meet."],
      ["What do you take now?", "My own bicycle, whatever the weather."],
    ],
    Ben: [["What do you take now?", "The train of ten past seven."]],
  };
  expect((await answered(now, "What do they take now?")).speakers.sort()).toEqual(["Ana", "Ben"]);
  expect((await answered(now, "What do they eat now?")).speakers).toEqual([]);
});

test("of a thing that several name or were asked about, nobody else is counted", async () => {
  const marina: Said = {
    Ana: [["Who decides?", "Our treasurer does, he is strict."]],
    Ben: [["Who decides?", "We have a treasurer for that."]],
    Cy: [["Who decides?", "The bookkeeping is done by a program."]],
    Di: [["And what about the treasurer?", "Kind, and never in a hurry."]],
  };
  const { paragraphs, speakers } = await answered(marina, "How is the treasurer?");
  expect(paragraphs[0]).toMatch(/^Three of 4 people spoke about this\. /);
  expect(speakers.toSorted()).toEqual(["Ana", "Ben", "Di"]);
});

test("one person's interview is told by question, in the order of the conversation", async () => {
  const { paragraphs } = await answered(
    {
      Ana: [
        ["Hello, can you hear me?", "Yes, I can hear you very well, thank you."],
        ["How is the harbor?", "The harbor is lovely, and the showers are broken again."],
        ["What would you change?", "More light on the pier, it is dark by five."],
      ],
      Ben: [["How is the harbor?", "The harbor is too loud, I sleep badly there."]],
    },
    "What did Ana say?",
  );
  expect(paragraphs[0]).toBe("What Ana said most clearly, in the order of the conversation:");
  expect(paragraphs.slice(-2)).toEqual([
    "Asked “How is the harbor?”: “The harbor is lovely, and the showers are broken again.” [2]",
    "Asked “What would you change?”: “More light on the pier, it is dark by five.” [3]",
  ]);
});

test("nobody is quoted as finding easy what they call hard", async () => {
  const { speakers } = await answered(
    {
      Ana: [["How was the form?", "Filling it in was easy, I must say."]],
      Ben: [["How was the form?", "It was hard to find the second page."]],
      Cy: [["How was the form?", "The form is simple, two boxes."]],
    },
    "What was easy?",
  );
  expect(speakers).not.toContain("Ben");
  expect(speakers).toContain("Ana");
});

test("a German question of small words is answered in German", async () => {
  const bahn: Said = {
    Ana: [["Wie war die Bahn?", "Die Bahn war furchtbar, alles voll."]],
    Ben: [["Wie war die Bahn?", "Mit der Bahn fuhr ich um neun."]],
  };
  const { paragraphs } = await answered(bahn, "Was stört die Leute an der Bahn?", "de");
  expect(paragraphs[0]).toMatch(/^Eine von 2 Personen erzählt von Ärger, wenn davon die Rede ist\. Ana sagte “/);
});

const POOL: Said = {
  Ana: [
    ["How did you find the changing rooms?", "Cold, and there is nowhere to hang a coat."],
    ["If you could change one thing, what would it be?", "Longer evenings."],
  ],
  Ben: [
    ["How did you find the changing rooms?", "Lovely since they put in the benches."],
    ["If you could change one thing, what would it be?", "A hook, one single hook."],
  ],
  Cy: [
    ["How did you find the changing rooms?", "It is wet everywhere, I carry my shoes."],
    ["If you could change one thing, what would it be?", "The price of the locker."],
  ],
};

test("a question about a group of people is about those interviewed, if that is what they are called", async () => {
  for (const question of ["What would visitors change?", "What do most members want to change?"])
    expect((await answered(POOL, question)).speakers).toEqual(expect.arrayContaining(["Ben", "Cy"]));
});

test("a question about a thing that people were asked about is answered by their answers, in whatever words", async () => {
  expect((await answered(POOL, "Why did visitors struggle with the changing rooms?")).speakers).toContain("Cy");
  expect((await answered(POOL, "How many members dislike the changing rooms?")).speakers.length).toBeGreaterThan(0);
  expect((await answered(POOL, "What do members say about the sauna?")).speakers).toEqual([]);
});

test("a German question over what is said in English is looked up in English, and answered in German", async () => {
  const { paragraphs, speakers } = await answered(
    {
      Ana: [["How is the flat?", "I quit the lease because the landlord never answered."]],
      Ben: [["How is the flat?", "The neighbours are kind and the light is good."]],
      Cy: [["How is the flat?", "The heating is loud at night, it bothers me a lot."]],
    },
    "Was stört die Leute an der Heizung?",
  );
  expect(speakers).toEqual(["Cy"]);
  expect(paragraphs.join(" ")).toMatch(/Cy (?:sagte|drückte)|Eine von 3 Personen/);
});

test.each([
  ["Warum haben Fahrer gekündigt?", "Warum haben driver quit?"],
  ["Was hat die Leute überrascht?", "Was hat die Leute surprised?"],
  ["Was kostet die Aktivierungsgebühr?", "Was cost die activation fee?"],
  ["Wie lange werden die Aufnahmen gespeichert?", "Wie lange werden die recording store?"],
])("%s is read as %s", (german, english) => expect(inEnglish(german)).toBe(english));

test("who doesn't like a thing dislikes it", async () => {
  const { paragraphs } = await answered(FERRY, "Who doesn't like the ferry?");
  expect(paragraphs[0]).toMatch(/^One of 4 people clearly describes problems when they speak about this\. Ana said “/);
});

test("who doesn't do something isn't counted, and who doesn't say a word is counted and named", async () => {
  const { paragraphs } = await answered(FERRY, "Who didn't take the ferry?");
  expect(paragraphs[0]).toMatch(
    /^People say what they do more often than what they don’t, so nobody is counted here\./,
  );
  const silent = await answered(FERRY, "Who didn't mention the ferry?");
  expect(silent.paragraphs[0]).toBe("One of 4 people doesn’t say “ferry”: Di. These do:");
});

test("asked whether anybody did something, “nobody ever did” is no yes", async () => {
  const said: Said = {
    Ana: [["What happened?", "With the brass discs nobody ever lost a coat."]],
    Ben: [["What happened?", "I lost a coat here in May."]],
  };
  const { paragraphs } = await answered(said, "Has anyone lost a coat?");
  expect(paragraphs[0]).toMatch(/^One of 2 people spoke about this\. Ben said “/);
});

test("of how many drivers think that it is fair, whoever only speaks of drivers isn't one", async () => {
  const said: Said = {
    Ana: [["What is it like?", "There are four hundred drivers here."]],
    Ben: [["What is it like?", "It's fair, everybody has a number."]],
  };
  const { paragraphs } = await answered(said, "How many drivers think it is fair?");
  expect(paragraphs[0]).toMatch(
    /^Nobody says of themselves that they belong to the “drivers”.* One of 2 people spoke about this\. Ben said “/,
  );
});

const LOST: Said = {
  Ana: [["What happened?", "I lost my seat because of the ferry, it came in late."]],
  Ben: [["What happened?", "I lost my seat when I went for a coffee."]],
  Cy: [["What happened?", "The ferry was full of school children."]],
};

test("asked who did something, only those count who say all of it", async () => {
  const { paragraphs } = await answered(LOST, "Did anyone lose their seat because of the ferry?");
  expect(paragraphs[0]).toBe("One of 3 people gives that as a reason.");
  expect(paragraphs[1]).toMatch(/^These give it as a reason\. Ana said “[^“]*$/);
  expect(paragraphs).toHaveLength(2);
  const { paragraphs: none } = await answered(LOST, "Did anyone lose their seat because of the weather?");
  expect(none.join(" ")).not.toMatch(/people spoke about this/);
});

test("who does both of two things answers the question for each", async () => {
  const said: Said = {
    Ana: [
      ["How was the ferry?", "I loved the ferry."],
      ["And the cabin?", "The cabin was terrible, no window."],
    ],
    Ben: [
      ["How was the ferry?", "I loved the ferry, too."],
      ["And the cabin?", "I loved the cabin."],
    ],
  };
  const { paragraphs, speakers } = await answered(said, "Did anyone both love the ferry and complain about the cabin?");
  expect(paragraphs[0]).toBe("The words of one of 2 people speak of both:");
  expect(speakers).toEqual(["Ana", "Ana"]);
});

test("two people are compared by name: on a thing, or by what they answered to the same questions", async () => {
  const { paragraphs } = await answered(FERRY, "Compare Ana and Ben on the ferry");
  expect(paragraphs).toEqual([
    "Side by side:",
    "Ana said “The ferry was terrible, I was sick for an hour.” [1]",
    "Ben said “I loved the ferry, you see the whole coast.” [2]",
  ]);
  const walks: Said = {
    Ana: [
      ["How was the ferry?", "The ferry was terrible."],
      ["What would you change?", "Seats out of the wind."],
    ],
    Ben: [
      ["How was the ferry?", "I loved it."],
      ["What would you change?", "More of those maps."],
    ],
  };
  const both = await answered(walks, "What's the difference between Ana and Ben?");
  expect(both.paragraphs.join("\n")).toMatch(
    /Asked “How was the ferry\?”, Ana: “The ferry was terrible[^\n]*Ben: “I loved it/,
  );
});

test("what annoys people needn't have surprised them", async () => {
  const said: Said = {
    Ana: [
      ["What annoys you about it?", "The queue at the door."],
      ["What surprised you?", "That it was open at all."],
    ],
    Ben: [
      ["What annoys you about it?", "The smell of paint."],
      ["What surprised you?", "How quickly it went."],
    ],
  };
  const { paragraphs } = await answered(said, "What surprised people?");
  expect(paragraphs.join(" ")).not.toMatch(/queue|paint/);
  expect(paragraphs.join(" ")).toMatch(/open at all.*How quickly/);
});
