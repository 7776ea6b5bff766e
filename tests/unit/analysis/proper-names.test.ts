import { expect, test } from "vitest";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { answersTo, interviews } from "./interviews";
import { claimed } from "./quoted";

const texts = async (lines: Parameters<typeof findThemes>[0]) => claimed(await findThemes(lines));

test("what several people use is named as they write it", async () => {
  const said = {
    Ana: "We're on Tillbird. Before that it was a drawer.",
    Ben: "CashPad. It's cheap and it does the job.",
    Cy: "We went with CashPad, then with Tillbird.",
    Di: "I just press the green one on the Tillbird.",
    Ed: "With a tin.",
    Fay: "The bank one.",
    Gus: "CashPad, like everybody in the street.",
  };
  const found = await texts(answersTo("How do you take payments?", said));
  expect(found).toContain("name Tillbird.");
  expect(found).toContain("name CashPad.");
});

test("a product on which people take a side is a theme by its name, without an article", async () => {
  const asked = "How do you take payments?";
  const then = "Anything you would tell other shops?";
  const themes = await findThemes(
    interviews({
      Ana: [
        [asked, "On a tablet."],
        [then, "I love Tillbird, it is so easy to use."],
      ],
      Ben: [
        [asked, "At the till."],
        [then, "We moved to Tillbird and I love it, it's very easy."],
      ],
      Cy: [
        [asked, "Card."],
        [then, "I found Tillbird easy. I love it."],
      ],
      Di: [
        [asked, "Cash."],
        [then, "Stay away from Tillbird, it is terrible and too complicated."],
      ],
    }),
  );
  const own = themes.find(({ title }) => title === "Tillbird");
  expect(own?.claims.map(({ text }) => text).join(" ")).toMatch(/\bTillbird\b/);
  expect(own?.claims.map(({ text }) => text).join(" ")).not.toMatch(/the Tillbird|tillbird/);
});

test("days, months, the person spoken to and the beginnings of sentences are no names of things", async () => {
  const said = {
    Ana: "We close on Mondays in January. Honestly, thanks Hannah.",
    Ben: "We open on Mondays, thank you Hannah. Honestly.",
    Cy: "Never on Mondays in January, sorry Hannah.",
    Di: "Mostly in January.",
  };
  expect(await texts(answersTo("When do you close the shop?", said))).not.toMatch(/Monday|January|Hannah|Honestly/);
});

test("the product that everybody is asked about is no answer to another question", async () => {
  const [asked, then] = ["What do you think of Tillbird these days?", "What did you try at first?"];
  const lines = interviews({
    Ana: [
      [asked, "It works."],
      [then, "I tried Tillbird and then a tin."],
    ],
    Ben: [
      [asked, "Not much."],
      [then, "We tried Tillbird in a barn."],
    ],
    Cy: [
      [asked, "It beeps."],
      [then, "We began with Tillbird at the market."],
    ],
  });
  expect(await texts(lines)).not.toContain("name Tillbird");
});

test("what is named under one question is an answer to it, however often it comes up elsewhere", async () => {
  const asked = "How do you take payments?";
  const lines = interviews({
    Ana: [
      [asked, "We use Tillbird."],
      ["What was the worst day?", "When Tillbird was down in May."],
    ],
    Ben: [
      [asked, "We use Tillbird, too."],
      ["Who helps you?", "The people from Tillbird."],
    ],
    Cy: [
      [asked, "With Tillbird, mostly."],
      ["How is business?", "Slow."],
    ],
    Di: [
      [asked, "In cash."],
      ["How is business?", "Fine."],
    ],
  });
  expect(await texts(lines)).toContain("name Tillbird.");
});

test("a German theme is summed up in German", async () => {
  const said = [
    ["Wie lief der Monat?", "Die Rechnung war falsch. Das ärgert mich."],
    ["Und danach?", "Der Beleg fehlte, und die Buchhaltung war sauer."],
    ["Was war am schlimmsten?", "Die Rechnung ohne den Beleg. Die Buchhaltung hat die Quittung nie bekommen."],
  ] as const;
  const themes = await findThemes(interviews({ Ana: said, Ben: said, Cy: said }, "de"), { german: true });
  expect(themes.map(({ summary }) => summary)).toContain("Es geht vor allem um: Rechnung, Beleg und Quittung.");
});

test("what is named first in an answer is a name too; what somebody had before or would rather have isn’t theirs", async () => {
  const said = {
    Ana: "A Tillbird, the long one. Before that I had a CashPad.",
    Ben: "With Tillbird, since May.",
    Cy: "We went with CashPad, then with Tillbird.",
    Di: "I'd rather have a CashPad, but it's the tin.",
    Ed: "With a tin.",
  };
  const found = await texts(answersTo("How do you take payments?", said));
  expect(found).toContain("name Tillbird.");
  expect(found).not.toContain("CashPad");
});
