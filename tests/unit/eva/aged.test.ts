import { describe, expect, test } from "vitest";
import { asOlder, asYounger } from "@/lib/services/eva/compare/as-aged";
import { readGroup } from "@/lib/services/eva/compare/read-group";

describe("who is old or young is told by the age that somebody gives, and by what only they are", () => {
  test.each([
    "I'm 72, and I still drive.",
    "I just turned sixty-five.",
    "Well, in my late seventies you don't learn it anymore.",
    "I'm retired.",
    "Ich bin eigentlich pensioniert.",
    "Ich bin 68 Jahre alt.",
  ])("%s", (text) => expect(asOlder(text)).toBe(text));
  test.each(["I'm 24.", "I'm a student, second year.", "Ich bin 19 und wohne noch zu Hause.", "Ich studiere in Köln."])(
    "%s",
    (text) => expect(asYounger(text)).toBe(text),
  );
  test.each([
    "I'm 64 minutes away.",
    "I'm 20 percent slower.",
    "My mother is 72.",
    "I'm old enough to know.",
    "Are you retired?",
    "I have 25 students.",
    "Ich bin seit 20 Jahren dabei.",
  ])("%s tells neither", (text) => {
    expect(asOlder(text)).toBeUndefined();
    expect(asYounger(text)).toBeUndefined();
  });
});

test.each([
  ["What do older users say?", "older users", null],
  ["What do younger people think of the price?", "younger people", "What do people think of the price?"],
  ["Do older people trust the app?", "older people", "Do people trust the app?"],
  ["Was sagen ältere Nutzer?", "ältere Nutzer", null],
  ["Was halten die jüngeren Kunden vom Preis?", "jüngeren Kunden", "Was halten die Leute vom Preis?"],
  ["Was halten ältere Leute vom Preis?", "ältere Leute", "Was halten die Leute vom Preis?"],
])("%s asks about a group of an age", (question, name, plain) => {
  expect(readGroup(question)).toEqual({ name, plain });
});

test.each(["What do users say?", "Was sagen die Nutzer?", "What do older phones do?", "Was sagen neue Zahlen?"])(
  "%s asks about no group",
  (question) => {
    expect(readGroup(question)).toBeNull();
  },
);
