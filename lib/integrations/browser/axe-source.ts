import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

let source: Promise<string> | undefined;

/** The source of axe-core, to be run in a page. */
export function axeSource(): Promise<string> {
  source ??= readFile(createRequire(join(process.cwd(), "package.json")).resolve("axe-core/axe.min.js"), "utf8");
  return source;
}
