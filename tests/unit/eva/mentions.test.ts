import { describe, expect, test } from "vitest";
import { readMention } from "@/lib/services/eva/mentions/read-mention";
import { isSameWord } from "@/lib/services/eva/mentions/same-word";
import { says } from "@/lib/services/eva/mentions/says";

describe("a question about who says something names the thing", () => {
  test.each([
    ["Who mentioned their bookkeeper?", "who", "bookkeeper"],
    ["Which participants talked about VAT?", "who", "VAT"],
    ["Did anyone mention Excel?", "who", "Excel"],
    ["Was the treasurer mentioned by anyone?", "who", "treasurer"],
    ["How many people brought up the phone app?", "count", "phone app"],
    ["How many of the participants said something about support?", "count", "support"],
    ["How often was the bank mentioned?", "often", "bank"],
    ["What did people say about the price?", "what", "price"],
    ["What was said about the length of the trial?", "what", "length of the trial"],
    ['Who said the word "scam"?', "who", "scam"],
    ["Who talked about invoices in the interviews?", "who", "invoices"],
    ["Who raised offline use?", "who", "offline"],
    ["Did anyone bring up a competitor called Ledgerlark?", "who", "Ledgerlark"],
    ["Wer hat den Steuerberater erwähnt?", "who", "Steuerberater"],
    ["Wie viele sprechen über den Support?", "count", "Support"],
    ["Was sagen die Leute über die Gebühr?", "what", "Gebühr"],
  ])("%s → %s, %s", (question, wanted, thing) => {
    expect(readMention(question)).toMatchObject({ wanted, thing });
  });

  test.each([
    "Who said the fee was unfair?",
    "Who mentioned that the trial was too short?",
    "What did Zoë say about support?",
    "What do people think of the price?",
    "Who complained about the price?",
    "Who had trouble with the app?",
    "Why did people leave?",
    "What did people say?",
    "What did people say about how the card was asked for?",
  ])("%s asks for more than a word", (question) => {
    expect(readMention(question)).toBeNull();
  });

  test("several things are each looked for", () => {
    expect(readMention("Who mentioned the fee or the price?")?.things).toEqual(["fee", "price"]);
  });
});

describe("a word is said", () => {
  test.each([
    ["bookkeepers", "bookkeeper"],
    ["cancelled", "canceled"],
    ["cancellation", "cancel"],
    ["invoiced", "invoice"],
    ["organising", "organize"],
    ["colours", "color"],
    ["left", "leave"],
    ["companies", "company"],
    ["stopped", "stop"],
    ["fell", "falls"],
  ])("as “%s”, which is “%s”", (said, asked) => {
    expect(isSameWord(said, asked, "en")).toBe(true);
    expect(isSameWord(asked, said, "en")).toBe(true);
  });

  test.each([
    ["account", "accountant"],
    ["accounts", "accountant"],
    ["bookkeeping", "bookkeeper"],
    ["import", "important"],
    ["busy", "business"],
    ["access", "accessibility"],
    ["treasure", "treasurer"],
  ])("not as “%s”, which isn’t “%s”", (said, asked) => {
    expect(isSameWord(said, asked, "en")).toBe(false);
    expect(isSameWord(asked, said, "en")).toBe(false);
  });

  test("in German as part of a compound, and by a man or a woman", () => {
    expect(isSameWord("aktivierungsgebuhr", "gebuhr", "de")).toBe(true);
    expect(isSameWord("steuerberater", "steuerberaterin", "de")).toBe(true);
    expect(isSameWord("gebuhren", "gebuhr", "de")).toBe(true);
    expect(isSameWord("geburtstag", "gebuhr", "de")).toBe(false);
  });

  test("written as one word or two, or with a hyphen", () => {
    expect(says("Then I went to check out.", "en", [["checkout"]])).toBe(true);
    expect(says("We need a sign-off.", "en", [["sign", "off"]])).toBe(true);
    expect(says("The signoff took weeks.", "en", [["sign", "off"]])).toBe(true);
  });
});
