import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { isUnsure } from "@/lib/core/evidence/no-answer";
import { type Interview, told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const MARTA: Interview = [
  ["Could you tell me a bit about yourself?", "I'm a nurse on shifts, and I've been with Northside for two years."],
  ["What made you join?", "My back, honestly. After the second pregnancy I could hardly lift a patient."],
  ["How do you usually book a class?", "On my phone, the minute the next week opens."],
  ["How often do you train these days?", "Twice a week when I'm on earlies, and not at all in night weeks."],
  ["What do you think of the trainers?", "The trainers are the reason I stay."],
  ["Have you thought about leaving?", "Once, when they put the price up without a word."],
  ["What would you change first?", "A message when I move up the list. That's all I want."],
];
const JONAS: Interview = [
  ["Could you introduce yourself?", "Jonas, I run a joinery. My two lads train here, too."],
  ["Do you use the app?", "Only to get through the door. It shows a code and the turnstile reads it."],
  ["What do you think of the classes?", "I've never been to one. I'd feel out of place, to be honest."],
  ["What do you pay?", "Forty-nine a month. It's fair for what it is."],
  ["Have you ever thought about leaving?", "No, never."],
  ["What would you change first?", "A card as a backup for the door."],
];
const PRIYA: Interview = [
  ["Tell me about yourself.", "I'm a student, and I do yoga. My sister's kids come along."],
  ["How do you book?", "Through the website, actually. I don't use the app."],
  ["How do you choose classes?", "By the trainer, mostly."],
  ["Have you ever thought about cancelling?", "In the exams, yes. But you can't pause the contract."],
];
const DEREK: Interview = [
  ["Are you a member now?", "Not any more. I left in June after four years."],
  ["How was leaving?", "Awful. You have to send a letter, and somebody has to sign it."],
  ["What do you use now?", "Hotel gyms, and an app, FitPal, which costs ten euros a month."],
  ["What would you improve?", "Booking with the app of my sister's gym."],
  ["What would bring you back?", "A ticket for ten visits. No contract, no letter."],
];
const ELIF: Interview = [
  ["Who are you?", "I'm Elif, mother of three, and I work part time."],
  ["How do you book the play corner?", "You have to ring. It isn't in the app, so sometimes I just turn up."],
  ["What do you think of the trainers?", "Very kind. Sofia showed my sister everything twice."],
];
const TOM: Interview = [
  ["How often do you go?", "Five times a week, mostly in the evening."],
  ["What's it like in the evening?", "It's clean, but packed. I look at the busy graph in the app."],
  ["How do you keep track?", "I log it all in a spreadsheet."],
  ["And what annoys you?", "People who don't put their weights away, and the music."],
];

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews({ Marta: MARTA, Jonas: JONAS, Priya: PRIYA, Derek: DEREK, Elif: ELIF, Tom: TOM });
});

test("what was asked of one person is answered by them, and not by what others would change", async () => {
  const { by, said } = await told(ctx, "What would bring people back?");
  expect([by, said]).toEqual([["Derek"], ["A ticket for ten visits. No contract, no letter."]]);
});

test("how people do something is told by who was asked how they do it, of nothing else", async () => {
  const { answer, said } = await told(ctx, "How do people book classes?");
  expect(answer).toMatch(/^Two of 6 people spoke about this\./u);
  expect(said).toEqual(
    expect.arrayContaining([
      "Through the website, actually. I don't use the app.",
      "On my phone, the minute the next week opens.",
    ]),
  );
  expect(said.join(" ")).not.toContain("You have to ring");
});

test("who has thought about something is told by yes and no to whether they have", async () => {
  const { answer, said } = await told(ctx, "Who has thought about leaving?");
  expect(answer).toMatch(/Of these three, two answer yes and one no\./u);
  expect(said[0]).toMatch(/^In the exams, yes\.|^Once, when/u);
});

describe("of one thing", () => {
  test("only who names it, or was asked about it, is counted, and what is hardly like it isn't told", async () => {
    const { answer, by } = await told(ctx, "What do people think about the music?");
    expect(answer).toMatch(/^One of 6 people spoke about this\. Tom said /u);
    expect(answer).not.toMatch(/shows? /u);
    expect(by).toEqual(["Tom"]);
  });

  test("one kind word in answer to a question about it praises it", async () => {
    const { answer, by } = await told(ctx, "What do people like about the trainers?");
    expect(answer).toMatch(/^Two of 6 people clearly praise something/u);
    expect(by.slice(0, 2)).toEqual(["Elif", "Marta"]);
  });

  test("it is found under its quality", async () => {
    expect((await told(ctx, "What do people say about cleanliness?")).by).toEqual(["Tom"]);
  });
});

