import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserType, LaunchOptions } from "playwright-core";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { openTempFolder } from "@/lib/integrations/temp-folder/open-temp-folder";
import { findBrowser } from "./find-browser";

/** Nothing bypasses the proxy: no DNS lookups, no QUIC, no WebRTC, no services of the browser's vendor. */
const ARGUMENTS = [
  ...["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", "--dns-prefetch-disable", "--disable-dev-shm-usage"],
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  // A page that fills the memory crashes its tab, not this machine.
  "--js-flags=--max-old-space-size=512",
];

/** The browser must not learn this process's secrets. */
const ENVIRONMENT = ["PATH", "HOME", "LANG", "LD_LIBRARY_PATH", "FONTCONFIG_PATH"];

type Started = { browser: Browser; close: () => Promise<void> };

/**
 * Starts a Chromium whose profile and other files are all in one folder, which is removed with it; the next start
 * removes what killed processes left. Its sandbox is on where the machine supports it, which as root it doesn't.
 */
export async function startBrowser(proxyUrl: string): Promise<Started> {
  const { chromium } = await import("playwright-core");
  const { CHROMIUM_PATH, DATA_DIR } = config();
  const executablePath = await findBrowser(CHROMIUM_PATH, chromium.executablePath(), DATA_DIR);
  const { path: folder, remove } = await openTempFolder("browser");
  try {
    await mkdir(join(folder, "artifacts"));
    const options: LaunchOptions = {
      executablePath,
      args: ARGUMENTS,
      // Windows that no act asked for are a nuisance of the page, and stay closed.
      ignoreDefaultArgs: ["--disable-popup-blocking"],
      proxy: { server: proxyUrl, bypass: "<-loopback>" },
      env: { ...environment(), TMPDIR: folder },
      artifactsDir: join(folder, "artifacts"),
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 60_000,
    };
    const browser = await launch(chromium, folder, options);
    const close = async () => {
      await browser.close().catch(() => undefined);
      await remove();
    };
    return { browser, close };
  } catch (error) {
    await remove();
    throw error;
  }
}

const environment = (): Record<string, string> =>
  Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * One that closes while it starts, as on a machine that is short of memory for a moment, is started once more. Only
 * then is its sandbox given up.
 */
async function launch(chromium: BrowserType, profiles: string, options: LaunchOptions): Promise<Browser> {
  let starts = 0;
  const start = async (chromiumSandbox: boolean) => {
    options.chromiumSandbox = chromiumSandbox;
    starts += 1;
    // What a start that failed has written could be in the way of the next.
    const context = await chromium.launchPersistentContext(join(profiles, `profile-${starts}`), options);
    const browser = context.browser();
    if (!browser) throw new Error("A Chromium that was started is no browser.");
    return browser;
  };
  const startAgain = (chromiumSandbox: boolean) =>
    start(chromiumSandbox).catch((error: unknown) => {
      requireQuick(error);
      log().warn({ error }, "A browser of a Swarm agent closed while it was started; it is started again.");
      return start(chromiumSandbox);
    });
  if (process.getuid?.() === 0) return startAgain(false);
  try {
    return await startAgain(true);
  } catch (error) {
    requireQuick(error);
    log().warn({ error }, "This machine has no sandbox for the browser of Swarm agents; it starts without one.");
    return start(false);
  }
}

/** A start that takes a minute is left to the next attempt of the agent. */
function requireQuick(error: unknown): void {
  if (error instanceof Error && error.name === "TimeoutError") throw error;
}
