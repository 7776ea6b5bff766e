import { expect, test } from "vitest";
import { asksForRises, riseIn } from "@/lib/services/eva/told/rises";

test.each([
  "Did the price go up?",
  "Has the price of the plan gone up?",
  "Have prices increased?",
  "Did it get more expensive?",
  "Were there any price increases?",
  "Ist der Preis gestiegen?",
  "Wurden die Preise erhöht?",
  "Gab es eine Preiserhöhung?",
])("%s asks if something has become dearer", (question) => {
  expect(asksForRises(question)).toBe(true);
});

test.each([
  "Did the price surprise people?",
  "What is the price?",
  "Did the number of users go up?",
  "Wie ist der Preis?",
])("%s asks something else", (question) => {
  expect(asksForRises(question)).toBe(false);
});

test.each([
  ["It's fair. It went up to like twenty-nine, and I grumbled.", "And the price?"],
  ["They put the subscription up without a word.", ""],
  ["It used to be 12 euros, now it's 18.", ""],
  ["Am Anfang waren es sechs Euro, jetzt sind es fünfzehn.", ""],
  ["Der ist mir zu hoch geworden.", "Und der Preis?"],
])("%s (%s) says that a price rose", (text, asked) => {
  expect(riseIn(text, asked)).toBeDefined();
});

test.each([
  ["It used to be 18 euros, now it's 12.", "And the price?"],
  ["Früher hab ich dem tausendzweihundert Euro gezahlt, jetzt sind es noch siebenhundert.", ""],
  ["The price hasn't gone up in years.", ""],
  ["My blood pressure went up.", "How did you feel?"],
  ["Did it go up? What do they charge?", ""],
])("%s (%s) says nothing of the kind", (text, asked) => {
  expect(riseIn(text, asked)).toBeUndefined();
});
