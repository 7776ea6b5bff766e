import { expect, test } from "vitest";
import { pacer } from "@/lib/services/analysis/pacer";
import { spokenIn } from "@/lib/services/analysis/subjects/spoken";
import { subjectsOf } from "@/lib/services/analysis/subjects/subjects";
import { answerOf } from "@/lib/services/analysis/themes/claims/answer-of";
import { openingOf } from "@/lib/services/analysis/themes/claims/opening-of";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { nounsOf } from "@/lib/services/analysis/themes/nouns";
import { asksFor } from "@/lib/services/analysis/themes/statements/asks-for";
import { interviews } from "./interviews";

const ROOM = "How was the room?";

test("a question in another word order is the same theme", async () => {
  const themes = await findThemes(
    interviews({
      Ana: [["How do you usually water the beds?", "With a can, twice a day, which takes me an hour."]],
      Ben: [["How do you water the beds, usually?", "There is a hose on a timer that my son put up."]],
      Cy: [["And how do you usually water the beds?", "I leave that to the rain and to my neighbour."]],
    }),
  );
  expect(themes).toMatchObject([{ title: "How do you usually water the beds?", people: 3 }]);
});

test("answers that take the same side in different respects are one claim, with those who disagree", async () => {
  const themes = await findThemes(
    interviews({
      Ana: [aboutRoom("The bed was broken and I hardly slept.")],
      Ben: [aboutRoom("It was terrible, I could hear every lorry.")],
      Cy: [aboutRoom("The heating was confusing, I gave up on it.")],
      Di: [aboutRoom("I loved it, such a beautiful view.")],
      Ed: [aboutRoom("On the third floor, next to the lift.")],
    }),
  );
  const [claim] = themes.find(({ title }) => title === "Room")?.claims ?? [];
  expect(claim).toMatchObject({
    text: "People mostly have trouble with the room.",
    leaning: "bad",
    support: expect.arrayContaining([expect.objectContaining({ person: "Ben" })]),
    against: [expect.objectContaining({ person: "Di" })],
  });
  expect(claim?.support.map(({ person }) => person).sort()).toEqual(["Ana", "Ben", "Cy"]);
});

const aboutRoom = (text: string) => [ROOM, text] as const;

test("short answers count when people are asked to name something, and those who name nothing are on the other side", async () => {
  const asked = "What do you like about the allotment?";
  const [theme] = await findThemes(
    interviews({
      Ana: [[asked, "Tomatoes"]],
      Ben: [[asked, "the quiet"]],
      Cy: [[asked, "That I can bring the children on a Sunday."]],
      Di: [[asked, "Nothing really."]],
      Ed: [[asked, "Hm."]],
      Fay: [[asked, "Nothing. Oh, the birds maybe."]],
    }),
  );
  expect(theme).toMatchObject({ title: asked });
  const [claim] = theme?.claims ?? [];
  expect(claim?.text).toBe(`Asked “${asked}”, people answer in words of their own.`);
  expect(claim?.support.map(({ person }) => person).sort()).toEqual(["Ana", "Ben", "Cy", "Fay"]);
  expect(claim?.against.map(({ person }) => person)).toEqual(["Di"]);
});

test.each([
  ["What annoys you about the ferry?", "trouble"],
  ["And what is the hardest part of the crossing?", "trouble"],
  ["What do you like best?", "praise"],
  ["What was the crossing like?", null],
  ["What is the captain like?", null],
  ["What was the booking like for you?", null],
  ["What is it that you like about the deck?", "praise"],
  ["What didn't you like?", "trouble"],
  ["Was gefällt Ihnen nicht?", "trouble"],
  ["Do you like it?", null],
  ["What would you like to drink?", null],
  ["What should change?", "wish"],
  ["Was würdest du ändern?", "wish"],
  ["Was stört Sie daran?", "trouble"],
  ["Is there anything you wanted to ask me?", null],
  ["Anything missing?", "lack"],
  ["Fehlt Ihnen noch etwas?", "lack"],
  ["What do you like most about MealBox?", "praise"],
  ["What should we improve?", "wish"],
  ["Anything else you'd like to tell us?", null],
  ["What else would you like to say?", null],
  ["Möchten Sie uns noch etwas sagen?", null],
])("%s asks for %s", (question, asked) => expect(asksFor(question)).toBe(asked));

