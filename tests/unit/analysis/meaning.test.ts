import { describe, expect, test } from "vitest";
import { decode, knownWords, nearness, readWords, type Words } from "@/lib/services/analysis/meaning/words";
import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { learnVectors } from "@/tests/bench/analysis/training/meaning/learn-vectors";
import { keyOf, readAssociations } from "@/tests/bench/analysis/training/meaning/read-associations";
import { bytesOf, kept } from "@/tests/bench/analysis/training/meaning/written";
import { withoutWordVectors } from "@/tests/support/faults/without-word-vectors";

const TINY = `refund = money back return reimburse
reimburse = refund money back repay
repay = reimburse money owe
rain = wet umbrella cloud storm
storm = rain cloud wind wet
cloud = rain storm wet sky
money = repay refund owe`;
const SETTINGS = { dimensions: 2, rounds: 20, smoothing: 0.75, shift: 0, bend: 1 };

function learned() {
  const { keys, vectors } = kept(learnVectors(readAssociations(TINY), SETTINGS));
  return { keys, bytes: bytesOf(vectors) };
}

describe("learning word vectors", () => {
  test("reads a headword and its associates, and multi-word entries together", () =>
    expect(readAssociations("gave = hand-over present\n")).toEqual([
      { head: "give", associates: ["hand over", "present"] },
    ]));

  test("the same lists give the same bytes", () => {
    const [first, second] = [learned(), learned()];
    expect(first.keys).toEqual(second.keys);
    expect(first.bytes.equals(second.bytes)).toBe(true);
    expect(first.bytes.length).toBe(first.keys.length * SETTINGS.dimensions);
  });

  test("associated words are near, others are far", () => {
    const { keys, bytes } = learned();
    const words = decode({ dimensions: SETTINGS.dimensions, keys: keys.join("\t"), bytes: bytes.toString("base64") });
    const near = nearnessOf(words);
    expect(near("refund", "reimburse")).toBeGreaterThan(0.8);
    expect(near("rain", "storm")).toBeGreaterThan(0.8);
    expect(near("refund", "storm")).toBeLessThan(0.3);
  });
});

const nearnessOf = (words: Words) => (a: string, b: string) => {
  const [first, second] = [words.numberOf(keyOf(a)), words.numberOf(keyOf(b))];
  if (first === undefined || second === undefined) throw new Error(`${a} or ${b} is not known`);
  return nearness(words, first, second);
};

describe("decoding", () => {
  test("gives signed bytes and their lengths", () => {
    const bytes = Buffer.from(Int8Array.from([127, 0, -3, 4, 0, 0]).buffer).toString("base64");
    const words = decode({ dimensions: 2, keys: "a\tb\tc", bytes });
    expect([...words.vectors]).toEqual([127, 0, -3, 4, 0, 0]);
    expect([...words.lengths]).toEqual([127, 5, 1]);
    expect(words.numberOf("b")).toBe(1);
    expect(words.numberOf("d")).toBeUndefined();
  });
});

describe("the known words", () => {
  test.each([
    ["punctual", "late", "garden"],
    ["affordable", "cheap", "nurse"],
    ["embarrassed", "ashamed", "printer"],
    ["supervisor", "boss", "kettle"],
    ["retailer", "shop", "headache"],
    ["refund", "money-back", "weather"],
  ])("%s is nearer to %s than to %s", async (word, near, far) => {
    const nearnessTo = nearnessOf(await knownWords());
    expect(nearnessTo(word, near)).toBeGreaterThan(0.4);
    expect(nearnessTo(word, near) - nearnessTo(word, far)).toBeGreaterThan(0.3);
  });

  test("that couldn't be read are read again for the next caller", async () => {
    expect(await withoutWordVectors(knownWords)).toContain("ENOENT");
    expect((await knownWords()).dimensions).toBe(80);
  });

  test("are decoded once", async () => expect(await knownWords()).toBe(await knownWords()));

  test("are found in a text in any form, also as several words in a row", async () => {
    const known = await knownWords();
    const stems = wordsOf("She gave up the gardening").map(stemmerOf("en"));
    const read = readWords(known, stems, (place) => place === 0 || place === 3);
    expect(read).toContainEqual({ number: known.numberOf("give up"), place: 1, count: 2 });
    expect(read.map(({ place }) => place)).not.toContain(0);
    expect(read.some(({ place, count }) => place === 4 && count === 1)).toBe(true);
  });
});
