import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const PAGES = [
  "README.md",
  ...readdirSync("docs", { recursive: true }).map((name) => join("docs", String(name))),
].filter((page) => page.endsWith(".md"));
/** A path as pages name it, with or without the ending of a source file; not one with a placeholder. */
const NAMED = /`((?:app|components|docs|lib|prisma|public|scripts|tests)\/[\w[\]()./-]+)`/g;
const LINK = /\]\((?!https?:)([^)#]+)[^)]*\)/g;
const isThere = (path: string) => ["", ".ts", ".tsx"].some((ending) => existsSync(path + ending));

test.each(PAGES)("every file that %s names or links to is there", (page) => {
  const text = readFileSync(page, "utf8");
  const named = [...text.matchAll(NAMED)].map(([, path = ""]) => path);
  const linked = [...text.matchAll(LINK)].map(([, path = ""]) => join(dirname(page), path));
  expect([...named, ...linked].filter((path) => !isThere(path))).toEqual([]);
});

test("every page of the decisions is in their index, by its title", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  for (const name of readdirSync("docs/decisions").filter((one) => one !== "README.md")) {
    const [, number, title] = /^# (\d+): (.+)/.exec(readFileSync(`docs/decisions/${name}`, "utf8")) ?? [];
    expect(index).toContain(`- [${number}](${name}) ${title}`);
  }
});
