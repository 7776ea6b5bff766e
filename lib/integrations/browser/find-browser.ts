import { existsSync } from "node:fs";
import { packedBrowser } from "./packed-browser";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The path of a Chromium: the configured one, an installed one, the system's, or the packed one. */
export async function findBrowser(given: string | undefined, installed: string, dataFolder: string): Promise<string> {
  if (given && !existsSync(given)) throw new Error(`CHROMIUM_PATH does not point to a file: ${given}.`);
  const found = [given, installed, ...SYSTEM].find((path) => path && existsSync(path));
  if (found) return found;
  if (process.platform === "linux" && process.arch === "x64") return packedBrowser(dataFolder);
  throw new Error("Chromium was not found. Run npx playwright install chromium, or set CHROMIUM_PATH.");
}
