import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** People who swim, asked about their pools. */
const SAID: Record<string, Interview> = {
  Lena: [
    ["Which pool did you choose?", "Nemo, the one by the station. I looked at Kelp too but it smelled."],
    ["Do you have a season ticket?", "Yes, twelve months. I haven’t been fined since."],
    ["Would you switch to another pool?", "If I could get out of the ticket, tomorrow."],
    ["How was signing up?", "Quick, ten minutes. A lad showed me round."],
    ["What happened with the fine?", "I got a fine, fourteen pounds, for parking on the grass."],
  ],
  Marcus: [
    ["Which pool did you choose?", "Kelp. It’s cheap, it’s open all night."],
    ["Do you have a season ticket?", "No, never again."],
    ["Would you switch to another pool?", "No, why would I?"],
    ["How was signing up?", "All on the phone. The website crashed twice, so there were two of us at it."],
    ["How do you feel about it?", "I’m fine with all of it. I don’t trust the lifeguards, though."],
  ],
  Jonno: [
    ["Which pool did you choose?", "I’m a lifeguard at Kelp, have been for six years."],
    ["Do you have a season ticket?", "Six months, I think? I’d have to look."],
    ["Would you switch to another pool?", "I’d have to like swimming first."],
    ["How was signing up?", "People tell me it’s a faff."],
    [
      "What do you hear from others?",
      "A woman in the café was fined for running. My husband had a heart attack in the water.",
    ],
  ],
  Femi: [
    ["Which pool did you choose?", "I was at Kelp, then I moved to Nemo because of the slides."],
    ["Do you have a season ticket?", "Yes, for the slides. I send mine to my brother in winter."],
    ["Would you switch to another pool?", "Not unless another one opens nearer."],
    ["How was signing up?", "Smooth. If they paid me I’d join twice."],
    ["What do you hear from others?", "My kids love it. I trust the lifeguards, they’re quick."],
  ],
};

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(SAID);
});

const partsOf = async (question: string): Promise<string[]> => (await ask(ctx, { question })).answer.split("\n\n");

test("who works for a place is told by who says so, and not by who goes there", async () => {
  const [lead, answer, ...others] = await partsOf("Who works for Kelp?");
  expect(lead).toBe("One of 4 people says so of themselves.");
  expect(answer).toContain("I’m a lifeguard at Kelp");
  expect(others).toEqual([]);
  expect(await partsOf("Who works at Nemo?")).toEqual(["Nothing in this workspace answers that."]);
});

test("what somebody chose is what they use, and what they moved away from is not", async () => {
  const [lead, now, past] = await partsOf("Who goes to Kelp?");
  expect(lead).toBe("Of 4 people, one says that they do and one that they no longer do.");
  expect(now).toContain("Kelp. It’s cheap");
  expect(past).toContain("I was at Kelp");
  expect(past).not.toContain("looked at");
});

test("whoever was asked and says neither yes nor no is told apart", async () => {
  const [lead, now, never, others] = await partsOf("Who has a season ticket?");
  expect(lead).toBe("Of 4 people, two say that they do and one that they don’t.");
  expect(now).toMatch(/Lena.*Femi|Femi.*Lena/u);
  expect(never).toContain("Marcus");
  expect(others).toContain("Six months, I think?");
});

test("who would is told by what people would do, not by what they would have to", async () => {
  const [lead] = await partsOf("Who would switch?");
  expect(lead).toBe("Of 4 people, nobody says that they would and one that they wouldn’t. Two would on a condition.");
  const [join] = await partsOf("Who would join?");
  expect(join).toContain("One would on a condition.");
  const [use] = await partsOf("Who would use the slides again?");
  expect(use).toMatch(/^Nobody of 4 people says outright that they would or wouldn’t\.|^Nothing/u);
});

describe("how long something takes", () => {
  test("is told by who names a time, not by any number", async () => {
    const [answer] = await partsOf("How long does signing up take?");
    expect(answer).toContain("ten minutes");
    expect(answer).not.toContain("twice");
  });
});

