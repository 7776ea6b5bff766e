import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, BrowserType, LaunchOptions } from "playwright-core";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
import { openTempFolder } from "@/lib/integrations/temp-folder/open-temp-folder";
import { findBrowser } from "./find-browser";

/** Nothing leaves but through the proxy: no look-ups, no QUIC, no WebRTC past it, no service of the browser's maker. */
const ARGUMENTS = [
  ...["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
  ...["--disable-component-update", "--disable-sync", "--dns-prefetch-disable", "--disable-dev-shm-usage"],
  "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
  "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
  // A page that fills the memory loses its tab, not this machine.
  "--js-flags=--max-old-space-size=512",
];

/** The browser must not learn this process's secrets. */
const ENVIRONMENT = ["PATH", "HOME", "LANG", "LD_LIBRARY_PATH", "FONTCONFIG_PATH"];

type Started = { browser: Browser; close: () => Promise<void> };

/**
 * Starts a Chromium whose profile and all else that it writes lies in one folder, which is gone with it; what a process
 * that was killed left of its own is removed by the next. Its sandbox is on wherever the machine has one; as root there
 * is none.
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
      // Windows that nobody asked for are the page's nuisance, and stay shut.
      ignoreDefaultArgs: ["--disable-popup-blocking"],
      proxy: { server: proxyUrl, bypass: "<-loopback>" },
      env: { ...environment(), TMPDIR: folder },
      artifactsDir: join(folder, "artifacts"),
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      timeout: 60_000,
    };
    const browser = await launch(chromium, join(folder, "profile"), options);
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

async function launch(chromium: BrowserType, profile: string, options: LaunchOptions): Promise<Browser> {
  const start = async (chromiumSandbox: boolean) => {
    options.chromiumSandbox = chromiumSandbox;
    const browser = (await chromium.launchPersistentContext(profile, options)).browser();
    if (!browser) throw new Error("A Chromium that was started is no browser.");
    return browser;
  };
  if (process.getuid?.() === 0) return start(false);
  try {
    return await start(true);
  } catch (error) {
    log().warn({ error }, "This machine has no sandbox for the browser of Swarm agents; it starts without one.");
    return start(false);
  }
}
