import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { parseBy } from "@/lib/http/parse-by";

const refusalOf = (schema: z.ZodType, value: unknown) => {
  try {
    parseBy(schema, value);
    return {};
  } catch (thrown) {
    if (!(thrown instanceof AppError)) throw thrown;
    return { message: thrown.message, problems: thrown.extra.problems };
  }
};

const problemsOf = (schema: z.ZodType, value: unknown): string[] =>
  (refusalOf(schema, value).problems ?? []).map(({ path, message }) => `${path}: ${message}`);

test("a value of the wrong type is reported only as that: a string in place of a list was also too long", () => {
  const schema = z.strictObject({ include: z.array(z.string()).max(3), name: z.string().max(3) });
  expect(problemsOf(schema, { include: "transcript", name: "longer" })).toEqual([
    "include: Invalid input: expected array, received string",
    "name: Too big: expected string to have <=3 characters",
  ]);
  expect(problemsOf(schema, { include: ["a"], name: "ok" })).toEqual([]);
});

test("of a hundred thousand wrong values, fifty are reported", () => {
  expect(problemsOf(z.array(z.string().max(1)), Array(100_000).fill(7))).toHaveLength(50);
});

describe("a missing value is said to be required", () => {
  test("rather than “received undefined”, which JSON doesn't have", () => {
    const schema = z.strictObject({ file_id: z.string(), spans: z.array(z.object({ text: z.string() })) });
    expect(refusalOf(schema, { spans: [{}] })).toEqual({
      message: "The request is not valid. file_id: This is required.",
      problems: [
        { path: "file_id", message: "This is required." },
        { path: "spans.0.text", message: "This is required." },
      ],
    });
    expect(refusalOf(schema, { file_id: null, spans: [] }).problems).toEqual([
      { path: "file_id", message: "Invalid input: expected string, received null" },
    ]);
  });

  test("also a choice, a fixed value and a value of several types: their options were listed as if one was wrong", () => {
    const schema = z.strictObject({
      format: z.enum(["pdf", "csv"]),
      approve: z.literal(true),
      span: z.union([z.strictObject({ start: z.number() }), z.strictObject({ index: z.number() })]),
      block: z.discriminatedUnion("type", [z.object({ type: z.literal("text") })]),
    });
    expect(problemsOf(schema, {})).toEqual(
      ["format", "approve", "span", "block"].map((path) => `${path}: This is required.`),
    );
    expect(problemsOf(schema, { format: "xls", approve: false, span: { start: 1 }, block: {} })).toEqual([
      'format: Invalid option: expected one of "pdf"|"csv"',
      "approve: Invalid input: expected true",
      "block.type: This is required.",
    ]);
  });
});

describe("a value of several types is told what it lacks for the nearest one, instead of “Invalid input”", () => {
  const seconds = z.strictObject({ startSeconds: z.number(), endSeconds: z.number() });
  const lines = z.strictObject({ firstIndex: z.number(), lastIndex: z.number(), unit: z.enum(["line", "word"]) });
  const schema = z.strictObject({ span: z.union([seconds, lines]) });
  const ofSpan = (span: unknown) => problemsOf(schema, { span });

  test("a field", () => {
    expect(ofSpan({ startSeconds: 1 })).toEqual(["span.endSeconds: This is required."]);
    expect(ofSpan({ startSeconds: 1, endSeconds: "2" })).toEqual([
      "span.endSeconds: Invalid input: expected number, received string",
    ]);
    expect(ofSpan({ startSeconds: 1, endSeconds: 2, text: "" })).toEqual(["span.text: Unknown field."]);
    expect(ofSpan({ firstIndex: 1, lastIndex: 1 })).toEqual(["span.unit: This is required."]);
  });

  test("the types, if it has none of them", () => {
    expect(ofSpan("0-4")).toEqual(["span: Invalid input: expected object"]);
    const answer = z.union([z.string(), z.array(z.string()), z.number()]);
    expect(problemsOf(z.strictObject({ answer }), { answer: true })).toEqual([
      "answer: Invalid input: expected string or array or number",
    ]);
    expect(problemsOf(z.strictObject({ answer }), { answer: [1] })).toEqual([
      "answer.0: Invalid input: expected string, received number",
    ]);
  });

  test("by a field that tells the types apart", () => {
    const block = z.discriminatedUnion("type", [
      z.object({ type: z.literal("text") }),
      z.object({ type: z.literal("quote") }),
    ]);
    expect(problemsOf(z.strictObject({ block }), { block: { type: "film" } })).toEqual([
      'block.type: Invalid option: expected one of "text"|"quote"',
    ]);
  });
});
