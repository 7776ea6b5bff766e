import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** @param {string} path @returns {string[]} the files at or below it, sorted */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Changes with the name or content of any file.
 * @param {string[]} paths
 * @param {string} [without] a folder to leave out
 */
export function hashOf(paths, without) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(filesBelow)) {
    if (without && file.startsWith(without)) continue;
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * Does the work unless it was done for the same inputs before. The stamp is written last, so a killed run starts over.
 * @param {string} stamp
 * @param {string} inputs
 * @param {() => Promise<unknown>} work
 */
export async function whenChanged(stamp, inputs, work) {
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}
