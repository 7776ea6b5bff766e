import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "@/lib/integrations/temp-folder/is-alive";

const PREFIX = "earshot-test-";

/** A folder that is removed with this run; what killed runs left in `parent` is removed first. */
export function runFolder(parent: string): string {
  mkdirSync(parent, { recursive: true });
  for (const folder of readdirSync(parent).filter((name) => name.startsWith(PREFIX))) {
    const pid = Number(folder.slice(PREFIX.length).split("-")[0]);
    if (!isAlive(pid)) removeIfOurs(join(parent, folder));
  }
  const made = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  chmodSync(made, 0o755);
  return made;
}

/** What another user's run left can only be removed by that user. */
function removeIfOurs(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (!["EACCES", "EPERM"].includes(code)) throw error;
  }
}
