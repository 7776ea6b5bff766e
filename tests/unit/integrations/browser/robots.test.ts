import { expect, test } from "vitest";
import { allows } from "@/lib/integrations/browser/robots/allows";
import { cpuMs } from "@/tests/support/watch/cpu-ms";

const told = (...rules: string[]) => ["User-agent: EarshotSwarm", ...rules].join("\n");

test.each([
  ["Disallow: /shop", "/shopping", false],
  ["Disallow: /shop$", "/shopping", true],
  ["Disallow: /shop$", "/shop", false],
  ["Disallow: /*.pdf$", "/a/b.pdf", false],
  ["Disallow: /*.pdf$", "/a/b.pdf?x", true],
  ["Disallow: /a*b*c", "/a-c-b", true],
  ["Disallow: /a*b*c", "/a-b-c-d", false],
  ["Disallow: *x$", "/axx", false],
  ["Disallow: /ab*ba$", "/aba", true],
  ["Disallow: /*", "/", false],
  ["Disallow: /(a)+[b]", "/(a)+[b]", false],
  ["Disallow: /\nAllow: /p", "/page", true],
  ["Disallow: /p\nAllow: /p", "/page", true],
  ["disallow :  /p   # all of it", "/page", false],
  ["Disallow:", "/page", true],
  ["Disallow: /a:b", "/a:b", false],
])("%j allows %s to be opened: %j", (rules, path, isAllowed) => {
  expect(allows(told(rules), path)).toBe(isAllowed);
});

test.each([
  ["a pattern of many stars", `Disallow: /${"*a".repeat(4)}*b`],
  ["a line of blanks", `Disallow: /a${" ".repeat(60_000)}b`],
])("%s is read at once: the site chooses it, and everybody waits", (_, rule) => {
  const started = cpuMs();
  expect(allows(told(rule), `/${"a".repeat(300)}`)).toBe(true);
  expect(cpuMs() - started).toBeLessThan(500);
});

test("thirty asterisks and a hundred thousand rules have an answer", () => {
  const rules = told(`Disallow: /${"*a".repeat(30)}*b`, ...Array<string>(100_000).fill("Disallow: /"));
  expect(allows(rules, `/${"a".repeat(2_000)}`)).toBe(false);
});
