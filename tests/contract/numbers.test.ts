import { describe, expect, test } from "vitest";
import { z } from "zod";
import { allOperations } from "@/tests/support/contract/routes";

/** A test that has the name of what it asks. */
const asked = (await allOperations()).flatMap(({ operation: { method, path, query }, surface }) => {
  if (!(query instanceof z.ZodObject)) return [];
  const { properties = {} } = z.toJSONSchema(query, { io: "output", unrepresentable: "any" });
  return Object.entries(properties)
    .filter(([, field]) => ["integer", "number"].includes(Object(field).type))
    .map(([name]) => [`${method} ${surface}${path}?${name}`, query.shape[name] as z.ZodType] as const);
});

describe("a number in a query is in plain digits, because a caller may have meant something else by anything else", () => {
  test.each(asked)("%s", (_, field) => {
    expect(field.safeParse("7").data).toBe(7);
    for (const given of ["1e1", "0x10", "0b1", "+5", " 5", "5 ", "", "-1", "٣", "5,0", "Infinity", "1_0"])
      expect([given, field.safeParse(given).success]).toEqual([given, false]);
  });
});
