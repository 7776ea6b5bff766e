import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/core/errors";
import { parseBy } from "@/lib/http/request/parse-by";

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
    "include: Must be an array.",
    "name: Must be at most 3 characters long.",
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
      { path: "file_id", message: "Must be a string." },
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
      'format: Must be "pdf" or "csv".',
      "approve: Must be true.",
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
    expect(ofSpan({ startSeconds: 1, endSeconds: "2" })).toEqual(["span.endSeconds: Must be a number."]);
    expect(ofSpan({ startSeconds: 1, endSeconds: 2, text: "" })).toEqual(["span.text: Unknown field."]);
    expect(ofSpan({ firstIndex: 1, lastIndex: 1 })).toEqual(["span.unit: This is required."]);
  });

  test("the types, if it has none of them", () => {
    expect(ofSpan("0-4")).toEqual(["span: Must be an object."]);
    const answer = z.union([z.string(), z.array(z.string()), z.number()]);
    expect(problemsOf(z.strictObject({ answer }), { answer: true })).toEqual([
      "answer: Must be a string, an array, or a number.",
    ]);
    expect(problemsOf(z.strictObject({ answer }), { answer: [1] })).toEqual(["answer.0: Must be a string."]);
    const place = z.union([z.literal("end"), z.int(), z.null()]);
    expect(problemsOf(z.strictObject({ place }), { place: "start" })).toEqual([
      'place: Must be "end", a number, or null.',
    ]);
  });

  test("by a field that tells the types apart", () => {
    const block = z.discriminatedUnion("type", [
      z.object({ type: z.literal("text") }),
      z.object({ type: z.literal("quote") }),
    ]);
    expect(problemsOf(z.strictObject({ block }), { block: { type: "film" } })).toEqual([
      'block.type: Must be "text" or "quote".',
    ]);
  });
});

test("sizes, formats, and numbers are said as a person would, not as the parser's comparisons", () => {
  const schema = z.strictObject({
    title: z.string().min(1),
    code: z.string().length(6),
    short: z.string().min(3),
    tags: z.array(z.string()).min(1).max(2),
    limit: z.number().min(1).max(100),
    share: z.number().gt(0).lt(1),
    count: z.int(),
    map: z.record(z.string(), z.string()),
    email: z.email(),
    url: z.url(),
    from: z.iso.date(),
    at: z.iso.datetime(),
    own: z.string().regex(/^a/, "Starts with an a."),
    role: z.enum(["admin", "member", "observer"]),
  });
  const given = { title: "", code: "1", short: "ab", tags: [], limit: 0, share: 0, count: 1.5, map: [], email: "a" };
  const rest = { url: "a", from: "2026-13-01", at: "2026-11-20", own: "b", role: "owner" };
  expect(problemsOf(schema, { ...given, ...rest })).toEqual([
    "title: Must not be empty.",
    "code: Must be exactly 6 characters long.",
    "short: Must be at least 3 characters long.",
    "tags: Must have at least 1 item.",
    "limit: Must be at least 1.",
    "share: Must be more than 0.",
    "count: Must be a whole number.",
    "map: Must be an object.",
    "email: Must be an email address.",
    "url: Must be a URL.",
    "from: Must be a date, such as 2026-11-20.",
    "at: Must be a date and time with its time zone, such as 2026-11-20T09:30:00Z.",
    "own: Starts with an a.",
    'role: Must be "admin", "member", or "observer".',
  ]);
  const full = { tags: ["a", "b", "c"], limit: 101, share: 1 };
  expect(problemsOf(schema.pick({ tags: true, limit: true, share: true }), full)).toEqual([
    "tags: Must have at most 2 items.",
    "limit: Must be at most 100.",
    "share: Must be less than 1.",
  ]);
});
