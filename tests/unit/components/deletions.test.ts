import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Dialogs that ask before something is deleted, as far as the button shows it. */
const ASKS = /<AlertDialog\b[^;]*?confirmLabel="Delete/;
const FOR_GOOD = /can[’']t be undone|permanently|for good/;

const read = (file: string) => readFileSync(file, "utf8");
/** A text may be put together elsewhere in the file, or in the words beside it. */
const words = (file: string) => {
  const beside = readdirSync(dirname(file)).filter((name) => name.endsWith("words.ts"));
  return [file, ...beside.map((name) => join(dirname(file), name))].map(read).join();
};

test("whoever is asked whether to delete something reads that it can’t be undone", () => {
  const all = readdirSync("components", { recursive: true, encoding: "utf8" }).map((name) => join("components", name));
  const files = all.filter((file) => file.endsWith(".tsx") && ASKS.test(read(file)));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((file) => !FOR_GOOD.test(words(file)))).toEqual([]);
});
