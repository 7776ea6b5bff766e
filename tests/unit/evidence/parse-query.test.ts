import { expect, test } from "vitest";
import { personKey } from "@/lib/services/eva/retrieve/corpus/people";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import { markParts, parseQuery } from "@/lib/services/evidence/parse-query";
import { readMarks } from "@/lib/services/evidence/read-marks";
import { searchConfig } from "@/lib/services/evidence/search-config";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";

test("words, phrases and exclusions are told apart", () => {
  expect(parseQuery('card "up front" -price -"no way" - "" -')).toEqual({
    wanted: 'card "up front"',
    unwanted: 'price or "no way"',
    parts: [],
  });
  expect(parseQuery("Der Preis or it").parts).toEqual(["der", "preis"]);
  expect(parseQuery('"open').wanted).toBe('"open"');
});

test("parts of words are highlighted where they occur, with or without accents", () => {
  expect(markParts("Søren said no", ["soren", "id n"])).toEqual([
    { start: 0, end: 5 },
    { start: 8, end: 12 },
  ]);
  expect(markParts("Straße", ["strasse"])).toEqual([]);
});

test("highlights are offsets into the exact text, or there are none", () => {
  expect(readMarks("a b c", "a \u0001b\u0002 c")).toEqual([{ start: 2, end: 3 }]);
  expect(readMarks("a <b> c", "a   \u0001c\u0002")).toEqual([]);
  expect(readMarks("🎭 mask", "🎭 \u0001mask\u0002")).toEqual([{ start: 3, end: 7 }]);
});

test("languages find their text search configuration", () => {
  expect(["de-AT", "EN", "nb_NO", "ja", "auto", null].map(searchConfig)).toEqual([
    ...["german", "english", "norwegian", "simple", "simple", "simple"],
  ]);
});

test("whoever asks far more than the others is the moderator, and an unnamed speaker is another person in each file", () => {
  const spoken = (speaker: string, texts: string[]) => texts.map((text) => ({ speaker, text }));
  const shares = speakerShares([
    ...spoken("Q", ["Why?", "And then?", "Okay."]),
    ...spoken("Ana", ["No.", "What?", "It was.", "Yes.", "So."]),
  ]);
  expect([...moderatorsOf(shares)]).toEqual(["Q"]);
  expect(moderatorsOf(speakerShares(spoken("Ana", ["Why?", "How?"]))).size).toBe(0);
  const marked = speakerShares([
    ...spoken("Sarah (interviewer)", ["Go on."]),
    ...spoken("Tom", ["Why?", "How?", "Hm?"]),
  ]);
  expect([...moderatorsOf(marked)]).toEqual(["Sarah (interviewer)"]);
  expect([...moderatorsOf(speakerShares([...spoken("Moderator", ["Hm."]), ...spoken("B", ["Why?"])]))]).toEqual([
    "Moderator",
  ]);
  // Whoever takes a customer's call speaks for the company, however few questions they ask.
  const call = [
    ...spoken("Agent", ["Let me look.", "It is on its way."]),
    ...spoken("Customer", ["Where is it?", "Hm?"]),
  ];
  expect([...moderatorsOf(speakerShares(call))]).toEqual(["Agent"]);
  expect([...moderatorsOf(speakerShares([...spoken("Interviewer", ["How?"]), ...spoken("Agent 1", ["So."])]))]).toEqual(
    ["Interviewer"],
  );
  expect(moderatorsOf(speakerShares([...spoken("Agent 1", ["So."]), ...spoken("Agent 2", ["No."])])).size).toBe(0);
  const own = [...spoken("Customer Support", ["So."]), ...spoken("Kunde", ["Und?"])];
  expect([...moderatorsOf(speakerShares(own))]).toEqual(["Customer Support"]);
  // Who thinks aloud asks, too.
  const aloud = speakerShares([
    ...spoken("Q", ["Why?", "And then?", "How?"]),
    ...spoken("Ana", ["Is it fair? It is.", "No.", "So."]),
  ]);
  expect([...moderatorsOf(aloud)]).toEqual(["Q"]);
  // In a talk of four turns, one of two is often.
  const short = [...spoken("Q", ["What do you use?", "Thanks for coming."]), ...spoken("Ana", ["Paper.", "Bye."])];
  expect([...moderatorsOf(speakerShares(short))]).toEqual(["Q"]);
  expect(moderatorsOf(speakerShares([...short, ...spoken("Ben", ["And you?", "Me too."])])).size).toBe(0);
  expect(moderatorsOf(speakerShares(spoken("Ana", ["Is it fair? It is.", "So."]))).size).toBe(0);
  expect(personKey("fil_1", "Speaker 1")).not.toBe(personKey("fil_2", "Speaker 1"));
  expect(personKey("fil_1", "Søren")).toBe(personKey("fil_2", "soren"));
});