describe("what happened to people", () => {
  test("is told by who says it of themselves, also as a thing that they got", async () => {
    const [answer, others] = await partsOf("Who has been fined?");
    expect(answer).toContain("One of 4 people");
    expect(answer).toContain("I got a fine");
    expect(answer).not.toContain("I’m fine");
    expect(others).toContain("A woman in the café was fined");
  });

  test("to somebody’s husband didn’t happen to them", async () => {
    const [answer] = await partsOf("Who has had a heart attack?");
    expect(answer).not.toMatch(/^One of/u);
  });
});

test("whoever denies the very thing isn’t counted for it", async () => {
  const parts = await partsOf("Who trusts the lifeguards?");
  expect(parts[0]).toContain("One of 4 people");
  expect(parts[0]).toContain("Femi");
  expect(parts.slice(1).join(" ")).toContain("as Marcus denies it");
});

test("a husband is somebody’s own, and a kind of anything is no child", async () => {
  const [lead, now] = await partsOf("Who has a husband?");
  expect(lead).toBe("Of 4 people, one says that they do.");
  expect(now).toContain("Jonno");
  expect((await partsOf("Who has children?"))[1]).toMatch(/^These say that they do\. Femi said “My kids love it\./u);
});

describe("a study of one product", () => {
  let own: Context;
  beforeAll(async () => {
    own = await workspaceOfInterviews({
      Ana: [
        ["What did you think of Tallyroom?", "It’s kind of slow. I cancelled on the Friday."],
        ["How was the export?", "Painful. The export took me three goes."],
      ],
      Ben: [
        ["What did you think of Tallyroom?", "Good. I’d cancel if it got dearer."],
        ["How was the export?", "Easy, I like the export."],
      ],
      Cy: [
        ["What did you think of Tallyroom?", "My boss was furious about the fee. Not me. I write the annual budget."],
        ["How was the export?", "I exported once."],
      ],
      Di: [
        ["What did you think of Tallyroom?", "It’s my kind of thing. I was livid about the fee, though."],
        ["How was the export?", "I never did one."],
      ],
    });
  });
  const ofProduct = async (question: string) => (await ask(own, { question })).answer.split("\n\n");

  test("who stopped is told by who cancelled, whether or not they name it", async () => {
    const [lead, stopped] = await ofProduct("Who stopped using Tallyroom?");
    expect(lead).toBe("One of 4 people says that they stopped.");
    expect(stopped).toContain("I cancelled on the Friday.");
  });

  test("who was angry says so of themselves, in whatever word", async () => {
    const [answer, others] = await ofProduct("Who was angry?");
    expect(answer).toMatch(/^One of 4 people .*I was livid/u);
    expect(others).toContain("My boss was furious");
  });

  test("an annual budget is no annual plan, and a kind of thing no child", async () => {
    expect((await ofProduct("Who is against the annual plan?")).join(" ")).not.toContain("budget");
    expect((await ofProduct("Who has children?")).join(" ")).not.toContain("kind of");
  });

  test("whether something is hard is told by who has trouble with it and who has none", async () => {
    const [lead, hard, easy] = await ofProduct("Is it hard to export?");
    expect(lead).toBe("Of 4 people, one clearly has trouble with it, and one speaks well of it.");
    expect(hard).toContain("Painful");
    expect(easy).toContain("Easy, I like the export.");
  });

  test("if nobody takes a side on how hard something is, nobody is counted", async () => {
    const answer = (await ofProduct("Is it hard to write a budget?")).join(" ");
    expect(answer).toContain("I write the annual budget.");
    expect(answer).not.toMatch(/trouble|speaks well|clearly saying either/u);
  });
});

test("an English question about German interviews is told that it may find less", async () => {
  const said: Record<string, Interview> = {
    Ana: [["Wie war es?", "Der Beitrag ist mir zu hoch."]],
    Ben: [["Wie war es?", "Neunzig Euro, das ist fair."]],
  };
  const german = await workspaceOfInterviews(said, "de");
  const { answer } = await ask(german, { question: "What did people say about carrots?" });
  expect(answer).toContain("Most of this was said in German.");
  const asked = await ask(german, { question: "Was wurde über Möhren gesagt?" });
  expect(asked.answer).not.toContain("said in German");
});
