import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const CLASSES = /"[^"\n]*line-clamp-[^"\n]*"/g;

const lists = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsx"))
    .flatMap((path) => readFileSync(`${folder}/${path}`, "utf8").match(CLASSES) ?? []),
);

test("a quote or title that fits its lines never ends as if it went on: what is clamped isn't wrapped prettily", () => {
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter((list) => /text-(pretty|balance)/.test(list))).toEqual([]);
  // Headings and paragraphs around it hand theirs down.
  expect(readFileSync("app/globals.css", "utf8")).toMatch(/\[class\*="line-clamp-"\] \{\s+text-wrap-style: auto;/);
});
