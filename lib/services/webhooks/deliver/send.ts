import { EventEmitter } from "node:events";
import type { Dispatcher } from "undici";
import { bodyOf } from "../body-of";
import { headersOf } from "../headers-of";
import type { Claimed, Outcome } from "./claimed";
import { readStart } from "./read-start";
import { retryAfterMs } from "./retry-after";
import { sentenceOf } from "./sentence-of";

const NO_SECRET = "The signing secret can no longer be read; rotate it.";

/** Makes one attempt; never throws. Success is a 2xx whose head arrives in time, whatever becomes of its body. */
export async function send(delivery: Claimed, dispatcher: Dispatcher, timeoutMs: number): Promise<Outcome> {
  const sentAt = new Date();
  if (delivery.secrets.length === 0)
    return { status: null, error: NO_SECRET, durationMs: 0, response: null, sentAt, retryAfterMs: 0 };
  const started = performance.now();
  const durationMs = () => Math.round(performance.now() - started);
  // An AbortController for each request costs more than signing it.
  const signal = new EventEmitter();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    signal.emit("abort");
  }, timeoutMs);
  try {
    const body = bodyOf(delivery.event);
    const headers = headersOf(delivery.secrets, delivery.event.id, sentAt, body);
    const { origin, pathname, search } = new URL(delivery.url);
    const path = `${pathname}${search}`;
    const answer = await dispatcher.request({ origin, path, method: "POST", body, headers, signal });
    const status = answer.statusCode;
    const tookMs = durationMs();
    const response = await readStart(answer.body);
    const error = status >= 300 && status < 400 ? "Redirects are not followed." : null;
    const wishMs = retryAfterMs(answer.headers["retry-after"]);
    return { status, error, durationMs: tookMs, response, sentAt, retryAfterMs: wishMs };
  } catch (cause) {
    const error = isLate ? `No answer within ${timeoutMs / 1000} s.` : sentenceOf(cause);
    return { status: null, error, durationMs: durationMs(), response: null, sentAt, retryAfterMs: 0 };
  } finally {
    clearTimeout(timer);
  }
}
