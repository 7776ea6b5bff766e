import { expect, test } from "vitest";
import { askedClaim, claimBelow } from "@/lib/core/asked-claim";

const QUESTION = "What would you change?";

test("a claim about answers can be understood alone, and does not repeat the question right below it", () => {
  const english = askedClaim("en", QUESTION, "people name what they would change.");
  expect(english).toBe("Asked “What would you change?”, people name what they would change.");
  expect(claimBelow(QUESTION, english)).toBe("People name what they would change.");
  const german = askedClaim("de", "Was würden Sie ändern?", "Die Leute antworten verschieden.");
  expect(claimBelow("Was würden Sie ändern?", german)).toBe("Die Leute antworten verschieden.");
});

test("below another title, and in people's own words, a claim is what it is", () => {
  const claim = askedClaim("en", QUESTION, "people name what they would change.");
  expect(claimBelow("Wishes", claim)).toBe(claim);
  expect(claimBelow(QUESTION, "The fee comes too late.")).toBe("The fee comes too late.");
});
