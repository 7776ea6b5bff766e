import type { Page } from "playwright-core";
import type { Observation } from "@/lib/core/swarm/observation";
import { axeScript } from "@/lib/core/swarm/page/axe-script";
import { parseObservation } from "@/lib/core/swarm/page/parse-observation";
import { readPageScript } from "@/lib/core/swarm/page/read-page-script";
import { placeKey } from "@/lib/core/swarm/place-key";
import type { Action, AxeViolation, Persona } from "@/lib/core/swarm/types";
import { doAction } from "./act/do-action";
import { onSite } from "./act/on-site";
import { whyNotDone } from "./act/why-not-done";
import { axeSource } from "./axe-source";
import { BrowserLost } from "./browser-lost";
import { type BrowserLimits, NEVER_LOADED, type Seen } from "./types";
import { settle } from "./watch/settle";
import type { Watch } from "./watch/watch";
import { within } from "./within";

const JPEG_QUALITY = 60;
const ELSEWHERE = "This leads to another site. Agents stay on the site they were given.";

/** One agent in one page. */
export class AgentPage {
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
    const done = await this.perform(action);
    await settle(watch, limits.quietMs);
    const hasLeft = await this.stayOnSite(action);
    const error = done.error ?? (hasLeft ? ELSEWHERE : null);
    const durationMs = Date.now() - since;
    if (error && (action.kind === "open" || action.kind === "back") && durationMs >= limits.navigationMs)
      watch.add({ kind: "timeout", text: `The page did not load within ${Math.round(limits.navigationMs / 1000)} s.` });
    const observation = await this.look();
    if (!page.context().browser()?.isConnected()) throw new BrowserLost();
    const hasPage = observation !== null && /^https?:/.test(observation.url);
    this.seen = hasPage ? observation : null;
    const axe = hasPage ? await this.audit(observation) : [];
    const screenshot = hasPage ? await this.picture() : null;
    if (!hasPage) this.endWithout(error !== null && action.kind === "open");
    const { documentStatus, requestCount, events, ended } = watch;
    const result = { ok: error === null, error, durationMs, documentStatus, requestCount, focus: done.focus };
    return { result, observation: this.seen, axe, events, screenshot, ended };
  }

  private async perform(action: Action): Promise<Pick<Seen["result"], "error" | "focus">> {
    const { page, persona, target, limits, seen } = this;
    try {
      const doing = doAction({ page, persona, target, limits, seen }, action);
      const focus = await within(limits.navigationMs + limits.actionMs, doing, "This act");
      return { focus, error: focus && !focus.reached ? "It can't be reached with the Tab key." : null };
    } catch (thrown) {
      return { focus: null, error: whyNotDone(thrown) };
    }
  }

  /** Follows what would have opened in a window, and goes back from another site; whether it was on one. */
  private async stayOnSite({ kind }: Action): Promise<boolean> {
    const { watch, page, limits, target } = this;
    // A page that opens windows while it loads isn't followed.
    const isWay = watch.documentStatus === null && kind !== "open";
    if (isWay && watch.wanted && onSite(watch.wanted, target)) await this.follow(watch.wanted);
    if (watch.ended || onSite(page.url(), target) || page.url() === "about:blank") return false;
    await page.goBack({ timeout: limits.navigationMs, waitUntil: "commit" }).catch(() => undefined);
    return true;
  }

  /** There is no page to go on with. */
  private endWithout(neverLoaded: boolean): void {
    const { watch } = this;
    if (watch.ended) return;
    watch.ended = neverLoaded ? NEVER_LOADED : "The page stopped responding.";
    if (!watch.events.some(({ kind }) => kind === "timeout")) watch.add({ kind: "timeout", text: watch.ended });
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
