import { join } from "node:path";

/** How Node starts a TypeScript file of this project: from its bundle if there is one, otherwise through tsx. */
export function fromSource(file: string): { path: string; execArgv: string[] } {
  const bundles = process.env.SOURCE_BUNDLES;
  if (!bundles) return { path: file, execArgv: ["--import", "tsx"] };
  return { path: join(bundles, file.replace(/\.ts$/, ".mjs")), execArgv: [] };
}
