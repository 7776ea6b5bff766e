import { describe, expect, test } from "vitest";
import type { Source } from "@/lib/services/eva/sources/calls-in";
import { sideBySide } from "@/lib/services/eva/sources/side-by-side";

const SOURCES: Source[] = [
  "Group 1 - owners.vtt",
  "Group 2 - not yet.vtt",
  "Group 3.vtt",
  "Checkout",
  "Why trials end",
].map((name, at) => ({ kind: at < 3 ? "file" : "study", id: name, name }));
const read = (question: string) => {
  const found = sideBySide(question, SOURCES, () => false);
  return found && [found.question, ...found.sides.map((sources) => sources.map(({ name }) => name).join(" "))];
};
const [ONE, TWO, THREE] = ["Group 1 - owners.vtt", "Group 2 - not yet.vtt", "Group 3.vtt"];

describe("sources are set side by side by their names", () => {
  test.each([
    ["How do group 1 and group 2 differ?", "Summary", ONE, TWO],
    ["How does group 1 differ from group 2?", "Summary", ONE, TWO],
    ["Compare group 1 with group 2", "Summary", ONE, TWO],
    [
      "What are the differences between Group 1 and Group 2 on the price?",
      "What did people say about the price?",
      ONE,
      TWO,
    ],
    [
      "How do “Group 1” and “Group 3” differ when it comes to charging?",
      "What did people say about charging?",
      ONE,
      THREE,
    ],
    ["Compare the Checkout study and the study “Why trials end”", "Summary", "Checkout", "Why trials end"],
    ["Wie unterscheiden sich Group 1 und Group 2 beim Preis?", "Was sagen die Leute über Preis?", ONE, TWO],
  ])("“%s”", (question, ...expected) => {
    expect(read(question)).toEqual(expected);
  });

  test.each([
    "How do nurses and doctors differ?",
    "Compare the checkout and the price",
    "How do group 1 and the others differ?",
    "What did group 1 and group 2 say?",
    "Group 1 and group 2",
    "",
  ])("and by nothing else: “%s”", (question) => {
    expect(read(question)).toBeNull();
  });
});
