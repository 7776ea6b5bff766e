import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { loadOnce } from "@/lib/core/data/load-once";

type Packed = typeof import("@sparticuz/chromium")["default"];

/** Unpacking takes seconds; anything older was left by a killed process. */
const LEFT_MS = 15 * 60_000;
const UNPACKING = "unpacking-";

let unpacking: Promise<void> | undefined;

/**
 * The Chromium inside an npm package, with the libraries that a bare system lacks. It is unpacked under another name
 * and then renamed as a whole, so nobody starts one that is incomplete.
 */
export async function packedBrowser(dataFolder: string): Promise<string> {
  const home = resolve(dataFolder, "browser");
  const folder = join(home, "unpacked");
  const packed = await loadPacked(folder);
  const path = join(folder, "chromium");
  if (!existsSync(path)) {
    unpacking ??= unpack(packed, home, folder).finally(() => {
      unpacking = undefined;
    });
    await unpacking;
  }
  return path;
}

/** The package puts fonts and libraries into what is the temporary folder when it is loaded. */
const loadPacked = loadOnce(async (folder: string): Promise<Packed> => {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  return withTemporaryFolder(folder, () => import("@sparticuz/chromium")).then((module) => module.default);
});

async function unpack(packed: Packed, home: string, folder: string): Promise<void> {
  mkdirSync(home, { recursive: true });
  await sweep(home);
  const made = await mkdtemp(join(home, UNPACKING));
  try {
    // It determines all paths before it first awaits.
    await withTemporaryFolder(made, () => packed.executablePath());
    tellFonts(join(made, "fonts"), join(folder, "fonts"));
    await rename(made, folder).catch((error) => {
      // Another process was first.
      if (!existsSync(join(folder, "chromium"))) throw error;
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

function withTemporaryFolder<T>(folder: string, work: () => T): T {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return work();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

async function sweep(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    if (!name.startsWith(UNPACKING)) continue;
    const path = join(home, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_MS) await rm(path, { recursive: true, force: true });
  }
}

/**
 * The package's own settings look for fonts only in fixed folders. Without fonts, a page whose web font loads late has
 * text without height, or crashes Chromium.
 */
function tellFonts(folder: string, later: string): void {
  mkdirSync(folder, { recursive: true });
  const settings = `<dir>${later}</dir><cachedir>${join(later, "cache")}</cachedir>`;
  writeFileSync(join(folder, "fonts.conf"), `<?xml version="1.0"?>\n<fontconfig>${settings}</fontconfig>\n`);
}
