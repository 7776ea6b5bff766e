import { expect, test } from "vitest";
import { pacer } from "@/lib/services/analysis/pacer";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { groupLines } from "@/lib/services/analysis/themes/group-lines";
import { demoCorpus } from "@/tests/bench/analysis/demo-corpus";
import { analysisLines } from "@/tests/bench/analysis/themes";
import { interviews } from "./interviews";

const CHARGING = interviews({
  Priya: [
    ["How do you charge at home, Priya?", "There is a wallbox in the carport, I plug in after the school run."],
    ["How was the installation?", "Lovely man, in and out in three hours."],
    ["If you could change one thing?", "Send me a message at ten, while I can still do something about it."],
  ],
  Martin: [
    ["How do you charge at home, Martin?", "Every night, the same as the phone, I plug in and go to bed."],
    ["Tell me about the installation.", "That was a nightmare, they drilled through the wrong wall."],
    ["What would you change?", "Nothing, honestly, leave the thing alone."],
  ],
  Ines: [
    ["Ines, how do you charge at home?", "In the street, with a gully in the pavement for our cable."],
    ["And the installation itself?", "The electrician was superb, he labelled everything in the cupboard."],
    ["What would you change first?", "A week planner, and honest costs."],
  ],
  Dele: [
    ["How do you charge at home, Dele?", "Between two shifts, in the afternoon, and again before midnight."],
    ["How did the installation go?", "It was great, they took their shoes off."],
    ["And why was that?", "They said that their mothers had taught them."],
    ["What would you change?", "A big button on the front page that says charge now."],
  ],
});

test("answers to one question, put differently by each interviewer, are one theme named after its subject", async () => {
  const themes = await findThemes(CHARGING);
  const installation = themes.find(({ title }) => title === "Installation");
  expect(installation).toMatchObject({ people: 4, lines: 5, isAsked: false });
  expect(installation?.claims).toMatchObject([
    { text: "People speak well of the installation.", support: { length: 3 }, against: [{ person: "Martin" }] },
  ]);
});

test("a question that names a theme is shown without the name of the person it was put to", async () => {
  const titles = (await groupLines(CHARGING, { most: 10, german: false }, pacer())).map(({ title }) => title);
  expect(titles).toContain("How do you charge at home?");
  expect(titles.join()).not.toMatch(/Priya|Martin|Ines|Dele/);
});

test("people asked what should change ask for changes, except those who would change nothing", async () => {
  const [wishes, ...others] = (await findThemes(CHARGING)).filter(({ title }) => /change/.test(title));
  expect(others).toEqual([]);
  expect(wishes?.claims).toMatchObject([{ leaning: "bad", support: { length: 3 }, against: [{ person: "Martin" }] }]);
});

test("what somebody wishes for isn't praise of what exists", async () => {
  const claims = (await findThemes(CHARGING)).flatMap(({ claims }) => claims);
  expect(claims.map(({ text }) => text).join()).not.toMatch(/trust/);
});

test("in free conversation, people are quoted for a theme only where they say its name", async () => {
  const lines = analysisLines(await demoCorpus());
  const groups = await groupLines(lines, { most: 10, german: false }, pacer());
  const card = groups.find(({ title }) => title === "Paying by card");
  expect(card?.outright.length).toBeGreaterThan(2);
  for (const { line } of card?.outright ?? []) expect(line.text).toMatch(/card|karte|visa|lastschrift/i);
});

test("what people bring up unprompted gets half of the room, however many questions they take a side on", async () => {
  const asked = ["What annoys you about the crossing?", "What do you like best?", "What would you change?"] as const;
  const said = {
    Ana: ["The ferry is slow in the wind.", "The cabin is lovely, with a round window.", "A ferry that leaves at six."],
    Ben: [
      "Hours with nothing to read.",
      "The cabin is great.",
      "Books on the slow ferry, and wider beds in the cabin.",
    ],
    Cy: ["The ferry is too slow.", "Breakfast in the cabin is wonderful.", "A ferry with seats out of the wind."],
    Di: ["The ferry was slow again.", "The cabin is lovely and still.", "More hooks in the cabin."],
  };
  const lines = interviews(
    Object.fromEntries(Object.entries(said).map(([who, all]) => [who, all.map((text, at) => [asked[at] ?? "", text])])),
  );
  const themes = await findThemes(lines, { most: 4 });
  expect(themes.map(({ title, isAsked }) => (isAsked ? "asked" : title)).sort()).toEqual([
    "Cabin",
    "Ferry",
    "asked",
    "asked",
  ]);
});
