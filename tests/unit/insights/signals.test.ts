import { describe, expect, test } from "vitest";
import type { SignalKind } from "@/lib/services/insights/record";
import { signalsOf } from "@/lib/services/insights/signals";
import { strongWord } from "@/lib/services/insights/signals/strong-wording";
import { type Asked, factsOf } from "./facts";

const found = (kind: SignalKind, asked: Asked[], language = "en") => {
  const facts = factsOf(asked, { language });
  const signals = signalsOf(facts);
  for (const { index, quote } of signals) expect(facts.lines[index]?.text).toContain(quote);
  return signals.filter((signal) => signal.kind === kind);
};
const said = (...texts: string[]): Asked[] => texts.map((text, at) => ({ text: `Question ${at}?`, answers: [text] }));

describe("sentiment turns", () => {
  test("are where praise turns to blame, with the sentence and its second", () => {
    expect(found("sentiment", said("Signing up was great. The invoice page is terrible, honestly."))).toEqual([
      {
        kind: "sentiment",
        label: "Turns from praise to criticism",
        index: 1,
        atSeconds: 10.2,
        quote: "The invoice page is terrible, honestly.",
      },
    ]);
    expect(found("sentiment", said("It was awful at first.", "But now it is excellent."))).toMatchObject([
      { label: "Turns from criticism to praise", quote: "But now it is excellent." },
    ]);
    const asked = [{ text: "And the search?", answers: ["I love it.", "The results are confusing."] }];
    expect(found("sentiment", asked)).toMatchObject([{ quote: "The results are confusing." }]);
    expect(found("sentiment", said("Das war super. Leider war es danach kaputt."), "de")).toHaveLength(1);
  });
  test.each([
    ["It was great. I loved it.", "It works and it is useful."],
    ["It was great.", "If it broke, that would be awful."],
    ["It was great.", "The other shop is terrible."],
    ["It was great. My boss said it was terrible."],
    ["It was great. Their page said “this is the worst deal”."],
    ["It was awful.", "But that is a great question."],
    ["It was great. It is not bad."],
    ["It was great. I open it on Mondays. I close it. I pay by card. It was awful."],
  ])("aren't in: %s %s", (...texts) => expect(found("sentiment", said(...texts))).toEqual([]));
});

describe("hesitation", () => {
  test("is words of doubt and strings of fillers, quoted", () => {
    expect(found("hesitation", said("I'm not really sure I would pay for it."))).toMatchObject([
      { label: "Unsure: “I'm not really sure”", quote: "I'm not really sure I would pay for it." },
    ]);
    expect(found("hesitation", said("Well, um, the, uh, the price, hmm, was okay."))).toMatchObject([
      { label: "3 filled pauses" },
    ]);
    expect(found("hesitation", said("Schwer zu sagen, ich glaube schon."), "de")).toHaveLength(1);
    expect(found("hesitation", said("Ich bin unsicher, ob es sich lohnt."), "de")).toHaveLength(1);
    expect(found("hesitation", said("Ich bin mir nicht ganz sicher."), "de")).toHaveLength(1);
  });
  test("is a pause much longer than the person's others, and never an absence", () => {
    const typed = (pause: number) => ({ text: "It was the price.", manner: { typedMs: 2_000 }, pause });
    const asked = (seconds: number[]): Asked[] =>
      seconds.map((each, at) => ({ text: `Question ${at}?`, answers: [typed(each)] }));
    expect(found("hesitation", asked([6, 5, 60, 7, 6]))).toMatchObject([
      { label: expect.stringMatching(/^Paused 59 s before answering, usually 5 s$/), quote: "It was the price." },
    ]);
    expect(found("hesitation", asked([6, 5, 4_000, 7, 6]))).toEqual([]);
    expect(found("hesitation", asked([40, 45, 50, 44, 46]))).toEqual([]);
  });
  test("isn't in a password that somebody doesn't know", () => {
    expect(found("hesitation", said("I don't know the password. I am sure of the price."))).toEqual([]);
  });
});

describe("strong wording", () => {
  test.each([
    ["I absolutely hate the new menu.", "hate"],
    ["That was so frustrating.", "so frustrating"],
    ["Never again!", "Never again"],
    ["Das war furchtbar.", "furchtbar"],
  ])("%s", (sentence, word) => expect(strongWord(sentence)).toBe(word));
  test.each([
    "It wasn't terrible.",
    "I'd hate to lose it.",
    "I would love to try it.",
    "It never felt like a nightmare.",
    "Everybody says that it is terrible.",
    "I hate to say it.",
    "The page said “this is a scam”.",
    "The best way is by card.",
    "It is good.",
  ])("isn't in: %s", (sentence) => expect(strongWord(sentence)).toBeNull());
});

describe("contradictions", () => {
  test("state what was said before and its second", () => {
    expect(found("contradiction", said("I always read the terms.", "It is blue.", "I never read the terms."))).toEqual([
      {
        kind: "contradiction",
        label: "Said earlier at 0:03: “I always read the terms.”",
        atSeconds: 49,
        quote: "I never read the terms.",
        index: 5,
      },
    ]);
  });
  test.each([
    ["I use the export every day.", "I don't use the import every day."],
    ["I used to read the terms.", "I never read the terms."],
    ["I read the terms.", "I don't read the terms when I am in a hurry."],
    ["I don't read the terms.", "I never read the terms."],
    ["I like the export.", "My boss doesn't like the export."],
  ])("aren't: %s %s", (...texts) => expect(found("contradiction", said(...texts))).toEqual([]));
  test("between a rating and the words about it", () => {
    const scale = (text: string): Asked => {
      const answers = [{ text: "5", value: 5 }, text];
      return { text: "How easy was it?", kind: "scale", answers };
    };
    expect(found("contradiction", [scale("It was terrible and confusing.")])).toMatchObject([
      { label: "Rated it 5 of 5 but said otherwise", quote: "It was terrible and confusing." },
    ]);
    expect(found("contradiction", [scale("It was easy and quick.")])).toEqual([]);
  });
});

test("the moderator's words and remarks to the moderator are never a signal", () => {
  const facts = factsOf([{ text: "Do you hate it? It was great. It was terrible.", answers: ["Yes."] }]);
  expect(signalsOf(facts)).toEqual([]);
});

test("a language without word lists gets no signals from words, and the same facts give the same signals", () => {
  expect(signalsOf(factsOf(said("とても良かったです。でも請求書は最悪でした。"), { language: "ja" }))).toEqual([]);
  const facts = factsOf(said("It was great. It was awful. I'm not sure.", "I absolutely hate it."));
  expect(signalsOf(facts)).toEqual(signalsOf(structuredClone(facts)));
});