test("who has children is told by whoever says so of their own, in any words", async () => {
  const { answer, by, said } = await told(ctx, "Who has children?");
  expect(answer).toMatch(/^Of 6 people, two say that they do\./u);
  expect(by).toEqual(["Elif", "Marta"]);
  expect(said.join(" ")).toMatch(/mother of three.*second pregnancy|second pregnancy.*mother of three/u);
  expect((await told(ctx, "Do people have children?")).by).toEqual(["Elif", "Marta"]);
  const { answer: parents } = await told(ctx, "What do parents say?");
  expect(parents).toContain("two of 6 belong to the “parents”");
});

test("what people use instead is told by what they name, and by nothing if nobody names any", async () => {
  const { answer: named, by } = await told(ctx, "Which competitors were mentioned?");
  expect([by, named.match(/^Two of 6 people name something else/u)]).toEqual([["Derek", "Tom"], expect.anything()]);
  const other = await workspaceOfInterviews({
    Ana: [["What made you choose it?", "The trainers are the reason. I wrote to them three times."]],
    Bo: [["How was it?", "I left a ticket at the desk instead."]],
  });
  const { answer } = await told(other, "Which competitors were mentioned?");
  expect(isUnsure(answer)).toBe(true);
});

test("how often people do it is told by who was asked how often they go, too", async () => {
  expect((await told(ctx, "How often do people train?")).by).toEqual(["Marta", "Tom"]);
  expect(isUnsure((await told(ctx, "How often do people clean the equipment?")).answer)).toBe(true);
});

test("what it costs is told by who names an amount, in words, too", async () => {
  const { said } = await told(ctx, "How much does it cost?");
  expect(said.join(" ")).toContain("Forty-nine a month.");
  expect(said.join(" ")).not.toContain("put the price up");
});

test("whether people use a thing is told by who says so, or is asked and does, and not by wishes", async () => {
  const { answer, by } = await told(ctx, "Do people use the app?");
  expect(answer).toMatch(/^Of 6 people, two say that they do and one that they don’t\./u);
  const [, now, never] = answer.split("\n\n");
  expect(now).toMatch(/^These say that they do\. (?=.*Jonas)(?=.*Tom)(?!.*Derek)/u);
  expect(never).toContain("I don't use the app.");
  expect(by).toEqual(expect.arrayContaining(["Jonas", "Priya", "Tom"]));
});

test("who doesn't use a thing says so of themselves, and not of what isn't in it", async () => {
  const { answer, by } = await told(ctx, "Who doesn't use the app?");
  expect(answer).toMatch(/^One of 6 people says? that they don’t/u);
  expect(by).toEqual(["Priya"]);
});

describe("a summary", () => {
  const onApp = (first: string, trouble: string): Interview => [
    ["How do you find the app?", first],
    ["What is the hardest part of it?", trouble],
  ];

  test("of little that several say tells what each has trouble with and praises besides", async () => {
    const few = await workspaceOfInterviews({
      Ana: onApp("Awful. The app is too slow.", "Getting up at five, honestly. I hate it."),
      Bo: onApp("The app is too slow, I deleted it.", "The showers are always cold, it's horrible."),
      Eve: onApp("Slow. The app is just too slow.", "My knees hurt after it."),
      Cy: [["Tell me about the last time.", "The trainer was brilliant, she remembered my back."]],
      Di: [["Tell me about the last time.", "It was on a Tuesday, with my sister."]],
    });
    const { answer, by } = await told(few, "Summarize what we learned");
    const [, claim, trouble, praise] = answer.split("\n\n");
    expect(claim).toMatch(/the app\. Three of 5 people say so\./u);
    expect(trouble).toMatch(/^People describe problems, each in their own words\. /u);
    expect(trouble).toContain("Bo said “The showers are always cold, it's horrible.”");
    expect(praise).toMatch(/^Someone says what works for them\. Cy said “The trainer was brilliant/u);
    expect(new Set(by)).toEqual(new Set(["Ana", "Bo", "Cy", "Eve"]));
  });

  test("blames nothing for what is said of another thing: it's the list that drives somebody mad", async () => {
    const others = await workspaceOfInterviews({
      Ana: onApp("The app itself is quick. It's the waiting list that drives me mad.", "Nothing, really."),
      Bo: onApp("Terrible, I deleted the app.", "Nothing, really."),
      Cy: onApp("The app is fine.", "Nothing, really."),
    });
    expect((await told(others, "What are the biggest problems?")).answer).not.toMatch(/put off by the app|Two of 3/u);
  });
});
