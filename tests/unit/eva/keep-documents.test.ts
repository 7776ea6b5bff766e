import { expect, test } from "vitest";
import type { Document } from "@/lib/services/eva/retrieve/corpus/corpus";
import { keepDocuments } from "@/lib/services/eva/retrieve/corpus/keep-documents";
import { passagesOf } from "@/lib/services/eva/retrieve/corpus/passages";
import { speakerShares } from "@/lib/services/evidence/speaker-shares";
import { withoutWordVectors } from "@/tests/support/faults/without-word-vectors";

const file = (fileId: string, ...texts: string[]): Document => {
  const origin = { fileId };
  const lines = texts.map((text, index) => ({
    origin,
    index,
    text,
    speaker: "Ana",
    follows: index > 0,
    startSeconds: index * 5,
    endSeconds: index * 5 + 4,
  }));
  return { origin, language: "en", speakers: speakerShares(lines), lines };
};
const saidIn = async (documents: readonly Document[]) => (await passagesOf({ documents })).map(({ line }) => line.text);

test("the same transcripts are parsed once, in whatever scope they are read", async () => {
  const [one, two] = [file("k1", "I love the search.", "It is fast."), file("k2", "The price is fair.")];
  const first = keepDocuments("wsp_a", [one, two]);
  const before = await passagesOf({ documents: first });
  const again = keepDocuments("wsp_a", [structuredClone(one), structuredClone(two)]);
  expect(again).toBe(first);
  expect(await passagesOf({ documents: again })).toBe(before);
  const narrower = keepDocuments("wsp_a", [structuredClone(two)]);
  expect((await passagesOf({ documents: narrower }))[0]).toBe(before[2]);
});

test("a word, a speaker, a time, an order or a language that changed is read anew, at once", async () => {
  const one = file("k3", "I love the search.", "It is fast.");
  keepDocuments("wsp_b", [one]);
  const [first, second] = one.lines;
  if (!first || !second) throw new Error("lines");
  const changed: Document[] = [
    file("k3", "I love the ████.", "It is fast."),
    { ...one, lines: [{ ...first, speaker: "Ben" }, second] },
    { ...one, lines: [{ ...first, startSeconds: 1 }, second] },
    { ...one, lines: [second, first] },
    { ...one, lines: [second] },
    { ...one, language: "de" },
    { ...one, speakers: [] },
  ];
  for (const document of changed) {
    const [kept] = keepDocuments("wsp_b", [document]);
    expect(kept).toBe(document);
  }
  expect(await saidIn(keepDocuments("wsp_b", [file("k3", "Other words.")]))).toEqual(["Other words."]);
});

test("nothing is shared between workspaces, and what isn't read now isn't answered from", async () => {
  const one = file("k4", "I love the search.");
  keepDocuments("wsp_c", [one, file("k5", "The price is fair.")]);
  const other = structuredClone(one);
  expect(keepDocuments("wsp_d", [other])[0]).toBe(other);
  expect(keepDocuments("wsp", [structuredClone(one)])[0]).not.toBe(one);
  expect(await saidIn(keepDocuments("wsp_c", [structuredClone(one)]))).toEqual(["I love the search."]);
});

test("documents whose passages couldn't be read are read again for the next question", async () => {
  const documents = [file("k9", "We left because of the price.")];
  expect(await withoutWordVectors(() => passagesOf({ documents }))).toContain("ENOENT");
  expect(await passagesOf({ documents })).toHaveLength(1);
});
