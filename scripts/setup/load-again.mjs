import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const SERVERS = [".next/server", ".next/standalone/.next/server"];
const RUNTIME = "[turbopack]_runtime.js";
const REMEMBERS = "entry = Promise.reject(error);";
const FORGETS = "return Promise.reject(error);";

/**
 * Has a built server try again to load what it loads on demand, such as a participant's language. Next remembers a
 * failure, say because the machine had too many files open, and answers everyone with it until the restart. Of a Next
 * that is built differently, it only says so: the app works, and tests/e2e/loads-again.spec.ts fails.
 */
export function loadAgain() {
  const runtimes = SERVERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(RUNTIME))
      .map((name) => join(folder, name)),
  );
  const known = runtimes.filter((path) => readFileSync(path, "utf8").split(REMEMBERS).length === 2);
  for (const path of known) writeFileSync(path, readFileSync(path, "utf8").replace(REMEMBERS, FORGETS));
  if (known.length === 0 || known.length < runtimes.length)
    console.warn("Next is built differently now: what can't be loaded once stays an error until the restart.");
}
