import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "@/lib/core/context";
import { ask } from "@/lib/services/eva/ask";
import { type Interview, told, workspaceOfInterviews } from "@/tests/support/data/workspace-of-interviews";

const START = "How did you come to the meal kit?";
const CANCEL = "What made you cancel?";
const PRICE = "And what about the price?";

/** People who had meals sent home, and stopped. */
const SAID: Record<string, Interview> = {
  Oonagh: [
    [START, "My sister sent me a voucher. The first box was free."],
    [CANCEL, "The packaging. Every week I carried a bin bag of ice packs to the tip."],
    [PRICE, "The price was fine. I spend more at the market."],
  ],
  Bertil: [
    [START, "I hurt my back and could not shop."],
    [CANCEL, "It got too expensive. When the discount ended I did the sum on the fridge."],
    [PRICE, "Sixty-two for three dinners. I cancelled because of the price, simple as that."],
  ],
  Chidi: [
    [START, "A colleague swore by it."],
    [CANCEL, "Honestly? We had eaten everything twice. It was boring, so we stopped."],
    [PRICE, "No, the price wasn’t it. We go out for more."],
  ],
  Marguerite: [
    [START, "It was on the radio."],
    [CANCEL, "The box came at six in the morning and sat in the stairwell till I was home."],
    [PRICE, "I never looked. If there had been less packaging I wouldn’t have cancelled."],
  ],
  Tomasz: [
    [START, "I wanted to learn to cook."],
    ["Are you still with them?", "Yes, two years now. The recipes are why I stay."],
    [PRICE, "My neighbour says it’s dear. I don’t mind the price."],
  ],
};

let ctx: Context;
beforeAll(async () => {
  ctx = await workspaceOfInterviews(SAID);
});

const partsOf = async (question: string): Promise<string[]> => (await ask(ctx, { question })).answer.split("\n\n");

describe("whether one thing is why people do another", () => {
  test("is told by who gives it as a reason, who says that it wasn't one, and what else people name", async () => {
    const [lead, agrees, denies, otherwise, ...more] = await partsOf("Is the price the reason why people cancel?");
    expect(lead).toBe("One of 5 people gives that as a reason, and three say that it wasn’t one.");
    expect(agrees).toContain("I cancelled because of the price, simple as that.");
    for (const quote of ["The price was fine.", "No, the price wasn’t it.", "I don’t mind the price."])
      expect(denies).toContain(quote);
    expect(otherwise).toMatch(/^One gives another reason\. Marguerite/u);
    expect(more).toEqual([]);
  });

  test.each([
    "Do people cancel because of the packaging?",
    "Is it the packaging that makes people cancel?",
    "Did people leave because of the packaging?",
    "Does the packaging make people cancel?",
    "Our hypothesis: people cancel because of the packaging. True?",
    "Is it true that people quit because of the packaging?",
    "Who cancelled because of the packaging?",
    "Is packaging why customers churn?",
  ])("is read in whatever words: %s", async (question) => {
    const { answer, by } = await told(ctx, question);
    expect(answer).toMatch(/^Two of 5 people give that as a reason\./u);
    expect(by.slice(0, 2)).not.toContain("Tomasz");
    expect(by).toEqual(expect.arrayContaining(["Oonagh", "Marguerite"]));
  });

  test("is said of nobody if nobody says it, with the reasons that people do give", async () => {
    const [lead, otherwise] = await partsOf("Do people cancel because of the app?");
    expect(lead).toBe("Nobody of 5 people gives that as a reason.");
    expect(otherwise).toMatch(/^Four give another reason\./u);
    expect(otherwise).toContain("The packaging.");
  });

  test("what somebody tells of others is no reason of theirs", async () => {
    const { said } = await told(ctx, "Do people cancel because it is too expensive?");
    expect(said.join(" ")).not.toContain("My neighbour says");
  });

  test("is what somebody says of themselves, not of what others say", async () => {
    const surprised = await workspaceOfInterviews({
      Ada: [
        ["And the fee?", "People say it’s the fee. For me it was easy to work out, and that’s why I left."],
        ["I see.", "I think that’s why I left."],
      ],
      Ben: [["And the fee?", "It went up twice. That’s why I left."]],
    });
    const { answer, said } = await told(surprised, "Do people leave because of the fee?");
    expect(answer).toMatch(/^One of 2 people gives that as a reason\.\n\nThese give it as a reason\. Ben said/u);
    expect(said).toEqual([
      "It went up twice. That’s why I left.",
      "For me it was easy to work out, and that’s why I left.",
    ]);
  });

  test("is told by yes and no where people were asked just that", async () => {
    const asked = await workspaceOfInterviews({
      Ada: [["Was the queue the reason you left?", "Yes, it went round the block."]],
      Ben: [["Was the queue the reason you left?", "No, I was just tired."]],
    });
    const { answer } = await told(asked, "Was the queue the reason people left?");
    expect(answer).toMatch(/^One of 2 people gives that as a reason, and one says that it wasn’t one\./u);
    expect(answer).toMatch(/Ada said “Yes,.*Ben said “No,/su);
  });
});

