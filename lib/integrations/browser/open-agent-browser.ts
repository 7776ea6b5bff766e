import type { BrowserContext, Page } from "playwright-core";
import { deviceOf } from "@/lib/core/swarm/device-of";
import type { Observation } from "@/lib/core/swarm/observation";
import { axeScript } from "@/lib/core/swarm/page/axe-script";
import { pageStartScript } from "@/lib/core/swarm/page/page-start-script";
import { parseObservation } from "@/lib/core/swarm/page/parse-observation";
import { readPageScript } from "@/lib/core/swarm/page/read-page-script";
import { placeKey } from "@/lib/core/swarm/place-key";
import type { Action, AxeViolation, Persona } from "@/lib/core/swarm/types";
import type { Resolve } from "@/lib/integrations/web/resolve";
import { doAction } from "./act/do-action";
import { onSite } from "./act/on-site";
import { whyNotDone } from "./act/why-not-done";
import { axeSource } from "./axe-source";
import { BrowserLost } from "./browser-lost";
import { guardProxy } from "./guard/guard-proxy";
import { startBrowser } from "./start-browser";
import { type AgentBrowser, type BrowserLimits, NEVER_LOADED, type Seen, USUAL_LIMITS } from "./types";
import { unlessAborted } from "./unless-aborted";
import { POPUP_BINDING, popupScript } from "./watch/popup-script";
import { settle } from "./watch/settle";
import { Watch } from "./watch/watch";
import { within } from "./within";

const JPEG_QUALITY = 60;
const CLOSE_MS = 5_000;

type Opening = {
  persona: Persona;
  target: string;
  limits?: Partial<BrowserLimits> | undefined;
  resolve?: Resolve;
  /** Once it is aborted, present and later acts are rejected with its reason. */
  signal?: AbortSignal;
};

/**
 * A browser set up for the persona, with its own profile, that can reach only public addresses. Must be closed, which
 * also removes the profile and the proxy. Its acts throw `BrowserLost` once it has disappeared by itself.
 */
export async function openAgentBrowser({
  persona,
  target,
  limits: given,
  resolve,
  signal,
}: Opening): Promise<AgentBrowser> {
  const limits: BrowserLimits = { ...USUAL_LIMITS, ...given };
  let watch: Watch | null = null;
  const proxy = await guardProxy({ onRefused: (url, reason) => watch?.blocked(url, reason), resolve });
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
    const session = new Session(page, watch, persona, target, limits);
    return {
      act: (action) => unlessAborted(signal, session.act(action)),
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

/** One agent in one page. */
class Session {
  private seen: Observation | null = null;
  private readonly audited = new Set<string>();

  constructor(
    private readonly page: Page,
    private readonly watch: Watch,
    private readonly persona: Persona,
    private readonly target: string,
    private readonly limits: BrowserLimits,
  ) {}

  async act(action: Action): Promise<Seen> {
    const { watch, page, limits } = this;
    watch.begin();
    const since = Date.now();
    let error: string | null = null;
    let focus: Seen["result"]["focus"] = null;
    try {
      const { persona, target, seen } = this;
      const doing = doAction({ page, persona, target, limits, seen }, action);
      focus = await within(limits.navigationMs + limits.actionMs, doing, "This act");
      if (focus && !focus.reached) error = "It can't be reached with the Tab key.";
    } catch (thrown) {
      error = whyNotDone(thrown);
    }
    await settle(watch, limits.quietMs);
    // A page that opens windows while it loads isn't followed.
    const isWay = watch.documentStatus === null && action.kind !== "open";
    if (isWay && watch.wanted && onSite(watch.wanted, this.target)) await this.follow(watch.wanted);
    if (!watch.ended && !onSite(page.url(), this.target) && page.url() !== "about:blank") {
      error ??= "This leads to another site. Agents stay on the site they were given.";
      await page.goBack({ timeout: limits.navigationMs, waitUntil: "commit" }).catch(() => undefined);
    }
    const durationMs = Date.now() - since;
    if (error && (action.kind === "open" || action.kind === "back") && durationMs >= limits.navigationMs)
      watch.add({ kind: "timeout", text: `The page did not load within ${Math.round(limits.navigationMs / 1000)} s.` });
    const observation = await this.look();
    if (!page.context().browser()?.isConnected()) throw new BrowserLost();
    const hasPage = observation !== null && /^https?:/.test(observation.url);
    this.seen = hasPage ? observation : null;
    const axe = hasPage ? await this.audit(observation) : [];
    const screenshot = hasPage ? await this.picture() : null;
    if (!hasPage && !watch.ended) {
      watch.ended = error && action.kind === "open" ? NEVER_LOADED : "The page stopped responding.";
      if (!watch.events.some(({ kind }) => kind === "timeout")) watch.add({ kind: "timeout", text: watch.ended });
    }
    return {
      result: {
        ok: error === null,
        error,
        durationMs,
        documentStatus: watch.documentStatus,
        requestCount: watch.requestCount,
        focus,
      },
      observation: this.seen,
      axe,
      events: watch.events,
      screenshot,
      ended: watch.ended,
    };
  }

  private async follow(url: string): Promise<void> {
    const { page, watch, limits } = this;
    await page.goto(url, { waitUntil: "domcontentloaded", timeout: limits.navigationMs }).catch(() => undefined);
    await settle(watch, limits.quietMs);
  }

  private async look(): Promise<Observation | null> {
    if (this.watch.ended || this.page.url() === "about:blank") return null;
    const read = this.page.evaluate<unknown>(readPageScript());
    return within(this.limits.readMs, read, "Reading the page").then(parseObservation, () => null);
  }

  /** Once for each URL and dialog. */
  private async audit({ url, dialog }: Observation): Promise<AxeViolation[]> {
    const place = `${placeKey(url)} ${dialog ?? ""}`;
    if (this.audited.has(place)) return [];
    this.audited.add(place);
    const run = async () => {
      await this.page.evaluate(await axeSource());
      return this.page.evaluate<AxeViolation[]>(axeScript());
    };
    return within(this.limits.readMs, run(), "The accessibility check").catch(() => []);
  }

  private async picture(): Promise<Buffer | null> {
    if (this.watch.ended) return null;
    const options = {
      type: "jpeg" as const,
      quality: JPEG_QUALITY,
      scale: "css" as const,
      timeout: this.limits.readMs,
    };
    return within(this.limits.readMs + 1_000, this.page.screenshot(options), "The picture").catch(() => null);
  }
}
