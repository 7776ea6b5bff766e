import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * A thread for who runs from source, by Vitest or a script: it loads TypeScript itself, for Node's loader hooks end at
 * its edge. Where SOURCE_BUNDLES names the folder of `tests/support/bundle-sources`, its code is there already, which
 * saves most of its start. `file` is the thread's module below the working directory. See docs/decisions/010.
 */
export function threadFromSource(file: string, options: WorkerOptions): Worker {
  const bundles = process.env.SOURCE_BUNDLES;
  const module = JSON.stringify(bundles ? `${bundles}/${file.replace(/\.ts$/, ".mjs")}` : file);
  const load = `import(require("node:url").pathToFileURL(${module}).href)`;
  const code = bundles ? load : `import("tsx/esm/api").then(({ register }) => { register(); return ${load}; })`;
  return new Worker(code, { ...options, eval: true });
}
