import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { type Interview, told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const NADIA: Interview = [
  [
    "How long does it take you to edit?",
    "I record about ninety minutes and cut it down to forty. It takes me a whole weekend, and I dread it every time.",
  ],
  ["Did you try any other editor?", "I started in Audacity. It's free, but it crashed, so I moved to Cutcast."],
  ["How do you find Cutcast?", "It gets it wrong, the names I mean, and for true crime names are everything."],
];
const ERIK: Interview = [
  ["How do you feel about the AI voices?", "Our clients are scared of them. Personally I think it's creepy."],
  ["And the price?", "Peanuts. We spend more on coffee."],
];
const SUN_MI: Interview = [
  ["Where does Cutcast come in?", "Early on. I find the good bits there, and then I cut in Pro Tools."],
  ["How accurate is the transcript?", "In English excellent. In Korean it's a joke, I type those myself."],
];
const LUKAS: Interview = [
  ["Who uses it with you?", "Only Mira. The other two swear by Reaper and won't touch it."],
  ["How do you see the AI voices?", "We fixed a wrong date that way and nobody noticed. That's useful."],
];
const INES: Interview = [
  [
    "How do you find the transcript?",
    "It's fine. It thinks our CEO is called Gary. I fix that twenty times an episode.",
  ],
  ["Are you worried about the AI voices?", "Not me. The CEO asked whether I could make him sound less Welsh."],
];

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews({ Nadia: NADIA, Erik: ERIK, "Sun-mi": SUN_MI, Lukas: LUKAS, Ines: INES });
});

test("what several were asked about by name needn't be named in their answers", async () => {
  const { answer, by } = await told(ctx, "How do people feel about the AI voices?");
  expect(answer).toMatch(/^Three of 5 people spoke about this/);
  expect(by).toEqual(["Erik", "Ines", "Lukas"]);
});

test("“How accurate is the transcript?” is told by who was asked just that and by who was asked how they find it", async () => {
  const { by } = await told(ctx, "How accurate is the transcript?");
  expect(by).toEqual(["Ines", "Sun-mi"]);
});

test("how long something takes is in the sentence that says so, whatever other times are named", async () => {
  const { said } = await told(ctx, "How long does it take people to edit?");
  expect(said).toEqual(["It takes me a whole weekend, and I dread it every time."]);
});

test("what people work with instead is told by their names for it, and never by the product's own", async () => {
  const { by, said } = await told(ctx, "Which other tools do people use?");
  expect(by).toEqual(["Lukas", "Nadia", "Sun-mi"]);
  expect(said.filter((quote) => quote.startsWith("It's free"))).toEqual([]);
});

test("whoever calls the price peanuts is happy with it", async () => {
  const { answer } = await told(ctx, "Who is happy with the price?");
  expect(answer).toMatch(/^One of 5 people clearly praises something[^“]*“Peanuts\./);
});
