import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Where a Chromium is: the one that was named, one that was installed, the system's, or the packed one. */
export async function findBrowser(given: string | undefined, installed: string, dataFolder: string): Promise<string> {
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}.`);
  const found = [given, installed, ...SYSTEM].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return packedBrowser(join(dataFolder, "browser"));
  throw new Error("No Chromium was found: run npx playwright install chromium, or set CHROMIUM_PATH.");
}

/** The Chromium inside an npm package; it unpacks itself, and brings the libraries that a bare system lacks. */
async function packedBrowser(name: string): Promise<string> {
  const folder = resolve(name);
  mkdirSync(folder, { recursive: true });
  const before = process.env.TMPDIR;
  // It takes whatever browser lies in the temporary folder already, so it gets one of this project.
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  try {
    const { default: packed } = await import("@sparticuz/chromium");
    const path = await packed.executablePath();
    tellFonts(join(folder, "fonts"));
    return path;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/**
 * The package's own settings look for fonts in fixed folders only. Without any, a page whose web font comes late has text
 * of no height, or takes Chromium down.
 */
function tellFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const settings = `<dir>${folder}</dir><cachedir>${join(folder, "cache")}</cachedir>`;
  writeFileSync(join(folder, "fonts.conf"), `<?xml version="1.0"?>\n<fontconfig>${settings}</fontconfig>\n`);
}
