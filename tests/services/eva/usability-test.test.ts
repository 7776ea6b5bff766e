import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const FLEXI = 'What does "Flexi" mean to you?';
const HOLD = 'What do you think happens if you press "Hold"?';
const EASE = "How easy or hard was that, overall?";

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews({
    Nadia: [
      [FLEXI, "No idea. I think it means I can change the train."],
      ["What are you looking for now?", "The search button. I nearly missed it."],
      [EASE, "Hard. The session expired and I had to start again."],
    ],
    Callum: [
      [FLEXI, "Flexible, so I can take any train that day."],
      [HOLD, "It keeps the seat for me without paying."],
      [EASE, "So-so. I got there in the end."],
    ],
    Osei: [
      [FLEXI, "I've no idea. It sounds like an insurance."],
      ["How do you find the seat map?", "I didn't understand that I had to press on it."],
      [EASE, "Very hard, and I'm being kind."],
    ],
    Tomasz: [
      [HOLD, "It reserves the fare for a day or so."],
      ["Anything missing?", "Being able to put it in my calendar."],
      [EASE, "Easy. I was done in two minutes."],
    ],
    Priyanka: [
      ["Anything missing?", "A place for the pram. Nobody ever thinks of the pram."],
      [EASE, "Fairly easy. The fee spoiled it."],
    ],
  });
});

test("who finds something hard doesn't include those who only were asked whether it was easy or hard", async () => {
  expect((await told(ctx, "Who found it hard?")).by).toEqual(["Nadia", "Osei"]);
  expect((await told(ctx, "Who found it easy?")).by).toEqual(["Priyanka", "Tomasz"]);
});

test("what people take a word or a button for is told by who was asked what it means or what happens", async () => {
  for (const question of ["What does Flexi mean to people?", "Who understood what Flexi means?"])
    expect((await told(ctx, question)).by).toEqual(["Callum", "Nadia", "Osei"]);
  for (const question of ["What do people think the Hold button does?", "What does the Hold button do?"])
    expect((await told(ctx, question)).by).toEqual(["Callum", "Tomasz"]);
});

test("what is missing is told by who was asked whether anything is", async () => {
  const { by } = await told(ctx, "What is missing?");
  expect(by).toEqual(expect.arrayContaining(["Priyanka", "Tomasz"]));
});

test("what people couldn't find is told by who says that they couldn't, or nearly missed it", async () => {
  const tested = await workspaceOfInterviews({
    Ada: [["What are you thinking?", "Where do I put in the railcard? I can't find it anywhere."]],
    Bela: [["What are you thinking?", "It's up here on the right. I nearly missed it."]],
    Cleo: [["What are you thinking?", "I can't see why they ask for my age."]],
    Dora: [["What are you thinking?", "I don't find it hard. I can see it all."]],
    Emil: [["What are you thinking?", "I use it on my phone, I've never seen it on a computer."]],
  });
  for (const question of ["What couldn't people find?", "Where did people get lost?", "What was hard to find?"]) {
    const { answer, by, said } = await told(tested, question);
    expect(answer).toContain("Two of 5 people say that they couldn’t find something");
    expect(by).toEqual(["Ada", "Bela"]);
    expect(said).toContain("Where do I put in the railcard? I can't find it anywhere.");
  }
});

test("in German as well", async () => {
  const tested = await workspaceOfInterviews(
    {
      Jana: [["Was denken Sie gerade?", "Ich finde den Warenkorb nicht. Wo ist der denn?"]],
      Malte: [["Was denken Sie gerade?", "Ich finde das nicht schlimm, alles gut."]],
    },
    "de",
  );
  const { answer, by } = await told(tested, "Was haben die Leute nicht gefunden?");
  expect(answer).toContain("Eine von 2 Personen sagt, dass sie etwas nicht gefunden oder fast übersehen hat.");
  expect(by).toEqual(["Jana"]);
});
