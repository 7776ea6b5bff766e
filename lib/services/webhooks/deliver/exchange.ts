import type { Dispatcher } from "undici";

const KEPT_BYTES = 4 * 1024;
const MOST_BYTES = 64 * 1024;

/** The head of an answer, when it came, and the first 4 KB of its body as text. */
export type Answer = { status: number; retryAfter: string | string[] | undefined; headMs: number; start: string };

/** No head came in time. */
export class Late extends Error {}

/**
 * Makes one request. Rejects when no head of an answer comes in time; whatever becomes of the body afterwards, the
 * answer counts. Up to 64 KB are read so that the connection can be used again. Speaks to the dispatcher itself: a
 * stream and an abort signal for each request cost as much as all the rest.
 */
export function exchange(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  timeoutMs: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const kept: Buffer[] = [];
    let size = 0;
    let head: Omit<Answer, "start"> | undefined;
    let running: Dispatcher.DispatchController | undefined;
    let isOver = false;
    const over = (error?: Error) => {
      isOver = true;
      clearTimeout(timer);
      // PostgreSQL takes no NUL in a text.
      if (head) resolve({ ...head, start: Buffer.concat(kept).toString().replaceAll("\0", "\uFFFD") });
      else reject(error);
    };
    const timer = setTimeout(() => {
      over(new Late());
      running?.abort(new Late());
    }, timeoutMs);
    dispatcher.dispatch(request, {
      onRequestStart(controller) {
        running = controller;
        if (isOver) controller.abort(new Late());
      },
      onResponseStart(_controller, status, headers) {
        if (status < 200) return;
        head = { status, retryAfter: headers["retry-after"], headMs: performance.now() - started };
      },
      onResponseData(controller, chunk) {
        if (size < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - size));
        size += chunk.length;
        if (size > MOST_BYTES) controller.abort(new Error("The rest of the answer is not read."));
      },
      onResponseEnd: () => over(),
      onResponseError: (_controller, error) => over(error),
    });
  });
}
