import { beforeAll, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { type Interview, told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const MARGARET: Interview = [
  ["How do you usually book a doctor's appointment?", "I ring them. At eight o'clock, and then I'm number fourteen."],
  ["Have you used the portal?", "My grandson set it up for me. I log in to see my blood results, that's all."],
  ["Is there anything you like about it?", "That I can order the same pills again. That's a blessing."],
];
const DEV: Interview = [
  ["How did you get an appointment?", "Through the portal, at midnight, in bed. Took me thirty seconds."],
  ["And the appointment itself?", "It was a video one, which I hadn't realised. I stood outside like an idiot."],
];
const IFEOMA: Interview = [
  ["How does that work in the portal?", "It doesn't. I log in as my mum. I know I'm not supposed to."],
  ["How do you find the messages?", "That's what I love most. I can write at eleven at night."],
  ["Do you trust what it tells you?", "The letters, yes, because they're signed. The symptom checker, no."],
];
const PAUL: Interview = [
  ["Why did you bring in the portal?", "To get the phones down. And the messages have gone up."],
  ["How do the doctors feel about the messages?", "They hate it. It's an hour a day that nobody planned for."],
  ["What does it cost you?", "Fourteen thousand a year. I'd call that fair."],
];
const DR_ANAND: Interview = [
  ["What's in the inbox?", "Results to sign off, and since last spring the patient messages. Sixty on a bad day."],
  ["What would help you most?", "Sort the messages by how urgent they are."],
];
const LUCY: Interview = [
  ["How do you use the portal these days?", "For the midwife. I look at the scan letters ten times a day."],
  ["What did you do when the link had run out?", "I went back. My partner drove me. I was in tears, honestly."],
  ["How do you find booking?", "Easy once you're in. I like that I can pick the midwife that I know."],
];
const GRAHAM: Interview = [
  ["Do you use the portal?", "I don't, no. I just don't fancy my health on the internet."],
  ["How do you book then?", "I walk in and ask. The girls at the desk know me."],
  ["What would make you try it?", "If I could see who has looked at my file, that'd be something."],
];

let ctx: Context;
beforeAll(async () => {
  const all = { Margaret: MARGARET, Dev: DEV, Ifeoma: IFEOMA, Paul: PAUL, "Dr Anand": DR_ANAND, Lucy: LUCY };
  ctx = await workspaceOfInterviews({ ...all, Graham: GRAHAM });
});

test("how people do something is told by all who were asked how they do or did it", async () => {
  const { by } = await told(ctx, "How do people book appointments?");
  expect(by).toEqual(["Dev", "Graham", "Margaret"]);
});

test("whether people trust the thing everybody was interviewed on is told by who was asked about trust", async () => {
  const { by } = await told(ctx, "Do people trust the portal?");
  expect(by).toEqual(["Ifeoma"]);
});

test("what the thing costs that everybody was interviewed on is told by who was asked what it costs", async () => {
  const { by, said } = await told(ctx, "How much does the portal cost?");
  expect(new Set(by)).toEqual(new Set(["Paul"]));
  expect(said[0]).toMatch(/^Fourteen thousand a year/);
});

test("what people like about the thing everybody was interviewed on is all that they like", async () => {
  const { answer, by } = await told(ctx, "What do people like about the portal?");
  expect(answer).toContain("People say what works for them");
  expect(by).toEqual(expect.arrayContaining(["Ifeoma", "Lucy", "Margaret"]));
  expect(by).not.toContain("Graham");
});

test("“What would make Graham use it?” is what he was asked as “What would make you try it?”", async () => {
  const { answer, by } = await told(ctx, "What would make Graham use it?");
  expect(by).toEqual(["Graham"]);
  expect(answer).toMatch(/^Graham said “If I could see/);
});

test("whoever is called a doctor in the transcript is one of the doctors", async () => {
  const { by } = await told(ctx, "What do doctors think about messages?");
  expect(new Set(by)).toEqual(new Set(["Dr Anand"]));
});

test("what one person struggled with is what they have trouble with", async () => {
  const { said } = await told(ctx, "What did Lucy struggle with?");
  expect(said.join(" ")).toContain("I was in tears");
});

test("what people want us to build is what they wish for", async () => {
  const { answer, by } = await told(ctx, "What do people want us to build?");
  expect(answer).toContain("People say what they want");
  expect(by).toEqual(expect.arrayContaining(["Dr Anand", "Graham"]));
});

test("what an interviewer asks of a group is told by who answers for it, where nobody belongs to it", async () => {
  const without = await workspaceOfInterviews({ Margaret: MARGARET, Ifeoma: IFEOMA, Paul: PAUL, Lucy: LUCY });
  const { answer, said } = await told(without, "What do doctors think about messages?");
  expect(answer).toContain("Here is what others say of them.");
  expect(said).toContain("They hate it. It's an hour a day that nobody planned for.");
});
