import { expect, test } from "vitest";
import { parseCondition, parseValue } from "@/lib/jobs/executor/expression";

const event = { data: { id: "a", n: 2, done: null } };

test.each([
  ["event.data.id == async.data.id", { data: { id: "a" } }, true],
  ["event.data.id == async.data.id", { data: { id: "b" } }, false],
  ["event.data.id == async.data.id && event.data.n == async.data.n", { data: { id: "a", n: 2 } }, true],
  ["event.data.id == async.data.id && event.data.n == async.data.n", { data: { id: "a", n: 3 } }, false],
  ["event.data.id == 'a' && event.data.n == 2 && event.data.done == null", {}, true],
  ['async.data.id == "a"', { data: { id: "a" } }, true],
  ["event.data.missing == async.data.missing", { data: {} }, false],
  ["event.data.constructor == async.data.constructor", { data: {} }, false],
])("%s", (source, async, expected) => {
  expect(parseCondition(source)({ event, async })).toBe(expected);
});

test("a value is a path or a literal", () => {
  expect(parseValue("event.data.n")({ event })).toBe(2);
  expect(parseValue("'a.b'")({ event })).toBe("a.b");
  expect(parseValue("-1.5")({ event })).toBe(-1.5);
});

test.each([
  "event.data.id != async.data.id",
  "event.data.n > 2",
  "event.data.id == 'a' || event.data.n == 2",
  "a == b == c",
  "process.env == 1",
  "size(event.data.id) == 1",
  "",
])("%j is refused with a sentence", (source) => {
  expect(() => parseCondition(source)).toThrow(/^The embedded job server knows paths/);
});
