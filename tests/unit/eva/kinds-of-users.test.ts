import { expect, test } from "vitest";
import { readGroup } from "@/lib/services/eva/compare/read-group";

test.each([
  ["What do trial users say about the card?", "trial users", "What do people say about the card?"],
  ["What do paying customers think of support?", "paying customers", "What do people think of support?"],
  ["How do free plan users feel about the price?", "free plan users", "How do people feel about the price?"],
  ["How many long-term customers mentioned it?", "long-term customers", "How many people mentioned it?"],
  ["What did our existing customers complain about?", "existing customers", "What did people complain about?"],
  ["Do B2B customers trust us?", "B2B customers", "Do people trust us?"],
])("%s asks of a kind of those who are asked", (question, name, plain) => {
  expect(readGroup(question)).toEqual({ name, plain });
});

test.each([
  "What do most users want?",
  "What do our customers want?",
  "What do other users say?",
  "What do you customers say?",
  "What do users of the archive say?",
  "What do customers in Germany say?",
  "Why do trial users leave?",
])("%s doesn't", (question) => {
  expect(readGroup(question)).toBeNull();
});