describe("why people leave", () => {
  test.each(["Why did people leave?", "What are the top 3 reasons people cancel?", "Rank the reasons customers quit"])(
    "is told by their answers where they were asked, and by who says why where they weren't: %s",
    async (question) => {
      const { answer, said } = await told(ctx, question);
      expect(answer).toMatch(/^Four of (?:5|these \d) people/u);
      expect(said.join(" ")).toContain("The packaging.");
    },
  );

  test("is told by who says why, then by who only says that they did", async () => {
    const unasked = await workspaceOfInterviews({
      Ada: [["How was it?", "It was the noise that did it. You could not think in there."]],
      Ben: [["How was it?", "Fine at first. I cancelled because nobody ever answered the phone."]],
      Cleo: [["How was it?", "I liked the place. I cancelled in March."]],
      Dov: [["How was it?", "They asked for a deposit on the second visit, so I left."]],
    });
    const { answer } = await told(unasked, "Why did people leave?");
    expect(answer).toMatch(/^Three of 4 people say why, each in their own words\./u);
    expect(answer).toContain(
      "These say that they did, without a reason. Cleo said “I liked the place. I cancelled in March.”",
    );
    expect(answer).not.toContain("You could not think");
    expect((await told(unasked, "Why did Ada leave?")).said).toEqual(["It was the noise that did it."]);
    expect((await told(unasked, "Did Ben leave because of the phone?")).said).toEqual([
      "I cancelled because nobody ever answered the phone.",
    ]);
    expect((await told(unasked, "Did Ben leave because of the deposit?")).answer).toMatch(
      /^Not that, but another reason is named\. Ben said/u,
    );
  });
});

test("the same in German", async () => {
  const german = await workspaceOfInterviews(
    {
      Jana: [["Warum haben Sie gekündigt?", "Wegen der Verpackung. Ich habe jede Woche Kühlpacks weggetragen."]],
      Uwe: [["Warum haben Sie gekündigt?", "Es war mir zu teuer, als der Rabatt weg war."]],
      Ilse: [["Warum haben Sie gekündigt?", "Am Preis lag es nicht. Wir hatten alles zweimal gegessen."]],
    },
    "de",
  );
  const { answer, by } = await told(german, "Haben die Leute wegen des Preises gekündigt?");
  expect(answer).toMatch(
    /^Eine von 3 Personen nennt das als Grund, und eine sagt, dass es keiner war\.\n\nDiese nennen es als Grund\. Uwe/u,
  );
  expect(answer).toContain("Eine nennt einen anderen Grund. Jana");
  expect(by).toEqual(["Ilse", "Jana", "Uwe"]);
  expect((await told(german, "Liegt es an der Verpackung, dass Leute kündigen?")).answer).toMatch(
    /^Eine von 3 Personen nennt das als Grund\./u,
  );
});
