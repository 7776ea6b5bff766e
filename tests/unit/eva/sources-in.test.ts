import { describe, expect, test } from "vitest";
import type { Source } from "@/lib/services/eva/sources/calls-in";
import { sourcesIn } from "@/lib/services/eva/sources/sources-in";

const named = (kind: Source["kind"], ...names: string[]): Source[] => names.map((name) => ({ kind, id: name, name }));
const SOURCES = [
  ...named("file", "Group 1 - EV owners.vtt", "Group 2 - Not yet.vtt", "Interview_03_Maria.mp4", "5 minutes.mp4"),
  ...named("file", "Version 2.mp4", "Gruppe 7 (Köln).mp4", "notes from Leeds.txt", "Day 4 a.vtt", "Day 4 b.vtt"),
  ...named("study", "Checkout", "Why trials end"),
  ...named("project", "Onboarding"),
];
const read = (question: string) => {
  const found = sourcesIn(question, SOURCES, (word) => word === "leeds");
  return found && [found.question, found.sources.map(({ name }) => name).join(" | ")];
};

describe("a question is limited to the files, studies and projects that it names", () => {
  test.each([
    ["What did people say about prices in group 2?", "What did people say about prices?", "Group 2 - Not yet.vtt"],
    ["In group 2, what did people say about prices?", "What did people say about prices?", "Group 2 - Not yet.vtt"],
    ["Summarise group 2", "Summarise", "Group 2 - Not yet.vtt"],
    ["Give me a summary of Group 2 - Not yet.", "Give me a summary.", "Group 2 - Not yet.vtt"],
    ["What did group 2 say about prices?", "What did people say about prices?", "Group 2 - Not yet.vtt"],
    ["What did the Group 2 participants say?", "What did people say?", "Group 2 - Not yet.vtt"],
    ["What was said in “Group 2”?", "What was said?", "Group 2 - Not yet.vtt"],
    ["Prices in group 1 and group 2?", "Prices?", "Group 1 - EV owners.vtt | Group 2 - Not yet.vtt"],
    ["Summarize interview 3", "Summarize", "Interview_03_Maria.mp4"],
    ["Summarize the interview with Maria", "Summarize", "Interview_03_Maria.mp4"],
    ["What did Maria say about the price?", "What did people say about the price?", "Interview_03_Maria.mp4"],
    ["What do people from Maria say?", "What do people say?", "Interview_03_Maria.mp4"],
    ["What is difficult in Maria's interview?", "What is difficult?", "Interview_03_Maria.mp4"],
    ["What was difficult on day 4?", "What was difficult?", "Day 4 a.vtt | Day 4 b.vtt"],
    ["What problems came up in the checkout study?", "What problems came up?", "Checkout"],
    ["What do people like in the study “Why trials end”?", "What do people like?", "Why trials end"],
    ["What do people want in the Onboarding project?", "What do people want?", "Onboarding"],
    ["Was sagen die Leute in Gruppe 7 über den Preis?", "Was sagen die Leute über den Preis?", "Gruppe 7 (Köln).mp4"],
    ["And in group 1?", "", "Group 1 - EV owners.vtt"],
    ["What about the Checkout study?", "", "Checkout"],
    ["Und in Gruppe 7?", "", "Gruppe 7 (Köln).mp4"],
    ["Fasse die Studie Checkout zusammen", "Fasse zusammen", "Checkout"],
  ])("“%s”", (question, rest, sources) => {
    expect(read(question)).toEqual([rest, sources]);
  });

  test.each([
    "Who waited 5 minutes?",
    "What do people think of version 2?",
    "What problems do people have in the checkout?",
    "Why do trials end?",
    "Who moved to Leeds?",
    "Summarize the interview with Leeds",
    "What happens during onboarding?",
    "Group 2",
    "How many are in a group?",
    "How do group 1 and group 2 differ?",
    "",
  ])("and by nothing else: “%s”", (question) => {
    expect(read(question)).toBeNull();
  });
});
