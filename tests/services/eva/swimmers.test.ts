import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

/** People at a lido, who speak of the app Quaylo of their own accord. */
const SAID: Record<string, Interview> = {
  Bea: [
    ["How do you book your lane?", "Phone, desk, anything. Quaylo. It sends me a reminder."],
    ["Do you swim in winter?", "God, no. I like my toes."],
    ["What has gone wrong here?", "I was fined once, over a whistle."],
  ],
  Cyril: [
    [
      "How do you book your lane?",
      "We were on Quaylo before that and I moved us off it. It lost every second booking.",
    ],
    ["Do you swim in winter?", "Yes, until the ice. I wear gloves."],
    ["Why do you swim in winter?", "It clears my head. Nothing else does."],
  ],
  Dot: [
    ["How do you book your lane?", "We went with the paper list, then Quaylo."],
    ["Do you swim in winter?", "I did, two years running. I packed it in. My knees turned blue."],
  ],
  Emil: [
    ["Could you introduce yourself?", "I'm Emil, I run the support desk at Quaylo. I answer the phone."],
    ["What do swimmers ask you?", "They ask for their password. I use Quaylo all day, so I know it by heart."],
  ],
  Gus: [
    ["What do you do for a living?", "I drive a bus, the early one."],
    ["What was the hardest part?", "The ladder. It's cheap and it wobbles."],
    ["What has gone wrong here?", "I sent my locker key back. The lock never closed."],
  ],
  Hal: [
    ["What do you do for a living?", "I'm a nurse, so don't ask me about sleep. My brother drives a cab."],
    ["What was the hardest part?", "Getting in, honestly."],
    ["What annoys you?", "The changing rooms are awful. I hate the drains."],
  ],
  Fay: [
    ["How do you book your lane?", "Quaylo since May. It's lovely to use."],
    ["What has gone wrong here?", "A man told me that he had been fined once."],
  ],
};

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(SAID);
});

const partsOf = async (question: string, threadId?: string): Promise<string[]> =>
  (await ask(ctx, { question, ...(threadId && { threadId }) })).answer.split("\n\n");

/** The answer to the second question, asked after the first. */
async function then(first: string, second: string): Promise<string[]> {
  const { threadId } = await ask(ctx, { question: first });
  return partsOf(second, threadId);
}

describe("who uses a thing", () => {
  test("isn't told by who works for it, and is by who used something else first", async () => {
    const [lead, now, past, others] = await partsOf("Who uses Quaylo?");
    expect(lead).toBe("Of 7 people, three say that they do and one that they no longer do.");
    for (const name of ["Bea", "Dot", "Fay"]) expect(now).toContain(name);
    expect(past).toContain("I moved us off it");
    expect(others).toContain("Emil");
  });

  test("who went on to something else has stopped", async () => {
    const [lead, stopped] = await partsOf("Who stopped using Quaylo?");
    expect(lead).toBe("One of 7 people says that they stopped.");
    expect(stopped).toContain("Cyril");
  });
});

describe("who does a thing that several were asked about", () => {
  test("is counted by their yes and no, among those who were asked", async () => {
    const [lead, now, past, never] = await partsOf("Who swims in winter?");
    expect(lead).toBe(
      "Three of 7 people answered when asked “Do you swim in winter?” Of 3 people, one says that they do, one that they no longer do, and one that they don’t.",
    );
    expect(now).toContain("Cyril");
    expect(past).toContain("I packed it in");
    expect(never).toContain("God, no.");
  });
});

test("what many name of their own accord is what a question about it is about", async () => {
  const said = (await partsOf("What do people dislike about Quaylo?")).join();
  expect(said).toContain("Quaylo");
  expect(said).not.toContain("drains");
});

test("the worst of a thing is what people dislike about it, never the worst of anything else", async () => {
  const said = (await partsOf("What's the worst thing about the changing rooms?")).join();
  expect(said).toContain("The changing rooms are awful.");
  expect(said).not.toContain("hardest");
  expect((await partsOf("What's the worst thing about Quaylo?")).join()).not.toContain("awful");
});

describe("who has been fined", () => {
  test("counts whom it happened to, and tells apart who reports it of somebody else or says none of it", async () => {
    const [fined, others] = await partsOf("Who has been fined?");
    expect(fined).toBe("One of 7 people spoke about this. Bea said “I was fined once, over a whistle.” [1]");
    expect(others).toMatch(/^Without saying so of themselves, and not counted, Fay said/u);
    expect(others).not.toContain("Gus");
  });
});

describe("who is what a word calls them", () => {
  test.each([
    ["How many drivers are there?", "one of 7 belongs to the “drivers”.", "Gus"],
    ["Who is a nurse?", "one of 7 belongs to the “nurses”.", "Hal"],
  ])("%s is told by what people say they do", async (question, lead, name) => {
    const [count, quotes] = await partsOf(question);
    expect(count).toBe(`Going by what people say of themselves, ${lead}`);
    expect(quotes).toMatch(new RegExp(`^${name} said [^\\n]*\\[1\\]$`, "u"));
  });

  test("who has a thing isn’t told by who is one", async () => {
    const [lead] = await partsOf("Who has a nurse?");
    expect(lead).toBe("Nothing clearly answers that. What comes closest may be about something else:");
  });

  test("nobody says so", async () => {
    expect((await partsOf("Who is a single parent?")).join()).toContain(
      "Nobody says of themselves that they belong to the “single parents”",
    );
  });
});

describe("a reason that stands in the next sentence", () => {
  test("is quoted with what it is the reason of", async () => {
    expect((await partsOf("Why did Gus send his locker key back?")).join()).toContain(
      "“I sent my locker key back. The lock never closed.”",
    );
  });

  test("tells why people stopped", async () => {
    const [lead, quote] = await partsOf("Why did people stop using Quaylo?");
    expect(lead).toBe("One of 7 people says that they stopped.");
    expect(quote).toContain("I moved us off it. It lost every second booking.");
    expect((await partsOf("Why did Dot stop swimming in winter?")).join()).toContain("My knees turned blue.");
  });
});

test("what several were asked in just those words is answered by them, not by all that troubles people", async () => {
  const said = (await partsOf("What was the hardest part?")).join();
  expect(said).toContain("Getting in, honestly.");
  expect(said).not.toContain("drains");
});

describe("“they” after a question for who does something", () => {
  test("are those whom its answer counted", async () => {
    const [only, ...more] = await then("Who mentioned gloves?", "What clears their heads?");
    expect(only).toContain("It clears my head.");
    expect(more).toEqual([]);
    expect((await then("Who was fined?", "What clears their heads?")).join()).not.toContain("Cyril");
  });
});
