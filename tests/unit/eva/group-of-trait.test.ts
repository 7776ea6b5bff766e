import { expect, test } from "vitest";
import { asksForTrait } from "@/lib/services/eva/compare/asks-for-trait";
import { readByTrait } from "@/lib/services/eva/compare/by-trait";
import { groupOfTrait } from "@/lib/services/eva/compare/group-of-trait";
import type { Trait, Value } from "@/lib/services/eva/compare/traits";
import type { Passage } from "@/lib/services/eva/retrieve/corpus/passages";

const valued = (label: string): Value => ({
  label,
  by: new Map(["1", "2"].map((row) => [`${label} ${row}`, {} as Passage])),
});
const trait = (name: string, ...labels: string[]): Trait => ({ name, values: labels.map(valued) });
const TRAITS = [
  trait("Plan", "Basic", "Pro"),
  trait("Country", "Germany", "US"),
  trait("Role", "Designer", "Product manager"),
  trait("Company size", "1-10", "200+"),
  trait("Branche", "Handwerk", "Freiberufler"),
  trait("Uses", "Search", "Yes"),
];

test.each([
  ["What do Basic users want?", "Basic users", "What do people want?"],
  ["Would Pro users recommend it?", "Pro users", "Would people recommend it?"],
  ["Find out what the designers like", "designers", "Find out what people like"],
  ["What annoys people on the Pro plan?", "people on the Pro plan", "What annoys people?"],
  ["What do product managers say about the price?", "product managers", "What do people say about the price?"],
  ["What do companies with 200+ employees want?", "companies with 200+ employees", "What do people want?"],
  ["What should we improve for users from Germany?", "users from Germany", "What should we improve?"],
  ["What do US customers like?", "US customers", "What do people like?"],
  ["Was gefällt den Pro-Nutzern?", "Pro-Nutzern", "Was gefällt den Leuten?"],
  ["Was wollen Handwerker?", "Handwerker", "Was wollen die Leute?"],
  ["Was stört Freiberufler an der App?", "Freiberufler", "Was stört die Leute an der App?"],
  ["What do Basic users say?", "Basic users", null],
])("“%s” is asked of those whom a table calls so", (question, name, plain) => {
  expect(groupOfTrait(question, TRAITS)).toEqual({ name, plain });
});

test.each([
  "What do people say about search?",
  "Does it help us?",
  "What do people say about designers?",
  "How many people are from Germany?",
  "What is basic about it?",
])("“%s” is asked of nobody in particular", (question) => {
  expect(groupOfTrait(question, TRAITS)).toBeNull();
});

test.each([
  ["How do the plans differ?", ["Basic", "Pro"], null],
  ["Compare the countries", ["Germany", "US"], null],
  ["Do Pro users like it more than Basic users?", ["Pro", "Basic"], null],
  ["What should we improve, by plan?", ["Basic", "Pro"], "What should we improve?"],
  ["Was stört die Leute, je nach Branche?", ["Handwerk", "Freiberufler"], "Was stört die Leute?"],
])("“%s” sets groups side by side", (question, labels, plain) => {
  const read = readByTrait(question, TRAITS);
  expect([read?.values.map(({ label }) => label), read?.plain]).toEqual([labels, plain]);
});

test.each(["What role does the price play, more or less?", "What more could we do about roles?", "Is Pro better?"])(
  "“%s” sets no groups side by side",
  (question) => {
    expect(readByTrait(question, TRAITS)).toBeNull();
  },
);

test.each([
  ["Which plan are people on?", "Plan", 2],
  ["What countries are our customers from?", "Country", 2],
  ["Who is on the Pro plan?", "Plan", 1],
  ["How many are from Germany?", "Country", 1],
  ["Welche Branchen haben die Leute?", "Branche", 2],
])("“%s” asks for what a table says", (question, name, count) => {
  const read = asksForTrait(question, TRAITS);
  expect([read?.trait.name, read?.values.length]).toEqual([name, count]);
});

test.each(["Which plan do people find too dear?", "Who on the Pro plan complains?", "What plan would help?"])(
  "“%s” asks for more than a table says",
  (question) => {
    expect(asksForTrait(question, TRAITS)).toBeNull();
  },
);
