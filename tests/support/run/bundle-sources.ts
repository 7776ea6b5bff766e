import { readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { runFolder } from "./run-folder";

/** Inside the checkout, or packages would not be found from there. */
const PARENT = resolve(".data/bundles");
const FOLDERS = ["lib", "prisma/seed", "tests/services", "tests/support", "tests/faults"];
const IS_STARTED = /(?:^|\/)(?:worker|[\w-]+-process|seed\/index)\.ts$/;

/**
 * The code of all threads and child processes that tests start, as JavaScript: compiling it in each of them, as tsx
 * does, takes seconds every time. `folder` keeps the paths of the sources, with `.mjs` for `.ts`.
 */
export async function bundleSources(): Promise<{ folder: string; remove: () => void }> {
  const files = FOLDERS.flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((file) => `${folder}/${file}`),
  ).filter((file) => IS_STARTED.test(file));
  const folder = runFolder(PARENT);
  await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias: { "@": process.cwd() } },
    build: {
      ssr: true,
      outDir: folder,
      target: "node20",
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [file.replace(/\.ts$/, ""), resolve(file)])),
        output: { entryFileNames: "[name].mjs", chunkFileNames: join("shared", "[name]-[hash].mjs") },
      },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
