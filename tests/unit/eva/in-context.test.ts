import { expect, test } from "vitest";
import { partsOf } from "@/lib/services/eva/reading/parts";
import { questionInContext } from "@/lib/services/eva/retrieve/question/question-in-context";

const after = (text: string, ...asked: string[]) =>
  questionInContext({ text, turns: asked.map((each) => ({ role: "user" as const, text: each })) });

test.each([
  ["why?", "What did Zoë say about the fee?", "What did Zoë say about the fee? why?"],
  ["quote her", "What did Zoë say about the fee?", "What did Zoë say about the fee?"],
  ["and Greg?", "What did Zoë say about the fee?", "What did Greg say about the fee?"],
  ["And the lift?", "What did people think of Ana's price?", "What did people think of the lift?"],
  ["What about P7?", "Who talked about support?", "What did P7 say about support?"],
  ["And Daniel?", "Why did people leave?", "Why did Daniel leave?"],
  ["how many?", "Who talked about support?", "Who talked about support?"],
  ["and the price?", "Who mentioned the card?", "Who mentioned the price?"],
  ["and the price?", "What did Søren say about support?", "What did Søren say about the price?"],
  ["And the fee?", "Is the card the reason why people leave?", "Is the fee the reason why people leave?"],
  ["And because of the fee?", "Do people leave because of the price?", "Do people leave because of the fee?"],
  ["What did she say about the trial?", "Why did Zoë leave?", "What did Zoë say about the trial?"],
  ["Who would come back?", "Who mentioned the card?", "Who would come back?"],
  ["Who would?", "Who mentioned the card?", "Who mentioned the card? Who would?"],
  ["What did people say about the app?", "Who mentioned the card?", "What did people say about the app?"],
])("“%s” after “%s” is read as “%s”", (text, before, whole) => {
  expect(after(text, before)).toEqual({ text: whole, isRest: false });
});

test("the others are those of the question before, through several follow-ups", () => {
  expect(after("and the others?", "Who mentioned the card?", "how many?")).toEqual({
    text: "Who mentioned the card?",
    isRest: true,
  });
});

test("the others aren't those of a question about one person", () => {
  expect(after("and the others?", "Who mentioned the card?", "and Maya?").text).toBe("Who mentioned the card?");
});

test("alone, a follow-up is a question of its own", () => {
  expect(after("and Daniel?")).toEqual({ text: "and Daniel?", isRest: false });
});

test("the second part of a question names whom the first is about", () => {
  expect(partsOf("What did Zoë like and what did she hate?")).toEqual(["What did Zoë like?", "what did Zoë hate?"]);
});
