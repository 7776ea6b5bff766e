import type { BrowserContext, Page, Request } from "playwright-core";
import { SLOW_REQUEST_MS } from "@/lib/core/swarm/limits";
import type { StepEvent } from "@/lib/core/swarm/types";
import type { BrowserLimits } from "../types";

/** Of a kind, in a step: a page that fills the console hides nothing else. */
const MOST_EVENTS = 60;
const MOST_CHARACTERS = 500;
/** A request held open longer than this isn't waited for. */
const STREAM_MS = 4_000;

const cut = (text: string) => text.replace(/\s+/g, " ").trim().slice(0, MOST_CHARACTERS);

/** Records what a page does while an agent acts on it, and contains its nuisances. */
export class Watch {
  events: StepEvent[] = [];
  documentStatus: number | null = null;
  requestCount = 0;
  /** The URL of a window that an act opened, to be followed in the agent's own tab. */
  wanted: string | null = null;
  ended: string | null = null;
  private popups = 0;
  private dialogs = 0;
  private readonly open = new Map<Request, number>();
  private readonly refused = new Set<string>();

  constructor(
    private readonly page: Page,
    context: BrowserContext,
    private readonly limits: BrowserLimits,
  ) {
    page.on("console", (message) => message.type() === "error" && this.add({ kind: "console", text: message.text() }));
    page.on("pageerror", (error) => this.add({ kind: "exception", text: error.message }));
    page.on("crash", () => {
      this.add({ kind: "crash", text: "The page crashed its tab." });
      this.ended ??= "The page crashed its tab.";
    });
    page.on("dialog", (dialog) => {
      this.add({ kind: "dialog", text: dialog.message() });
      if (++this.dialogs > limits.dialogs && !this.ended) {
        this.ended = `The page showed more than ${limits.dialogs} dialogs.`;
        this.add({ kind: "crash", text: this.ended });
      }
      void (dialog.type() === "prompt" ? dialog.dismiss() : dialog.accept()).catch(() => undefined);
    });
    page.on("download", (download) => {
      this.add({ kind: "download", fileName: download.suggestedFilename() });
      void download.cancel().catch(() => undefined);
    });
    // With a listener, no file dialog opens on the machine; nothing is ever uploaded.
    page.on("filechooser", () => undefined);
    page.on("request", (request) => this.began(request));
    page.on("requestfinished", (request) => void this.finished(request));
    page.on("requestfailed", (request) => this.failed(request));
    context.on("page", (other) => other !== page && void this.shut(other));
  }

  /** Starts a new step: earlier events belong to the previous one. */
  begin(): void {
    this.events = [];
    this.documentStatus = null;
    this.requestCount = 0;
    this.wanted = null;
  }

  /** A text that a kind has said before is kept once. */
  add(given: StepEvent): void {
    const event = "text" in given ? { ...given, text: cut(given.text) } : given;
    const alike = this.events.filter(({ kind }) => kind === event.kind);
    if (alike.length >= MOST_EVENTS) return;
    if ("text" in event && alike.some((one) => "text" in one && one.text === event.text)) return;
    this.events.push(event);
  }

  /** Called by the guard: the URL was not opened. */
  blocked(url: string, reason: string): void {
    const host = URL.canParse(url) ? new URL(url).host : url;
    this.refused.add(host);
    this.add({ kind: "blocked", url: url.slice(0, MOST_CHARACTERS), reason });
  }

  popup(url: string): void {
    this.popups++;
    this.add({ kind: "popup", url: url.slice(0, MOST_CHARACTERS) });
    if (this.popups > this.limits.popups) this.ended ??= `The page opened more than ${this.limits.popups} windows.`;
  }

  /** Whether there are requests worth waiting for. */
  get busy(): boolean {
    const now = Date.now();
    return [...this.open.values()].some((since) => now - since < STREAM_MS);
  }

  private began(request: Request): void {
    this.requestCount++;
    if (!["websocket", "eventsource", "ping"].includes(request.resourceType())) this.open.set(request, Date.now());
  }

  private isDocument = (request: Request) => request.isNavigationRequest() && request.frame() === this.page.mainFrame();

  private async finished(request: Request): Promise<void> {
    const durationMs = this.durationOf(request);
    const status = await request.response().then(
      (response) => response?.status() ?? null,
      () => null,
    );
    if (this.isDocument(request)) this.documentStatus = status;
    if ((status ?? 0) >= 400 || durationMs > SLOW_REQUEST_MS) this.tell(request, status, null, durationMs);
  }

  private failed(request: Request): void {
    const durationMs = this.durationOf(request);
    const failure = request.failure()?.errorText ?? "failed";
    const host = URL.canParse(request.url()) ? new URL(request.url()).host : "";
    // What the page itself aborts isn't a failure, and what the guard refused is already recorded.
    if (/ERR_ABORTED|BLOCKED_BY_CLIENT/.test(failure) || this.refused.has(host)) return;
    this.tell(request, null, failure, durationMs);
  }

  private durationOf(request: Request): number {
    const since = this.open.get(request) ?? Date.now();
    this.open.delete(request);
    return Date.now() - since;
  }

  private tell(request: Request, status: number | null, failure: string | null, durationMs: number): void {
    const url = request.url().slice(0, MOST_CHARACTERS);
    const document = this.isDocument(request);
    this.add({ kind: "request", method: request.method(), url, status, failure, durationMs, document });
  }

  /** Closes a window that an act opened; the agent continues at its URL. */
  private async shut(other: Page): Promise<void> {
    await other.waitForURL(/^https?:/, { waitUntil: "commit", timeout: 2_000 }).catch(() => undefined);
    const url = other.url();
    if (/^https?:/.test(url)) this.wanted ??= url;
    await other.close({ runBeforeUnload: false }).catch(() => undefined);
  }
}
