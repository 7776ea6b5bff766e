import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Fault } from "./fail.mjs";

const SERVERS = [".next/server", ".next/standalone/.next/server"];
const RUNTIME = "[turbopack]_runtime.js";
const REMEMBERS = "entry = Promise.reject(error);";
const FORGETS = "return Promise.reject(error);";

/**
 * Has a built server try again to load what it loads on demand, such as a participant's language. Next remembers a
 * failure, say because the machine had too many files open, and answers everyone with it until the restart.
 */
export function loadAgain() {
  const runtimes = SERVERS.filter((folder) => existsSync(folder)).flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(RUNTIME))
      .map((name) => join(folder, name)),
  );
  if (runtimes.length === 0)
    throw new Fault(`There is no ${RUNTIME} in ${SERVERS[0]}: Next builds it differently now.`);
  for (const path of runtimes) {
    const code = readFileSync(path, "utf8");
    if (code.split(REMEMBERS).length !== 2)
      throw new Fault(`${path} doesn't say “${REMEMBERS}” once: Next remembers failed loads differently now.`);
    writeFileSync(path, code.replace(REMEMBERS, FORGETS));
  }
}
