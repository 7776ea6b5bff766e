import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hostileFiles } from "./hostile-files";

/**
 * Run as a separate process, since some files take much memory to make: writes FOLDER/NAME/FILE for those that are
 * named, or all.
 */
const [folder = "", ...names] = process.argv.slice(2);
for (const [name, make] of Object.entries(hostileFiles)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const { fileName, bytes } = make();
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, fileName), bytes);
}
