import { expect, test } from "vitest";
import { sentimentOf } from "@/lib/services/analysis/sentiment/sentiment-of";
import { answerOf } from "@/lib/services/analysis/themes/claims/answer-of";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { isVague } from "@/lib/services/analysis/themes/vague";
import { interviews } from "./interviews";
import { quoted } from "./quoted";

test.each(["Yes, really.", "Yeah, sure.", "Ja, genau.", "Oh, absolutely!"])(
  "%s agrees and names nothing that anybody wants",
  (text) => expect(answerOf(text, "wish")).toBe("neither"),
);

test("whoever agrees and then names something does name it", () => {
  expect(answerOf("Yes, a second tap.", "wish")).toBe("something");
  expect(answerOf("Yes, really, a toilet.", "wish")).toBe("something");
});

test.each(["three", "fifteen", "twenty", "forty-five", "thousand"])("%s counts things and names none", (word) =>
  expect(isVague(word)).toBe(true),
);

test.each(["Sorry, everyone.", "Sorry about that, I was on mute.", "Not really, sorry."])(
  "%s is manners and no complaint",
  (text) => expect(Math.abs(sentimentOf(text, "en") ?? 0)).toBeLessThan(15),
);

test("who is sorry about the thing itself still complains", () => {
  expect(sentimentOf("I'm sorry, it was awful.", "en")).toBeLessThan(-15);
  expect(sentimentOf("I'm sorry to say it never worked.", "en")).toBeLessThan(-15);
});

const CHANGE = "What would you change about it?";

test("a wish in two languages and in other words is one wish", async () => {
  const themes = await findThemes(
    interviews({
      Ana: [[CHANGE, "A toilet, please. And a longer path."]],
      Ben: [[CHANGE, "I'd put in a loo."]],
      Cy: [[CHANGE, "Somewhere to sit down."]],
      Di: [[CHANGE, "Mehr Toiletten."]],
    }),
  );
  const claim = themes.flatMap(({ claims }) => claims).find(({ text }) => /toilets/u.test(text));
  expect(claim?.support.map(({ person }) => person).sort()).toEqual(["Ana", "Ben", "Di"]);
});

test("a goodbye after “Would you recommend it?” refuses nothing", async () => {
  const ASKED = "Would you recommend it to a friend?";
  const themes = await findThemes(
    interviews({
      Ana: [
        [ASKED, "Yes, definitely. It got me through the year."],
        ["Thank you, Ana.", "No problem. Bye."],
      ],
      Ben: [
        [ASKED, "Yeah, I would."],
        ["Anything I haven't asked about?", "No, I think that's it. Is it still raining there?"],
      ],
      Cy: [[ASKED, "Of course I would."]],
    }),
  );
  const quotes = quoted(themes).map(({ quote }) => quote);
  expect(quotes).toContain("Yeah, I would.");
  expect(quotes.join(" ")).not.toMatch(/No problem|I think that's it/u);
});
