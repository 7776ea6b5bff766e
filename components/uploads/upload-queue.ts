import { CallError } from "@/lib/api/client/call-error";
import type { SendHooks } from "./send-hooks";
import { nameOf, type Source } from "./source";
import { Speed } from "./speed";
import { type Duplicate, failedByChance, isUnderWay, type Upload } from "./upload";

const AT_ONCE = 3;
/** Often enough to look alive without burdening the page. */
const TELL_EVERY_MS = 250;
const TICK_MS = 1_000;

type Means = {
  send: (source: Source, hooks: SendHooks, signal: AbortSignal) => Promise<string>;
  /** Why a file would be refused, if that is known without asking. */
  refusalOf: (source: Source) => string | null;
  /** The file with the same bytes, if there is one and it is cheap to find. */
  findDuplicate: (source: Source, signal: AbortSignal) => Promise<Duplicate | null>;
  /** Cancels on the server what was started there. */
  cancel: (uploadId: string) => void;
  onDone: () => void;
};

/** A page's uploads: three files at a time, the rest waits. Views subscribe to it. */
export class UploadQueue {
  #uploads: readonly Upload[] = [];
  #sources = new Map<number, Source>();
  #running = new Map<number, AbortController>();
  #checked = new Set<number>();
  #listeners = new Set<() => void>();
  #lastKey = 0;

  constructor(private readonly means: Means) {}

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly current = (): readonly Upload[] => this.#uploads;

  add(sources: Source[]): void {
    const fresh = sources.map((source): Upload => {
      this.#lastKey += 1;
      this.#sources.set(this.#lastKey, source);
      const { file, projectId } = source;
      return { ...NEW, key: this.#lastKey, name: nameOf(source), sizeBytes: file.size, projectId };
    });
    this.#become([...this.#uploads, ...fresh]);
    this.#pump();
  }

  /** Removes one from the list, and what was sent of it. */
  cancel(key: number): void {
    const upload = this.#uploads.find((one) => one.key === key);
    if (!upload) return;
    this.#running.get(key)?.abort(new DOMException("The upload was stopped.", "AbortError"));
    if (upload.uploadId && upload.state !== "done") this.means.cancel(upload.uploadId);
    this.#sources.delete(key);
    this.#become(this.#uploads.filter((one) => one.key !== key));
    this.#pump();
  }

  cancelAll(): void {
    for (const { key } of this.#uploads.filter(isUnderWay)) this.cancel(key);
  }

  retry(key: number): void {
    this.#change(key, { ...NEW });
    this.#pump();
  }

  retryFailed(): void {
    for (const { key } of this.#uploads.filter(failedByChance)) this.retry(key);
  }

  sendAnyway(key: number): void {
    this.#checked.add(key);
    this.retry(key);
  }

  /** Removes those from the list that need no more attention. */
  clear(): void {
    for (const { key } of this.#uploads.filter((upload) => !isUnderWay(upload))) this.cancel(key);
  }

  /** Removes those that arrived, once none is under way; what went wrong stays until somebody dismisses it. */
  clearDone(): void {
    if (this.#uploads.some(isUnderWay)) return;
    for (const { key } of this.#uploads.filter(({ state }) => state === "done")) this.cancel(key);
  }

  #pump(): void {
    for (const { key, state } of this.#uploads) {
      if (this.#running.size >= AT_ONCE) return;
      if (state === "waiting" && !this.#running.has(key)) void this.#run(key);
    }
  }

  async #run(key: number): Promise<void> {
    const source = this.#sources.get(key);
    if (!source) return;
    const controller = new AbortController();
    this.#running.set(key, controller);
    try {
      await this.#bring(key, source, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted)
        this.#change(key, {
          state: "failed",
          error: CallError.sentence(error),
          isRefused: error instanceof CallError && error.problems.length > 0,
          trouble: null,
          bytesPerSecond: null,
        });
    }
    this.#running.delete(key);
    this.#pump();
  }

  async #bring(key: number, source: Source, signal: AbortSignal): Promise<void> {
    const error = this.means.refusalOf(source);
    if (error) return this.#change(key, { state: "failed", error, isRefused: true });
    if (!this.#checked.has(key)) {
      this.#change(key, { state: "checking" });
      const duplicate = await this.means.findDuplicate(source, signal);
      signal.throwIfAborted();
      if (duplicate) return this.#change(key, { state: "duplicate", duplicate });
    }
    const fileId = await this.#send(key, source, signal);
    this.#change(key, { state: "done", fileId, trouble: null });
    this.#sources.delete(key);
    this.means.onDone();
  }

  async #send(key: number, source: Source, signal: AbortSignal): Promise<string> {
    const speed = new Speed();
    let toldAtMs = 0;
    let sentBytes = 0;
    const tell = (change: Partial<Upload>) => {
      const nowMs = Date.now();
      const bytesPerSecond = speed.note(sentBytes, nowMs);
      if (nowMs - toldAtMs < TELL_EVERY_MS && sentBytes < source.file.size) return;
      toldAtMs = nowMs;
      this.#change(key, { sentBytes, bytesPerSecond, ...change });
    };
    // Nothing reports that nothing is being sent, and the speed would stay what it was.
    const ticking = setInterval(() => tell({}), TICK_MS);
    this.#change(key, { state: "sending" });
    const hooks: SendHooks = {
      onBegun: (uploadId) => this.#change(key, { uploadId }),
      onSent: (bytes) => {
        sentBytes = bytes;
        tell({ trouble: null });
      },
      onTrouble: (trouble) => this.#change(key, { trouble }),
      onFinishing: () => this.#change(key, { state: "finishing", sentBytes: source.file.size }),
    };
    return this.means.send(source, hooks, signal).finally(() => clearInterval(ticking));
  }

  #change(key: number, to: Partial<Upload>): void {
    const index = this.#uploads.findIndex((upload) => upload.key === key);
    const before = this.#uploads[index];
    if (before) this.#become(this.#uploads.with(index, { ...before, ...to }));
  }

  #become(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

const NEW = {
  state: "waiting",
  sentBytes: 0,
  bytesPerSecond: null,
  trouble: null,
  error: null,
  isRefused: false,
  duplicate: null,
  uploadId: null,
  fileId: null,
} as const;
