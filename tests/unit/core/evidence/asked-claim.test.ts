import { expect, test } from "vitest";
import { askedClaim, claimBelow, renamedClaim } from "@/lib/core/evidence/asked-claim";

const QUESTION = "What would you change?";

test("a claim about answers makes sense alone, and doesn't repeat the question right above it", () => {
  const english = askedClaim("en", QUESTION, "people name what they would change.");
  expect(english).toBe("Asked “What would you change?”, people name what they would change.");
  expect(claimBelow(QUESTION, english)).toBe("People name what they would change.");
  const german = askedClaim("de", "Was würden Sie ändern?", "Die Leute antworten verschieden.");
  expect(claimBelow("Was würden Sie ändern?", german)).toBe("Die Leute antworten verschieden.");
});

test("under another title, or in a person's own words, a claim stays as it is", () => {
  const claim = askedClaim("en", QUESTION, "people name what they would change.");
  expect(claimBelow("Wishes", claim)).toBe(claim);
  expect(claimBelow(QUESTION, "The fee comes too late.")).toBe("The fee comes too late.");
});

test("a renamed theme's claim starts with the new name, which isn't repeated right below it", () => {
  const english = askedClaim("en", QUESTION, "some people ask for warmer water.");
  const renamed = renamedClaim(QUESTION, "Wishes", english);
  expect(renamed).toBe("Wishes: some people ask for warmer water.");
  expect(claimBelow("Wishes", renamed)).toBe("Some people ask for warmer water.");
  expect(renamedClaim("Wishes", "What to change", renamed)).toBe("What to change: some people ask for warmer water.");
  expect(renamedClaim("Preis", "Kosten", "Preis: Das ist den Leuten zu teuer.")).toBe(
    "Kosten: Das ist den Leuten zu teuer.",
  );
  expect(renamedClaim(QUESTION, "Wishes", "People trust the offer.")).toBe("People trust the offer.");
});
