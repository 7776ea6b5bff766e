import { expect, test } from "vitest";
import { findThemes } from "@/lib/services/analysis/themes/find-themes";
import { mattersIn } from "@/lib/services/analysis/themes/shared/matters-in";
import { sharedBy } from "@/lib/services/analysis/themes/shared/shared-by";
import { phrasesIn } from "@/lib/services/analysis/themes/statements/phrases";
import { toldIn } from "@/lib/services/analysis/themes/statements/told-in";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { answersTo } from "./interviews";

const claimsOf = async (question: string, said: Record<string, string>) =>
  (await findThemes(answersTo(question, said))).flatMap(({ claims }) => claims);

/** Who names what, as a claim on the answers to a question would count. */
const namedIn = async (question: string, said: Record<string, string>) => {
  const options = { stems: new Set<string>(), isReason: false, isToName: false, isOfOwn: true, german: false, most: 4 };
  const shared = await sharedBy(answersTo(question, said), options, async () => {});
  return Object.fromEntries(shared.map(({ label, quotes }) => [label, quotes.map(({ person }) => person).sort()]));
};

test("a thing that somebody names as not theirs doesn’t count for those who name it", async () => {
  const named = await namedIn("How do customers pay you?", {
    Ana: "By card. The card is easy.",
    Ben: "With the card, nearly all of them.",
    Cy: "Cash only. I don’t take a card, the fee eats it.",
    Di: "I had the card thing. I sent it back.",
    Ed: "The card, mostly.",
  });
  expect(named["the card"]).toEqual(["Ana", "Ben", "Ed"]);
});

test("what somebody looked at or left isn’t what they name", async () => {
  const named = await namedIn("Which pool did you choose?", {
    Ana: "We settled for Kelp.",
    Ben: "It had to be Kelp. It’s cheap.",
    Cy: "The one with Nemo on the door. I looked at Kelp too but it smelled.",
    Di: "I was at Kelp, then I moved to Nemo because of the slides.",
    Ed: "It was always Nemo.",
    Gus: "I tried Kelp for a month. I couldn’t be bothered. The Nemo people want too much.",
  });
  expect(named).toEqual({ Kelp: ["Ana", "Ben"], Nemo: ["Cy", "Di", "Ed"] });
});

test("a person whom several people speak of is no product", async () => {
  const named = await namedIn("How did you start?", {
    Ana: "I asked for Nadia. My friend Nadia helped me.",
    Ben: "Through Nadia, she told me what to do.",
    Cy: "With Nadia and with Tillbird.",
    Di: "I began with Tillbird, on the phone.",
  });
  expect(Object.keys(named)).toEqual(["Tillbird"]);
});

test.each([
  ["The till was out by two quid in a hundred.", []],
  ["It’s cheap, two quid.", ["the price"]],
  ["I teach, we take the kids there.", []],
  ["We take our kids there.", ["their family"]],
])("“%s” is about %j", (said, matters) => {
  expect(mattersIn(said, true).map(({ en }) => en)).toEqual(matters);
});

test("a no between commas denies nothing of what follows", () => {
  const said = "The hours, no, I’ve no complaint.";
  expect(toldIn(said, wordsOf(said), phrasesIn("en")).get("mind")?.side).toBe(1);
});

test("a no is quoted with what follows it", async () => {
  const claims = await claimsOf("Would you switch to another pool?", {
    Ana: "No, why would I? It’s nineteen quid.",
    Ben: "No. I like it, people say hello.",
    Cy: "I’d have to swim first.",
  });
  expect(claims[0]?.support.map(({ quote }) => quote)).toEqual([
    "No, why would I? It’s nineteen quid.",
    "No. I like it, people say hello.",
  ]);
});
