import { expect, test } from "vitest";
import { contentDisposition } from "@/lib/integrations/storage/content-disposition";

test.each([["audio/mpeg"], ["video/webm"], ["image/png"]])("%s may be shown inline", (type) => {
  expect(contentDisposition("a", type, true)).toMatch(/^inline;/);
  expect(contentDisposition("a", type, false)).toMatch(/^attachment;/);
});

test.each([["text/html"], ["image/svg+xml"], ["application/pdf"], ["text/plain"], ["image/png,text/html"], [""]])(
  "%s is never shown inline",
  (type) => expect(contentDisposition("a", type, true)).toMatch(/^attachment;/),
);

test("a long name is cut before its ending, so that programs still know what it is", () => {
  const long = "x".repeat(300);
  expect(contentDisposition(`${long}.csv`, "text/csv", false)).toContain(`filename="${"x".repeat(196)}.csv"`);
  expect(contentDisposition(`${long}. ${long}`, "text/csv", false)).toContain(`filename="${"x".repeat(200)}"`);
});

test.each([
  ["plain.txt", `filename="plain.txt"; filename*=UTF-8''plain.txt`],
  ['a"b%20.txt', `filename="a_b_20.txt"; filename*=UTF-8''a%22b%2520.txt`],
  ["日本.vtt", `filename="__.vtt"; filename*=UTF-8''%E6%97%A5%E6%9C%AC.vtt`],
  ["../../etc/passwd", `filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  ["a\r\nSet-Cookie: x", `filename="aSet-Cookie: x"; filename*=UTF-8''aSet-Cookie%3A%20x`],
  ["half \ud83d", `filename="half "; filename*=UTF-8''half%20`],
  ["txt.\u202Eexe", `filename="txt.exe"; filename*=UTF-8''txt.exe`],
  ["", `filename="file"; filename*=UTF-8''file`],
])("the name %j is made safe", (name, expected) => {
  expect(contentDisposition(name, "text/plain", false)).toBe(`attachment; ${expected}`);
});
