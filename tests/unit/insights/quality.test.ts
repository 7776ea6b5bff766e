import { describe, expect, test } from "vitest";
import { qualityOf } from "@/lib/services/insights/quality";
import { isEmptyAnswer } from "@/lib/services/insights/quality/empty-answers";
import type { ReasonKind } from "@/lib/services/insights/record";
import { type Asked, factsOf } from "./facts";

const reason = (kind: ReasonKind, facts: Parameters<typeof qualityOf>[0]) =>
  qualityOf(facts).reasons.find((found) => found.kind === kind)?.text ?? null;

const OWN = "I mostly pay by card because it is what my bank gave me, and I never thought about it.";
const many = (count: number, asked: (at: number) => Asked): Asked[] =>
  Array.from({ length: count }, (_, at) => asked(at));

test("an honest session is good and has no reasons", () => {
  const asked = many(5, (at) => ({ text: `What about part ${at}?`, answers: [`${OWN} Part ${at} was fine.`] }));
  expect(qualityOf(factsOf(asked))).toEqual({ rating: "good", reasons: [] });
});

describe("speeding", () => {
  const asked = many(8, (at) => ({
    text: `How satisfied are you with part ${at} of the checkout, all things considered?`,
    kind: "scale",
    answers: [{ text: String(1 + (at % 5)), value: 1 + (at % 5), seconds: 1 }],
  }));
  test("is less than half of the time that reading takes", () => {
    const facts = factsOf(asked, { durationSeconds: 9 });
    expect(reason("speeding", facts)).toBe("Answered 8 questions in 9 s; reading them takes about 25 s.");
    expect(qualityOf(facts).rating).toBe("flagged");
  });
  test("is more words than anybody can type in the time", () => {
    const talked = many(3, (at) => ({ text: `What about part ${at}?`, answers: [`${OWN} Part ${at} was fine.`] }));
    expect(reason("speeding", factsOf(talked, { durationSeconds: 1 }))).toBe(
      "Wrote 69 words in 1 s, faster than anyone types.",
    );
    expect(reason("speeding", factsOf(talked, { durationSeconds: 40 }))).toBeNull();
  });
  test("isn't a fast reader, a short form, or a spoken or live interview", () => {
    expect(reason("speeding", factsOf(asked, { durationSeconds: 14 }))).toBeNull();
    expect(reason("speeding", factsOf(asked.slice(0, 2), { durationSeconds: 1 }))).toBeNull();
    expect(reason("speeding", factsOf(asked, { durationSeconds: 9, type: "live-interview" }))).toBeNull();
    const [first, ...rest] = asked;
    const spoken = { ...first, text: "Why?", answers: [{ text: "So.", manner: { spoken: true } }] };
    expect(reason("speeding", factsOf([spoken, ...rest], { durationSeconds: 9 }))).toBeNull();
  });
});

describe("straight-lining", () => {
  const scales = (values: number[]) =>
    values.map((value): Asked => ({ text: "How easy?", kind: "scale", answers: [{ text: `${value}`, value }] }));
  test("is the same point on every scale, the same position in every list, or the same answer to many questions", () => {
    expect(reason("straight_lining", factsOf(scales([3, 3, 3, 3, 3])))).toBe("Gave 3 on all 5 scales.");
    const options = ["A", "B", "C"];
    const lists = many(8, () => ({ text: "Which?", kind: "single", options, answers: [{ text: "B", value: "B" }] }));
    expect(reason("straight_lining", factsOf(lists))).toBe("Chose option 2 in all 8 questions with options.");
    const same = many(3, (at) => ({ text: `Why ${at}?`, answers: ["It is  good"] }));
    expect(reason("straight_lining", factsOf(same))).toBe("Gave the same answer to 3 questions: “It is  good”.");
    const ended = many(3, (at) => ({ text: `Why ${at}?`, answers: ["That is all."] }));
    expect(reason("straight_lining", factsOf(ended))).toBe("Gave the same answer to 3 questions: “That is all.”");
  });
  test("isn't four of a kind, one that differs, or yes and no", () => {
    expect(reason("straight_lining", factsOf(scales([3, 3, 3, 3])))).toBeNull();
    expect(reason("straight_lining", factsOf(scales([3, 3, 3, 4, 3, 3])))).toBeNull();
    const options = ["Yes", "No"];
    const lists = many(9, () => ({
      text: "Do you?",
      kind: "single",
      options,
      answers: [{ text: "Yes", value: "Yes" }],
    }));
    expect(reason("straight_lining", factsOf(lists))).toBeNull();
  });
});

