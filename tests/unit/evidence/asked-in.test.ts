import { describe, expect, test } from "vitest";
import { askedIn, calledBy } from "@/lib/services/evidence/asked-in";

const called = calledBy(["Moderator", "Nadia", "Owen Pike", "Zoë", null]);

describe("what an interviewer's line asks", () => {
  test.each([
    "Mm-hmm.",
    "Okay, great, thank you.",
    "Nadia?",
    "And you, Owen?",
    "Thanks, Zoë. What about the others?",
    "Anyone else?",
    "Who wants to start?",
    "Right. Pike, you go first, please.",
    "Und bei dir, Nadia?",
    "Genau. Wie ist das bei Ihnen?",
    "Ich verstehe. Und ihr?",
    "",
  ])("is nothing if it only listens or calls on the next: “%s”", (line) => {
    expect(askedIn(line, called)).toBe("");
  });

  test.each([
    ["Great. So how do you charge at home? Who wants to start?", "So how do you charge at home?"],
    ["Thanks, Nadia. Owen, how do you charge?", "Owen, how do you charge?"],
    ["What puts you off? Is it the price? Nadia?", "What puts you off? Is it the price?"],
    ["Why?", "Why?"],
    ["What do you do?", "What do you do?"],
    ["How are you?", "How are you?"],
    ["Was macht ihr?", "Was macht ihr?"],
    ["What else do you need?", "What else do you need?"],
    ["Tell me more about that, Nadia.", "Tell me more about that, Nadia."],
    ["Rating", "Rating"],
  ])("is its part that asks something: “%s”", (line, asked) => {
    expect(askedIn(line, called)).toBe(asked);
  });
});
