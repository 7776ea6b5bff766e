import { describe, expect, test } from "vitest";
import { salientPhrase } from "@/lib/services/interviews/moderator/salient-phrase";

describe("what is taken up keeps the one of whom it is said, where a language names it once", () => {
  test.each([
    ["en", "I drove him myself and was an hour late for work.", "I drove him myself and was an hour late for work"],
    ["en", "He takes the bus and never gets home before six.", "He takes the bus and never gets home before six"],
    ["en", "The bus left early and my son cried all morning.", "my son cried all morning"],
    [
      "de",
      "Ich hab ihn selbst gefahren und kam eine Stunde zu spät zur Arbeit.",
      "Ich hab ihn selbst gefahren und kam eine Stunde zu spät zur Arbeit",
    ],
    ["de", "Der Bus fuhr ab und mein Sohn hat geweint.", "mein Sohn hat geweint"],
    [
      "fr",
      "Je l'ai conduit moi-même et suis arrivée en retard au travail.",
      "Je l'ai conduit moi-même et suis arrivée en retard au travail",
    ],
    [
      "nl",
      "Ik bracht hem zelf en kwam een uur te laat op het werk.",
      "Ik bracht hem zelf en kwam een uur te laat op het werk",
    ],
    ["en", "I tried the new one and it's terribly confusing.", "it's terribly confusing"],
    ["en", "I waited an hour and yesterday nobody apologized.", "yesterday nobody apologized"],
    ["de", "Ich habe gewartet und gestern hat mein Sohn geweint.", "gestern hat mein Sohn geweint"],
    ["es", "Lo llevé yo misma y llegué una hora tarde al trabajo.", "llegué una hora tarde al trabajo"],
  ])("%s: %s", (language, said, taken) => expect(salientPhrase(said, [], language)).toBe(taken));

  test("but not if that would be more than one says in a breath", () => {
    const said = "They went all the way over there to get it and were confused by the broken error page.";
    expect(salientPhrase(said, [])).toBe("were confused by the broken error page");
  });
});

test.each([
  ["fr", "Pas celle-là, s'il te plaît.", null],
  ["es", "Esa no, por favor.", null],
  ["it", "Quella no, per favore.", null],
  ["pt", "Essa não, por favor.", null],
  ["nl", "Die niet, alsjeblieft.", null],
  ["en", "Forty pounds, maybe fifty. The tomatoes went to the pigs.", "The tomatoes went to the pigs"],
  ["de", "Vierzig Euro, vielleicht fünfzig. Die Tomaten bekamen die Schweine.", "Die Tomaten bekamen die Schweine"],
])("a courtesy or a mere number is not what stands out (%s): %s", (language, said, taken) =>
  expect(salientPhrase(said, [], language)).toBe(taken),
);

test.each([
  ["en", "I'm thinking of giving it up, to be honest.", "I'm thinking of giving it up"],
  ["en", "About two hours in total, and nobody apologised.", "nobody apologised"],
  ["en", "It's just too stressful for us.", "It's just too stressful for us"],
  ["de", "Das war mir einfach zu kompliziert.", "Das war mir einfach zu kompliziert"],
  ["es", "Fue demasiado complicado para mí.", "Fue demasiado complicado para mí"],
  ["fr", "C'était trop compliqué pour moi.", "C'était trop compliqué pour moi"],
])("one word for trouble is enough to be taken up (%s): %s", (language, said, taken) =>
  expect(salientPhrase(said, [], language)).toBe(taken),
);

test("one telling word is enough if something happened", () =>
  expect(salientPhrase("To the driver. He just shrugged, said he can't do anything about it.", [])).toBe(
    "He just shrugged",
  ));

test.each([
  ["pl", "W samochodzie powiedziała, że tam nie chce.", "W samochodzie powiedziała, że tam nie chce"],
  ["de", "Sie hat gesagt, dass ihr der Garten fehlt.", "Sie hat gesagt, dass ihr der Garten fehlt"],
])("what somebody said stays with who said it (%s): %s", (language, said, taken) =>
  expect(salientPhrase(said, [], language)).toBe(taken),
);

test.each([
  ["en", "The induction would've helped, but they cancelled it on me.", "they cancelled it on me"],
  [
    "en",
    "The lady on the phone was lovely but she said she couldn't see my account either.",
    "she said she couldn't see my account either",
  ],
  ["en", "The page crashed twice, but I like it.", "The page crashed twice"],
  ["de", "Die Frau am Telefon war freundlich, aber sie fand mein Konto nicht.", "sie fand mein Konto nicht"],
  ["fr", "La dame était adorable, mais elle ne trouvait pas mon compte.", "elle ne trouvait pas mon compte"],
  ["es", "La señora fue encantadora, pero no encontraba mi cuenta.", "no encontraba mi cuenta"],
])("what follows a “but” is the point, unless trouble is played down (%s): %s", (language, said, taken) =>
  expect(salientPhrase(said, [], language)).toBe(taken),
);

test.each([
  ["en", "I open the fridge at half five and panic.", "I open the fridge at half five and panic"],
  ["en", "I nearly cried when I saw the statement.", "I nearly cried when I saw the statement"],
  ["en", "Just that I worry what happens when she moves.", "I worry what happens when she moves"],
  ["de", "Ich habe fast geweint, als ich die Rechnung sah. Und so.", "Ich habe fast geweint, als ich die Rechnung sah"],
])("a single word and the moment at which something happens stay with it (%s): %s", (language, said, taken) =>
  expect(salientPhrase(said, [], language)).toBe(taken),
);

test.each([
  [
    "en",
    "my daughter set it up for me so i dont really know how it works i just press the green button",
    "my daughter set it up for me",
  ],
  [
    "en",
    "My husband does it and he never checks the list so we end up with five bottles of ketchup",
    "he never checks the list",
  ],
  [
    "en",
    "I usually open it around six in the morning before the kids are up and nobody talks",
    "I usually open it around six in the morning",
  ],
  [
    "de",
    "Ich finde es gut dass man nicht mehr hinfahren muss, aber für meine Mutter ist das nichts",
    "für meine Mutter ist das nichts",
  ],
])("what is too long for a breath ends before what explains it (%s): %s", (language, said, taken) =>
  expect(salientPhrase(said, [], language)).toBe(taken),
);

test.each([
  ["en", "Good question. Probably the pricing page.", "the pricing page"],
  ["en", "idk it just feels kinda sketchy", "it just feels kinda sketchy"],
  ["en", "I mean, I mean the printer broke down twice.", "the printer broke down twice"],
  ["de", "Gute Frage. Ich würde sagen der langsame Support.", "der langsame Support"],
])("what people begin with while they think isn’t taken up (%s): %s", (language, said, taken) =>
  expect(salientPhrase(said, [], language)).toBe(taken),
);