describe("copy-paste", () => {
  const pasted = (text: string, characters: number): Asked => ({
    text: "Why?",
    answers: [{ text, manner: { typedMs: 4_000, pastedCharacters: characters } }],
  });
  test("is two longer answers or one very long one from the clipboard", () => {
    expect(reason("copy_paste", factsOf([pasted(OWN, 86), pasted(OWN, 80), { text: "And?", answers: [OWN] }]))).toBe(
      "Pasted 2 of 3 longer answers (166 of 172 characters).",
    );
    expect(reason("copy_paste", factsOf([pasted(OWN.repeat(5), 430)]))).toContain("430 of 430 characters");
  });
  test("isn't one pasted sentence, a pasted address, or a count that can't be right", () => {
    expect(reason("copy_paste", factsOf([pasted(OWN, 86), { text: "And?", answers: [OWN] }]))).toBeNull();
    expect(reason("copy_paste", factsOf([pasted(OWN, 20), pasted(OWN, 20)]))).toBeNull();
    expect(reason("copy_paste", factsOf([pasted("Yes.", 90_000), pasted("No.", 90_000)]))).toBeNull();
  });
});

describe("machine-like answers", () => {
  test("say so themselves, were typed without keys, or are formatted like chatbots' answers", () => {
    const told = "As an AI language model, I don't have personal experiences.";
    expect(reason("machine_like", factsOf([{ text: "Why?", answers: [told] }]))).toContain(
      "“As an AI language model, I don't have personal experiences”",
    );
    const long = "As an AI, I have no card, no account and no shop that I would go back to every week, so I can't say.";
    expect(reason("machine_like", factsOf([{ text: "Why?", answers: [long] }]))).toBe(
      "An answer says about itself: “As an AI, I have no card, no account and no shop that I would go back” …",
    );
    const other = "Sure! I'm just an AI, so I have never paid for anything.";
    expect(reason("machine_like", factsOf([{ text: "Why?", answers: [other] }]))).toContain("I'm just an AI, so I");
    const typed = { text: OWN.repeat(4), manner: { typedMs: 1_500 } };
    expect(reason("machine_like", factsOf([{ text: "Why?", answers: [typed] }]))).toBe(
      "An answer of 344 characters was typed in 1.5 s.",
    );
    const laidOut = `1. **Price** ${OWN}\n2. **Speed** ${OWN}`;
    expect(reason("machine_like", factsOf([{ text: "Why?", answers: [laidOut, laidOut] }]))).toContain("2 answers");
  });
  test("aren't answers about AI, a fast typist, a pasted answer or a plain list", () => {
    const asked = (...answers: Asked["answers"]) => factsOf([{ text: "Why?", answers }]);
    for (const text of [
      "I use an AI language model as my assistant. I am an air pilot.",
      "I work as an AI engineer. As an AI researcher, I like it.",
      "I'm an AI trainer, and I don't have personal devices.",
    ])
      expect(reason("machine_like", asked(text)), text).toBeNull();
    expect(reason("machine_like", asked({ text: OWN.repeat(2), manner: { typedMs: 14_000 } }))).toBeNull();
    const pasted = { text: OWN.repeat(4), manner: { typedMs: 100, pastedCharacters: 340 } };
    expect(reason("machine_like", asked(pasted))).toBeNull();
    const list = `- the price, ${OWN}\n- the speed`;
    expect(reason("machine_like", asked(list, list))).toBeNull();
  });
});

describe("empty answers", () => {
  test("are half of the open questions or more", () => {
    const facts = factsOf(["n/a", "asdfgh", OWN, "…"].map((text, at) => ({ text: `Why ${at}?`, answers: [text] })));
    expect(reason("empty_answers", facts)).toBe("3 of 4 open answers say nothing (“n/a”, “asdfgh”, “…”).");
  });
  test.each(["", " ", "...", "N/A", "idk.", "aaaaaa", "sdfgdfg", "\u200f\u200e", "Weiß nicht"])("%j is one", (text) =>
    expect(isEmptyAnswer(text)).toBe(true),
  );
  test.each(["Yes.", "No", "4", "👍", "好", "Zzz, boring", "Rhythm", "לא", "The price"])("%j is none", (text) =>
    expect(isEmptyAnswer(text)).toBe(false),
  );
  test("aren't skipped optional questions, nor one short answer among others", () => {
    const skipped = { required: false, answers: [{ text: "", manner: { skipped: true } }] };
    const asked = [
      { text: "A?", ...skipped },
      { text: "B?", ...skipped },
      { text: "C?", answers: [OWN] },
    ];
    expect(reason("empty_answers", factsOf([...asked, { text: "D?", answers: [OWN] }]))).toBeNull();
    expect(
      reason("empty_answers", factsOf(["idk", OWN, OWN].map((text) => ({ text: "Why?", answers: [text] })))),
    ).toBeNull();
  });
});

test("someone who took part before with the same browser or the same words is named", () => {
  const asked = [{ text: "Why?", answers: [OWN] }];
  const twins = [
    { label: "P2", sameClient: true, sameText: null },
    { label: "P4", sameClient: false, sameText: OWN },
  ];
  expect(reason("duplicate_person", factsOf(asked, { twins }))).toBe(
    "P2 took part from the same browser and network. P4 gave the same words: “I mostly pay by card because it is what my bank gave me, and I never thought” …",
  );
});
