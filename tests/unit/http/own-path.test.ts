import { expect, test } from "vitest";
import { config } from "@/lib/core/config";
import { ownPath } from "@/lib/http/request/own-path";

const own = new URL(config().APP_URL);

test.each([
  ["/library?q=a", "/library?q=a"],
  ["library", "/library"],
  [`${own.origin}/eva/1`, "/eva/1"],
  [undefined, "/"],
  [["/a", "/b"], "/"],
  ["", "/"],
])("%j leads to %s", (wanted, path) => {
  expect(ownPath(wanted)).toBe(path);
});

test.each([
  "https://evil.test/",
  "//evil.test/",
  "/.//evil.test/",
  "/..//evil.test",
  "/a/..//evil.test/?x",
  `${own.origin}//evil.test/`,
  `${own.origin}/\\evil.test/`,
  "/\\evil.test/",
  "\\\\evil.test",
  "/\t/evil.test/",
  "\u0000//evil.test",
  `http://${own.host}@evil.test/`,
  "javascript:alert(1)",
  "data:text/html,x",
  "http://[",
])("%j never leads to another site", (wanted) => {
  const path = ownPath(wanted);
  expect(new URL(path, own).origin).toBe(own.origin);
  expect(path).toMatch(/^\/(?!\/)/);
});
