import { expect, test } from "vitest";
import { z } from "zod";
import { asAppError } from "@/lib/http/as-app-error";

const refusalOf = (schema: z.ZodType, value: unknown) => {
  const error = asAppError(schema.safeParse(value).error);
  return { message: error?.message, problems: error?.extra.problems };
};

test("what is missing is said to be required: it was told as “received undefined”, which JSON does not have", () => {
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
