import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isUnsure } from "@/lib/core/evidence/no-answer";
import { ask } from "@/lib/services/eva/ask";
import { workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

let walkers: Context;
let garden: Context;
beforeAll(async () => {
  walkers = await workspaceOfInterviews({
    Ines: [
      ["Ines, what got you started?", "I volunteer with the guides, I do the Thursday walk through the old harbor."],
      ["How is the rota?", "From our side it is terrible. Somebody always swaps and I can’t stop it."],
      ["What would make you stop volunteering?", "If I was alone with thirty tourists again."],
      ["Do you own a radio mic?", "No. They cost more than the walk brings in."],
    ],
    Desmond: [
      ["Are you still a guide?", "No. I let it lapse in the autumn."],
      ["Why was that?", "My knees. The castle steps finished them."],
      ["Would you recommend guiding to others?", "I do, constantly. They roll their eyes."],
      ["Have you complained to anybody?", "No. I don’t want to be that person."],
    ],
    Feng: [
      ["Do you own a radio mic?", "Since spring, yes. My voice was gone every Friday."],
      ["How accurate are they?", "The maps? Half of the lanes are missing."],
      ["What did it cost you in the end?", "I sold my boat at a loss. Eleven thousand less than I paid for it."],
    ],
    Marlow: [
      ["What happens when they fail?", "The mics? Then I shout, and the other groups look at me."],
      ["Do you worry about the crowds?", "Not at all. They pay for my winter."],
      ["Do you still give the night walks?", "Not any more."],
      ["What happened?", "A man fell into the dock, laughing."],
      ["Why do visitors complain?", "The wind, mostly. They come in sandals."],
    ],
  });
  garden = await workspaceOfInterviews(
    {
      Jochen: [
        ["Sind Sie noch dabei?", "Nein, ich habe im Frühjahr gekündigt."],
        ["Woran lag das?", "Wir sind nur noch zu zweit, und ich habe jede Woche Gemüse weggeworfen."],
        ["Was müsste passieren, damit Sie wieder mitmachen?", "Ein halber Anteil für zwei Leute."],
        ["Haben Sie auf dem Acker mitgeholfen?", "Nein, mein Knie macht das nicht mit."],
      ],
      Henrike: [
        ["Was würde dich dazu bringen, aufzuhören?", "Wenn die Abholung noch weiter weg wäre. Sonst nichts."],
        ["Wie findest du den Beitrag?", "Neunzig Euro im Monat, das ist fair."],
      ],
      Aylin: [
        ["Warum hören Mitglieder auf?", "Viele kommen mit dem Kochen nicht hinterher."],
        ["Und der Beitrag?", "Für uns ist das viel, ich arbeite halbtags."],
      ],
    },
    "de",
  );
});

const answered = async (ctx: Context, question: string): Promise<string> => (await ask(ctx, { question })).answer;

test("what would make a person stop is told by what that person was asked", async () => {
  const answer = await answered(walkers, "What would make Ines stop?");
  expect(answer).toContain("alone with thirty tourists");
  expect(answer).not.toContain("swaps");
});

test("what would make somebody do a thing isn’t told by other words about the thing", async () => {
  expect(await answered(walkers, "What would make Feng sell the lanes?")).not.toMatch(/^Feng said/);
});

test("why a person left is told by their answer to “Why was that?”", async () => {
  expect(await answered(walkers, "Why did Desmond leave?")).toContain("My knees");
});

test("why somebody stopped is told by what happened, if they do it no longer", async () => {
  expect(await answered(walkers, "Why did Marlow stop giving night walks?")).toContain("fell into the dock");
});

test("why people do a thing is told by whoever was asked just that, and not by everybody who names it", async () => {
  const answer = await answered(walkers, "Why do visitors complain?");
  expect(answer).toContain("They come in sandals");
  expect(answer).not.toContain("that person");
});

test("two people who say nothing about a thing are told as two people, and not as groups", async () => {
  expect(await answered(walkers, "How do Ines and Feng differ on parking?")).toContain(
    "Neither Ines nor Feng clearly speaks about it.",
  );
});

test("“Would you recommend doing it?” asks whether somebody would recommend it", async () => {
  expect(await answered(walkers, "Would Desmond recommend it?")).toMatch(/^Desmond said “I do, constantly/);
});

test("why people don’t do a thing is told by who doesn’t", async () => {
  const answer = await answered(walkers, "Why do people not complain?");
  expect(answer).toContain("One of 4 people says that they don’t");
  expect(answer).toContain("that person");
  expect(answer).not.toContain("terrible");
});

test("whoever answers no isn’t counted among those who do it", async () => {
  const answer = await answered(walkers, "How many own a radio mic?");
  const [lead, , denying] = answer.split("\n\n");
  expect(lead).toBe("Of 4 people, one says that they do and one that they don’t.");
  expect(denying).toBe("These say that they don’t. Ines said “No. They cost more than the walk brings in.” [2]");
});

test("who doesn’t do it is told by who says so", async () => {
  const answer = await answered(walkers, "Who doesn’t own a radio mic?");
  expect(answer).toContain("One of 4 people says that they don’t, or answered no when asked.");
  expect(answer).toContain("They cost more");
});

test("who helped somebody isn’t told by what else that person said", async () => {
  const { answer } = await ask(walkers, { question: "Who helped Marlow?" });
  expect(isUnsure(answer.split("\n")[0] ?? "") || answer.startsWith("Nothing")).toBe(true);
});

test("how much somebody lost is told by the amount", async () => {
  expect(await answered(walkers, "How much did Feng lose?")).toContain("Eleven thousand less");
});

test("two things that people did or want to do are asked apart", async () => {
  const answer = await answered(walkers, "Who has left or wants to leave?");
  expect(answer).toContain("“Who has left?”");
  expect(answer).toContain("I let it lapse in the autumn");
});

test("why people give up is understood in German, in whatever words", async () => {
  const answer = await answered(garden, "Warum geben Leute auf?");
  expect(answer).toContain("nur noch zu zweit");
  expect(answer).toContain("mit dem Kochen nicht hinterher");
});

test.each([
  ["Was würde Henrike zum Aufhören bringen?", "Wenn die Abholung noch weiter weg wäre"],
  ["Was würde Jochen zurückbringen?", "Ein halber Anteil für zwei Leute"],
  ["Wer hilft nicht auf dem Acker?", "mein Knie macht das nicht mit"],
  ["Ist der Beitrag zu hoch?", "Für uns ist das viel"],
  ["Wer hat gekündigt?", "im Frühjahr gekündigt"],
])("a German question finds its answer: %s", async (question, words) => {
  expect(await answered(garden, question)).toContain(words);
});

test("who says no to another question about the same thing isn't counted", async () => {
  const ctx = await workspaceOfInterviews({
    Zora: [
      ["How do you pay in the shops?", "By card, mostly. It is quick."],
      ["Did you see the card reader?", "No. Is there one?"],
    ],
    Ivo: [["How do you pay in the shops?", "In cash. My bank charges for each card."]],
  });
  expect(await answered(ctx, "Why do people not pay by card?")).not.toContain("Is there one?");
});
