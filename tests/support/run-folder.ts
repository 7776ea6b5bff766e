import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const PREFIX = "earshot-test-";

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A folder that is removed with this run; what killed runs left in `parent` is removed first. */
export function runFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  for (const folder of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    const pid = Number(folder.slice(PREFIX.length).split("-")[0]);
    if (!isAlive(pid)) rmSync(join(parent, folder), { recursive: true, force: true });
  }
  const made = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(made, 0o755);
  return made;
}
