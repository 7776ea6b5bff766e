import { expect, test } from "vitest";
import { ID_PREFIX, type IdKind } from "@/lib/core/id-prefix";
import { newId } from "@/lib/core/ids";

const MANY = 20_000;

test("ids sort in the order they were made, however many were made in one millisecond", () => {
  const ids = Array.from({ length: MANY }, () => newId("event", 1_700_000_000_000));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(MANY);
});

test("ids of a later millisecond sort after all earlier ones", () => {
  const earlier = Array.from({ length: 100 }, () => newId("event", 1_700_000_000_000));
  const later = newId("event", 1_700_000_000_001);
  expect(earlier.every((id) => id < later)).toBe(true);
});

test("the next id of the same millisecond can't be guessed", () => {
  const [first, second] = [newId("event", 1_700_000_000_002), newId("event", 1_700_000_000_002)];
  expect(first.slice(-12)).not.toBe(second.slice(-12));
});

test.each(Object.entries(ID_PREFIX))("an id of kind %s is its prefix and 26 characters of base 32", (kind, prefix) => {
  expect(newId(kind as IdKind)).toMatch(new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{26}$`));
});
