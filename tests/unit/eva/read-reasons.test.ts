import { describe, expect, test } from "vitest";
import { readHypothesis } from "@/lib/services/eva/reasons/read-hypothesis";
import { readWhyLeave } from "@/lib/services/eva/reasons/read-why";

describe("a question is read as one whether something is why people do a thing", () => {
  test.each([
    ["Is the price the reason why people leave?", "the price", "leave"],
    ["Is price the main reason for churn?", "price", "churn"],
    ["Was the card one of the reasons people cancelled?", "the card", "cancelled"],
    ["Is the fee why customers quit?", "the fee", "quit"],
    ["Do people leave because of the price?", "the price", "leave"],
    ["Did people stop because it was too slow?", "it was too slow", "stop"],
    ["Do our users leave over the price?", "the price", "leave"],
    ["Is it the mails that drive people away?", "the mails", "away"],
    ["Is it because of the queue that people go elsewhere?", "the queue", "go elsewhere"],
    ["Does the fee make people leave?", "the fee", "leave"],
    ["Who left because of the fee?", "the fee", "left"],
    ["How many people cancelled due to the price?", "the price", "cancelled"],
    ["Is it true that people leave because of the card?", "the card", "leave"],
    ["Our hypothesis: people leave because of the card. True?", "the card", "leave"],
    ["Validate the assumption that users churn because of bugs", "bugs", "churn"],
    ["Do people leave because of the price or something else?", "the price", "leave"],
    ["Ist der Preis der Grund, warum Leute kündigen?", "der Preis", "kündigen"],
    ["Kündigen die Leute wegen der Gebühr?", "der Gebühr", "Kündigen die Leute"],
    ["Haben die Leute wegen des Preises gekündigt?", "des Preises", "gekündigt"],
    ["Liegt es am Preis, dass die Leute kündigen?", "Preis", "kündigen"],
    ["Stimmt es, dass Leute wegen der Gebühr kündigen?", "der Gebühr", "kündigen"],
  ])("%s", (question, cause, effect) => {
    expect(readHypothesis(question)).toEqual({ cause, effect });
  });

  test.each([
    "Why do people leave?",
    "What do people say about the price?",
    "Do people prefer the app over the website?",
    "Do nurses leave because of the shifts?",
    "People leave because of the price.",
    "Who likes the app?",
    "Is the price fair?",
    "Was the card a problem?",
  ])("but not %s", (question) => {
    expect(readHypothesis(question)).toBeNull();
  });
});

describe("a question is read as one for the reasons of leaving", () => {
  test.each([
    ["Why do people leave?", "leave"],
    ["Why did customers cancel their subscription?", "cancel their subscription"],
    ["What are the top 3 reasons people cancel?", "cancel"],
    ["Rank the reasons for churn", "churn"],
    ["List all reasons why users quit", "quit"],
    ["What made people leave?", "leave"],
    ["Warum kündigen die Leute?", "kündigen die Leute"],
    ["Was sind die wichtigsten Gründe für die Kündigung?", "Kündigung"],
    ["Why do people like the app?", null],
    ["What made people start looking?", null],
    ["What are the reasons for the delay?", null],
    ["Why do nurses leave?", null],
  ])("%s", (question, effect) => {
    expect(readWhyLeave(question)).toBe(effect);
  });
});
