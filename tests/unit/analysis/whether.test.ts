import { describe, expect, test } from "vitest";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { isOver } from "@/lib/services/analysis/themes/statements/is-over";
import { replyTo } from "@/lib/services/analysis/themes/statements/reply";
import { asksWhether } from "@/lib/services/analysis/themes/statements/whether";
import { answersTo } from "./interviews";

const ONLINE = "Do you sell online?";
const SAID = {
  Ana: "No. Who'd drive up here for a click and collect?",
  Ben: "We do boxes, Thursdays only. Forty a week or so.",
  Cy: "I did, for about a year. I packed it in.",
  Di: "Yes, click and collect.",
  Ed: "God, no. I don't even answer my emails.",
  Fay: "The cider, yes. Glass is murder to post.",
  Gus: "No, but my niece says I should.",
  Hal: "No.",
};

test("a question whether something is so tells who says yes and who says no; a past time is neither", async () => {
  const [theme] = await findThemes(answersTo(ONLINE, SAID));
  expect(theme).toMatchObject({ title: ONLINE, isAsked: true });
  const [claim] = theme?.claims ?? [];
  expect(claim).toMatchObject({ text: `Asked “${ONLINE}”, some people say no; others say yes.`, leaning: "told" });
  expect(claim?.support.map(({ person }) => person).sort()).toEqual(["Ana", "Ed", "Gus", "Hal"]);
  expect(claim?.against.map(({ person }) => person).sort()).toEqual(["Ben", "Di", "Fay"]);
  expect(claim?.support.map(({ quote }) => quote)).toContain("No. Who'd drive up here for a click and collect?");
  expect(claim?.support.map(({ quote }) => quote)).toContain("No.");
});

test("the same in German", async () => {
  const lines = answersTo("Verkaufen Sie auch online?", {
    Ana: "Nein, das lohnt sich nicht.",
    Ben: "Noch nicht.",
    Cy: "Ja, seit letztem Jahr.",
    Di: "Nein. Dafür fehlt die Zeit.",
  }).map((line) => ({ ...line, language: "de" }));
  const [theme] = await findThemes(lines, { german: true });
  expect(theme?.claims[0]?.text).toBe("Gefragt „Verkaufen Sie auch online?“: Die meisten sagen nein.");
});

describe("asks whether something is so", () => {
  test.each([
    "Do you sell online?",
    "Have you told them?",
    "Were you insured?",
    "Are you on the committee?",
    "Nutzen Sie die App?",
    "Haben Sie das gemeldet?",
  ])("%s", (question) => expect(asksWhether(question)).toBe(true));

  test.each([
    "Do you pay by card or cash?",
    "Do you like the app?",
    "Would you recommend it?",
    "Could you introduce yourself?",
    "Do you remember the first time?",
    "Do you have anything else to add?",
    "Is there anything you miss?",
    "How do you pay?",
    "Können Sie mir davon erzählen?",
    "Möchten Sie noch etwas sagen?",
    "Have you any questions for me?",
  ])("but not: %s", (question) => expect(asksWhether(question)).toBe(false));
});

test.each([
  ["Never.", "no"],
  ["Not yet.", "no"],
  ["Aye, since May.", "yes"],
  ["I don't.", "no"],
  ["We have, twice.", "yes"],
  ["For the freezer, aye. Not for what was in it.", "yes"],
  ["They'll carry me out. No. Never.", "no"],
  ["No. Well, once, when my father was sick.", null],
  ["It differs. No two days are alike.", null],
  ["Not always.", null],
  ["No idea.", null],
  ["It depends on the season.", null],
  ["Natürlich.", "yes"],
  ["Eigentlich nicht.", "no"],
])("“%s” says %s", (text, said) => expect(replyTo(text, "Have you tried it?").is).toBe(said));

test.each([
  ["I have a cat.", "Do you have a dog?", null],
  ["I have one, he is asleep.", "Do you have a dog?", "yes"],
  ["I’ve got two.", "Do you have a dog?", "yes"],
  ["We use the app for everything.", "Do you use the app?", "yes"],
  ["I use a spreadsheet.", "Do you use the app?", null],
  ["I don’t know, my wife does all that.", "Do you have a contract?", null],
  ["Yes. I had another one before.", "Do you have a dog?", "yes"],
  ["I did, for a year.", "Do you sell online?", null],
  ["Wir verkaufen alles online.", "Verkaufen Sie auch online?", "yes"],
])("“%s” to “%s” says %s", (text, question, said) => expect(replyTo(text, question).is).toBe(said));

test("“Twice.” and “A small one” say yes to whether it ever happened", () => {
  const question = "Have you ever had an accident?";
  for (const yes of [
    "Twice.",
    "Two. Both on the ice.",
    "Once. A car door, I broke my wrist.",
    "A small one, last spring.",
  ])
    expect(replyTo(yes, question)).toMatchObject({ is: "yes" });
  expect(replyTo("Never on the job.", question)).toMatchObject({ is: "no" });
  expect(replyTo("One thinks about it.", question)).toMatchObject({ is: null });
});

test("being used to a thing, or leaving it alone, is no end of it", () => {
  for (const said of ["I'm used to it.", "You get used to it.", "I've left it alone."])
    expect(isOver(said)).toBe(false);
  for (const said of ["I used to go.", "I left it in March."]) expect(isOver(said)).toBe(true);
});
