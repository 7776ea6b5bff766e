import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * A thread when running from source, by Vitest or a script: it loads TypeScript itself, because Node's loader hooks
 * don't apply in threads. If SOURCE_BUNDLES names the folder of `tests/support/run/bundle-sources`, the bundled code is
 * used, which starts much faster. `file` is relative to the working directory. See docs/decisions/010.
 */
export function threadFromSource(file: string, options: WorkerOptions): Worker {
  const bundles = process.env.SOURCE_BUNDLES;
  const module = JSON.stringify(bundles ? `${bundles}/${file.replace(/\.ts$/, ".mjs")}` : file);
  const load = `import(require("node:url").pathToFileURL(${module}).href)`;
  const code = bundles ? load : `import("tsx/esm/api").then(({ register }) => { register(); return ${load}; })`;
  return new Worker(code, { ...options, eval: true });
}
