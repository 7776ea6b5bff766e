import type { Browser, LaunchOptions } from "playwright-core";
import { config } from "@/lib/core/config";
import { log } from "@/lib/core/log";
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
const ENVIRONMENT = ["PATH", "HOME", "LANG", "LD_LIBRARY_PATH", "FONTCONFIG_PATH", "TMPDIR"];

/**
 * Starts a Chromium with a profile of its own that is gone with it. Its sandbox is on wherever the machine has one; as
 * root there is none.
 */
export async function startBrowser(proxyUrl: string): Promise<Browser> {
  const { chromium } = await import("playwright-core");
  const { CHROMIUM_PATH, DATA_DIR } = config();
  const executablePath = await findBrowser(CHROMIUM_PATH, chromium.executablePath(), DATA_DIR);
  const options: LaunchOptions = {
    executablePath,
    args: ARGUMENTS,
    // Windows that nobody asked for are the page's nuisance, and stay shut.
    ignoreDefaultArgs: ["--disable-popup-blocking"],
    proxy: { server: proxyUrl, bypass: "<-loopback>" },
    env: Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 60_000,
  };
  if (process.getuid?.() === 0) return chromium.launch({ ...options, chromiumSandbox: false });
  try {
    return await chromium.launch({ ...options, chromiumSandbox: true });
  } catch (error) {
    log().warn({ error }, "This machine has no sandbox for the browser of Swarm agents; it starts without one.");
    return chromium.launch({ ...options, chromiumSandbox: false });
  }
}
