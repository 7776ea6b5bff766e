import type { Dispatcher } from "undici";
import { retryAfterMs } from "@/lib/core/time/retry-after";
import { bodyOf } from "../body-of";
import { headersOf } from "../headers-of";
import type { Claimed, Outcome } from "./claimed";
import { exchange, Late } from "./exchange";
import { sentenceOf } from "./sentence-of";

const NO_SECRET = "The signing secret can no longer be read. Rotate it.";

/** Makes one attempt; never throws. Success is a 2xx whose headers arrive in time, whatever happens to its body. */
export async function send(delivery: Claimed, dispatcher: Dispatcher, timeoutMs: number): Promise<Outcome> {
  const sentAt = new Date();
  const { event, receiver } = delivery;
  if (receiver.keys.length === 0)
    return { status: null, error: NO_SECRET, durationMs: 0, response: null, sentAt, retryAfterMs: 0 };
  const started = performance.now();
  try {
    const body = Buffer.from(bodyOf(event));
    const headers = headersOf(receiver.keys, event.id, sentAt, body);
    const { origin, path } = receiver;
    const request = { origin, path, method: "POST" as const, body, headers };
    const { status, retryAfter, headAtMs, start } = await exchange(dispatcher, request, timeoutMs);
    const error = status >= 300 && status < 400 ? "Redirects are not followed." : null;
    const durationMs = Math.round(headAtMs - started);
    const waitMs = retryAfter === undefined ? 0 : (retryAfterMs(retryAfter) ?? 0);
    return { status, error, durationMs, response: start, sentAt, retryAfterMs: waitMs };
  } catch (cause) {
    const error = cause instanceof Late ? `No response within ${timeoutMs / 1000} s.` : sentenceOf(cause);
    const durationMs = Math.round(performance.now() - started);
    return { status: null, error, durationMs, response: null, sentAt, retryAfterMs: 0 };
  }
}
