import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { loadOnce } from "@/lib/core/data/load-once";

/** The source of axe-core, to be run in a page. */
export const axeSource = loadOnce(async () =>
  readFile(createRequire(join(process.cwd(), "package.json")).resolve("axe-core/axe.min.js"), "utf8"),
);
