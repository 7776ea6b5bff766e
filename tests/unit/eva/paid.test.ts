import { expect, test } from "vitest";
import { asksForPaid, PAID, paidIn } from "@/lib/services/eva/told/paid";

test.each([
  "How much do people pay?",
  "What do they pay for the app per month?",
  "What does it cost?",
  "Was kostet die App?",
  "Wie viel zahlen die Leute im Monat?",
])("%s asks what people pay for the product", (question) => {
  expect(asksForPaid(question)).toBe(true);
});

test.each([
  "How much would people pay?",
  "What does delivery cost?",
  "How much do people pay their accountant?",
  "Was kosten verlorene Belege?",
])("%s asks for something else", (question) => {
  expect(asksForPaid(question)).toBe(false);
});

const saidIn = (asked: string, text: string) =>
  // Only what was asked and answered matters.
  PAID.saidIn({ line: { text }, distance: 1, asked: { text: asked } } as Parameters<typeof PAID.saidIn>[0]);

test.each([
  ["And the price?", "It's fair. It's twenty-nine."],
  ["How do you, how do you feel about the pricing now?", "It's fair. It went up to like twenty-nine."],
  ["What do you pay for Cartwise?", "About 40 a month."],
  ["Und was zahlst du?", "Ich hab den kleinsten Tarif, vier Euro."],
  ["How do you use it?", "So we pay, I think it's thirty-nine a seat."],
])("asked “%s”, “%s” says it", (asked, text) => {
  expect(saidIn(asked, text)).not.toBeNull();
});

test.each([
  ["What do you pay for the van?", "Four hundred."],
  ["How much does he charge you?", "Two hundred bucks a quarter."],
  ["Was zahlen Sie für den Steuerberater?", "Siebenhundert."],
  ["And the price?", "It's okay, I suppose."],
  ["How do you use it?", "We pay 300 a month for the lawyer."],
  ["How many of you are there?", "Twelve."],
])("asked “%s”, “%s” doesn't", (asked, text) => {
  expect(saidIn(asked, text)).toBeNull();
});

test("of what somebody says, the sentence with the sum is quoted", () => {
  expect(paidIn("It's fair. It's twenty-nine. I make that back.", true)).toBe("It's twenty-nine.");
});
