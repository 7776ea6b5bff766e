import { expect, test } from "vitest";
import { asPeople } from "@/lib/services/eva/reading/as-people";

test.each([
  ["How satisfied are our customers?", "How satisfied are people?"],
  ["What did the participants use before?", "What did people use before?"],
  ["Users complain about what?", "People complain about what?"],
  ["Why do respondents cancel?", "Why do people cancel?"],
  ["What are the top reasons our users leave?", "What are the top reasons people leave?"],
  ["Summarize what interviewees said about the price", "Summarize what people said about the price"],
  ["What would make our clients stay?", "What would make people stay?"],
  ["What annoys customers most?", "What annoys people most?"],
  ["What problems users have with the export", "What problems people have with the export"],
  ["How many of our users mentioned the card?", "How many of the people mentioned the card?"],
  ["Which customers mentioned the card?", "Which people mentioned the card?"],
  ["Did any participant like it?", "Did anyone like it?"],
  ["Did each participant mention it?", "Did everyone mention it?"],
  ["What does the average user want?", "What do people want?"],
  ["What are users’ biggest pain points?", "What are biggest pain points?"],
  ["List the top user frustrations", "List the top frustrations"],
  ["Is that the participants' main problem?", "Is that the main problem?"],
  ["Wie zufrieden sind unsere Kunden?", "Wie zufrieden sind die Leute?"],
  ["Was sagen die Teilnehmenden über den Export?", "Was sagen die Leute über den Export?"],
  ["Was gefällt den Nutzern?", "Was gefällt den Leuten?"],
  ["Warum gehen Kunden, und was nervt Kunden am meisten?", "Warum gehen Kunden, und was nervt die Leute am meisten?"],
  ["Wie viele Teilnehmer haben ihn erwähnt?", "Wie viele Leute haben ihn erwähnt?"],
])("%s asks: %s", (question, plain) => {
  expect(asPeople(question)).toBe(plain);
});

test.each([
  "What do trial users say about the card?",
  "What do paying customers think of support?",
  "What do business customers want?",
  "What did people say about customers?",
  "What do users of the archive say?",
  "What do clients expect of them?",
  "What was said in the users study?",
  "How do people find customers?",
  "What do people think of the user interface?",
  "What did “users” mean to them?",
  "Was sagen zahlende Kunden?",
  "Was sagen die zahlenden Kunden?",
  "Was sagen die Kunden von Tillbird?",
  "Was sagen Neukunden?",
  "What does Anna say?",
  "",
])("a kind of them, and what is said of them, stay: %s", (question) => {
  expect(asPeople(question)).toBe(question);
});