test.each([
  ["Nothing, I am happy.", "nothing"],
  ["Nichts. Doch, den Eingang.", "something"],
  ["Nothing, but I hardly go there.", "neither"],
  ["Nothing about the place. I'd change the pay of the people there.", "something"],
  ["It was fine! Put the effort into the boats.", "nothing"],
  ["The end of the cruise was perfect.", "nothing"],
  ["The end was fine, but the beginning should be shorter.", "something"],
  ["The food was good, I would have more of it.", "something"],
  ["I don't know.", "neither"],
  ["I don't know how to find the exit, that annoys me.", "something"],
])("%s names %s", (text, answer) => expect(answerOf(text, "wish")).toBe(answer));

test("what is good is named if people were asked what is good", () => {
  expect(answerOf("The food was good.", "wish")).toBe("nothing");
  expect(answerOf("The food was good.", "praise")).toBe("something");
});

test("an instruction that ends in a small word is a heading for what people do with it", async () => {
  const task = "Task one. Choose a seat by the window and pay for it.";
  const themes = await findThemes(
    interviews({
      Ana: [[task, "I tap the picture of the coach, and then a seat."]],
      Ben: [[task, "There is a list, I scroll down to the window ones."]],
      Cy: [
        [task, "I would take the first that it offers me."],
        ["What do you do now?", "I go back to the start page."],
      ],
    }),
  );
  expect(themes.map(({ title }) => title)).toEqual([task.slice(0, -1)]);
});

test("things get names in German too, capitalized as people write them", async () => {
  const lines = interviews(
    {
      Ana: [["", "Die Rückgabe hat gedauert, ich stand eine halbe Stunde am Schalter."]],
      Ben: [["", "Bei der Rückgabe fehlte dann ein Helm, das war unangenehm."]],
      Cy: [
        ["", "Am Schalter war niemand, also habe ich die Räder abgestellt."],
        ["", "Mit der Rückgabe hatte ich keine Mühe."],
      ],
      Di: [["", "Der Mann am Schalter kannte mich schon vom letzten Jahr."]],
    },
    "de",
  );
  const subjects = await subjectsOf(lines, await spokenIn(lines, pacer()), { german: true }, pacer());
  expect(subjects.map(({ title }) => title).sort()).toEqual(["Rückgabe", "Schalter"]);
});

test.each([
  [
    "Let me park it. Charge me ten bucks a month until April. And the card up front was a good thing, it made me take the two weeks seriously.",
    "Let me park it. Charge me ten bucks a month until April.",
  ],
  [
    "Not the end of the trial, the beginning: ask me who I am. For me there was no surprise at all.",
    "Not the end of the trial, the beginning: ask me who I am.",
  ],
  ["Hm. What would I change? The fee, honestly.", "The fee, honestly."],
  ["Tomatoes", "Tomatoes"],
  [
    "The paper. Why do I write my address on six forms for one building.",
    "The paper. Why do I write my address on six forms for one building.",
  ],
  [
    "Hm, okay. More people. There are not nearly enough of them in the morning.",
    "More people. There are not nearly enough of them in the morning.",
  ],
  ["Yes. Well. Honestly? The bell.", "The bell."],
])("an answer to what people wish for is quoted from its beginning: %s", (answer, quoted) =>
  expect(openingOf(answer)).toBe(quoted),
);

test("a summary never names a word in two forms", async () => {
  const asked = "How did the booking go?";
  const themes = await findThemes(
    interviews({
      Ana: [[asked, "The cost was on the first page, cheaper than the bus."]],
      Ben: [[asked, "What it costs is fine, it costs less than a taxi."]],
      Cy: [[asked, "I looked at the cost and it was cheap."]],
      Di: [[asked, "It costs what it costs, the price is the price."]],
    }),
  );
  const { summary = "" } = themes.find(({ title }) => title === "Price") ?? {};
  expect(summary).toMatch(/^Words that come up: .*cost/);
  expect(summary).not.toMatch(/costs?\b.*\bcosts?\b/);
});

test("neither what somebody did nor a spouse is the name of a thing", async () => {
  const asked = "How did you choose?";
  const lines = interviews({
    Ana: [[asked, "My wife looked at the prices of three boats, and the shed was there."]],
    Ben: [[asked, "The dealer looked at the old engine for us. My wife liked the shed."]],
    Cy: [[asked, "I asked my wife, and the neighbour looked at the shed with us."]],
  });
  const nouns = await nounsOf(lines, async () => {});
  expect([...nouns.values()].map(({ phrase }) => phrase)).toEqual(["shed"]);
});
