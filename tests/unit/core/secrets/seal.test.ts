import { expect, test } from "vitest";
import { seal, unseal } from "@/lib/core/secrets/seal";

test("what was sealed can be opened, and never looks the same twice", () => {
  const [one, two] = [seal("whsec_secret é", "test"), seal("whsec_secret é", "test")];
  expect([unseal(one, "test"), unseal(two, "test")]).toEqual(["whsec_secret é", "whsec_secret é"]);
  expect(Buffer.from(one).equals(Buffer.from(two))).toBe(false);
  expect(Buffer.from(one).includes("secret")).toBe(false);
});

test("it can't be opened for another purpose, or with any byte changed or missing", () => {
  const sealed = seal("secret", "test");
  expect(() => unseal(sealed, "other")).toThrow();
  expect(() => unseal(sealed.subarray(0, -1), "test")).toThrow();
  for (let at = 0; at < sealed.length; at++) {
    const changed = Uint8Array.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(() => unseal(changed, "test")).toThrow();
  }
});
