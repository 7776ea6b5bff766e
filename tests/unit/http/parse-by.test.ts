import { expect, test } from "vitest";
import { z } from "zod";
import { parseBy } from "@/lib/http/parse-by";

const problemsOf = (schema: z.ZodType, value: unknown): string[] => {
  try {
    parseBy(schema, value);
    return [];
  } catch (thrown) {
    return (thrown as z.ZodError).issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  }
};

test("of a value of the wrong kind its kind alone is told: a text in a list's place was also too long", () => {
  const schema = z.strictObject({ include: z.array(z.string()).max(3), name: z.string().max(3) });
  expect(problemsOf(schema, { include: "transcript", name: "longer" })).toEqual([
    "include: Invalid input: expected array, received string",
    "name: Too big: expected string to have <=3 characters",
  ]);
  expect(problemsOf(schema, { include: ["a"], name: "ok" })).toEqual([]);
});

test("a hundred thousand wrong values are told of as fifty", () => {
  expect(problemsOf(z.array(z.string().max(1)), Array(100_000).fill(7))).toHaveLength(50);
});
