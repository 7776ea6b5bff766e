import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";

const KEPT_BYTES = 4 * 1024;
const MOST_BYTES = 64 * 1024;

/** A response's status and headers, when they came (`performance.now()`), and the first 4 KB of its body as text. */
export type Answer = { status: number; retryAfter: string | string[] | undefined; headAtMs: number; start: string };

/** No response headers arrived in time. */
export class Late extends Error {}

type Controller = Dispatcher.DispatchController;

/** One request in flight. An object with methods, because closures per request cost several times as much. */
class Exchange implements Dispatcher.DispatchHandler {
  readonly #timer: NodeJS.Timeout;
  #kept: Buffer[] | undefined;
  #size = 0;
  #answer: Answer | undefined;
  #running: Controller | undefined;
  #isOver = false;

  constructor(
    timeoutMs: number,
    private readonly resolve: (answer: Answer) => void,
    private readonly reject: (error: Error) => void,
  ) {
    this.#timer = setTimeout(late, timeoutMs, this);
  }

  onRequestStart(controller: Controller): void {
    this.#running = controller;
    if (this.#isOver) controller.abort(new Late());
  }

  onResponseStart(_: Controller, status: number, headers: IncomingHttpHeaders): void {
    if (status < 200) return;
    this.#answer = { status, retryAfter: headers["retry-after"], headAtMs: performance.now(), start: "" };
  }

  onResponseData(controller: Controller, chunk: Buffer): void {
    this.#kept ??= [];
    if (this.#size < KEPT_BYTES) this.#kept.push(chunk.subarray(0, KEPT_BYTES - this.#size));
    this.#size += chunk.length;
    if (this.#size > MOST_BYTES) controller.abort(new Error("The rest of the answer is not read."));
  }

  onResponseEnd(): void {
    this.#over();
  }

  onResponseError(_: Controller, error: Error): void {
    this.#over(error);
  }

  late(): void {
    this.#over(new Late());
    this.#running?.abort(new Late());
  }

  #over(error?: Error): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    const answer = this.#answer;
    // PostgreSQL accepts no NUL in text.
    if (answer && this.#kept) answer.start = Buffer.concat(this.#kept).toString().replaceAll("\0", "\uFFFD");
    if (answer) this.resolve(answer);
    else this.reject(error ?? new Error("The response has no headers."));
  }
}

const late = (exchange: Exchange) => exchange.late();

/**
 * Makes one request. Rejects if no response headers arrive in time; after that the response counts, whatever happens to
 * its body. Up to 64 KB are read so that the connection can be reused. Uses the dispatcher directly: a stream and an
 * abort signal per request cost as much as everything else together.
 */
export function exchange(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  timeoutMs: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    dispatcher.dispatch(request, new Exchange(timeoutMs, resolve, reject));
  });
}
