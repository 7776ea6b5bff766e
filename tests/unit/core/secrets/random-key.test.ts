import { afterEach, expect, test, vi } from "vitest";
import { newBlock } from "@/components/notes/block";
import { textLine } from "@/components/reports/editor/line";
import { randomKey } from "@/lib/core/secrets/random-key";

afterEach(() => vi.unstubAllGlobals());

test("notes and reports can be written on a page without TLS, where browsers have no randomUUID", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = [randomKey(), newBlock("paragraph").key, textLine("paragraph").key];
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(3);
});
