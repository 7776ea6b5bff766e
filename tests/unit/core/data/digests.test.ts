import { expect, test } from "vitest";
import { DIGESTS, digestsOf, unlike } from "@/lib/core/data/digests";

const items = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `card_${at}`, text: `Text ${at}` }));

test("the same items in another order, with their fields in another order, have the same digests", () => {
  const turned = items(100).reverse();
  expect(digestsOf(turned)).toBe(digestsOf(items(100)));
  expect(
    unlike(
      turned.map(({ id, text }) => ({ text, note: undefined, id })),
      digestsOf(items(100)),
    ),
  ).toEqual([]);
});

test("every change shows, and affects few others", () => {
  const known = digestsOf(items(2_000));
  expect(known).toHaveLength(125 * 12);
  for (let at = 0; at < 2_000; at += 97) {
    const now = items(2_000).map((item, place) => (place === at ? { ...item, text: "Changed" } : item));
    const found = unlike(now, known);
    expect(found).toContainEqual({ id: `card_${at}`, text: "Changed" });
    expect(found.length).toBeLessThan(40);
  }
});

test("an item that was added or removed shows in its bucket", () => {
  const known = digestsOf(items(10));
  expect(unlike(items(11), known)).toHaveLength(11);
  expect(unlike(items(9), known)).toHaveLength(9);
  expect(unlike(items(3), digestsOf([]))).toHaveLength(3);
});

test("digests have a form that a client may send", () => {
  for (const count of [0, 1, 17, 5_000]) expect(digestsOf(items(count))).toMatch(DIGESTS);
  expect("0".repeat(11)).not.toMatch(DIGESTS);
  expect("0".repeat(12 * 129)).not.toMatch(DIGESTS);
});
