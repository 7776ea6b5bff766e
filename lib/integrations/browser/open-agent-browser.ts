import type { BrowserContext, Page } from "playwright-core";
import { deviceOf } from "@/lib/core/swarm/device-of";
import { pageStartScript } from "@/lib/core/swarm/page/page-start-script";
import type { Persona } from "@/lib/core/swarm/types";
import { AgentPage } from "./agent-page";
import { guardProxy } from "./guard/guard-proxy";
import { startBrowser } from "./start-browser";
import { type AgentBrowser, type BrowserLimits, USUAL_LIMITS } from "./types";
import { unlessAborted } from "./unless-aborted";
import { POPUP_BINDING, popupScript } from "./watch/popup-script";
import { Watch } from "./watch/watch";
import { within } from "./within";

const CLOSE_MS = 5_000;

type Opening = {
  persona: Persona;
  target: string;
  limits?: Partial<BrowserLimits> | undefined;
  /** Once it is aborted, present and later acts are rejected with its reason. */
  signal?: AbortSignal;
};

/**
 * A browser set up for the persona, with its own profile, that can reach only public addresses. Must be closed, which
 * also removes the profile and the proxy. Its acts throw `BrowserLost` once it has disappeared by itself.
 */
export async function openAgentBrowser({ persona, target, limits: given, signal }: Opening): Promise<AgentBrowser> {
  const limits: BrowserLimits = { ...USUAL_LIMITS, ...given };
  let watch: Watch | null = null;
  const proxy = await guardProxy((url, reason) => watch?.blocked(url, reason));
  let started: Awaited<ReturnType<typeof startBrowser>> | null = null;
  try {
    signal?.throwIfAborted();
    started = await startBrowser(proxy.url);
    signal?.throwIfAborted();
    const { browser, close } = started;
    const context = await browser.newContext({ ...contextOf(persona, browser.version()) });
    await context.exposeBinding(POPUP_BINDING, (_source, url: unknown) => watch?.popup(String(url)));
    await context.addInitScript({ content: popupScript(limits.popups) });
    await context.addInitScript({ content: pageStartScript() });
    const page = await context.newPage();
    watch = new Watch(page, context, limits);
    await slowDown(context, page, persona);
    const agent = new AgentPage(page, watch, persona, target, limits);
    return {
      act: (action) => unlessAborted(signal, agent.act(action)),
      close: () => shut(close, proxy.close),
    };
  } catch (error) {
    await shut(started?.close, proxy.close);
    throw error;
  }
}

/** The user agent identifies us to robots.txt and in logs. */
function contextOf(persona: Persona, version: string) {
  const { viewport, deviceScaleFactor, isMobile, hasTouch, locale } = deviceOf(persona);
  const system = isMobile ? "Linux; Android 14; Mobile" : "X11; Linux x86_64";
  const major = version.split(".")[0];
  return {
    viewport,
    deviceScaleFactor,
    isMobile,
    hasTouch,
    locale,
    userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36 EarshotSwarm/1.0`,
    acceptDownloads: false,
    serviceWorkers: "block" as const,
    permissions: [],
  };
}

async function slowDown(context: BrowserContext, page: Page, persona: Persona): Promise<void> {
  const { network } = deviceOf(persona);
  if (!network) return;
  const bytes = (network.kbps * 1000) / 8;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

async function shut(close: (() => Promise<void>) | undefined, closeProxy: () => Promise<void>): Promise<void> {
  // The driver kills one that doesn't close in time half a minute later, and its folder is removed then.
  if (close) await within(CLOSE_MS, close(), "Closing the browser").catch(() => undefined);
  await closeProxy();
}
