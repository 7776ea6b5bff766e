import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import { localServer } from "./local-server";
import { type Objects, StripeBook } from "./stripe-book";

export type StripeCall = { method: string; path: string; key: string | undefined; version: string | undefined };
/** What the service does with a call before or after it carries it out. */
type Trouble = "refuse" | "cut-after" | undefined;

/** What Stripe's form encoding means: `a[b][0][c]=1` is `{a: {b: {0: {c: "1"}}}}`. */
function parseForm(text: string): Objects {
  const root: Objects = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll("]", "").split("[");
    let at = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as Objects;
    }
    at[path.at(-1) ?? ""] = value;
  }
  return root;
}

const IDEMPOTENCY_ERROR = {
  type: "idempotency_error",
  message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
};

/**
 * Stripe's HTTP API over a real socket: form bodies, idempotency that compares bodies, its error bodies and signed
 * events. `trouble` may refuse a call with a 500, or carry it out and cut the connection before the response.
 */
export async function stripeService(webhookSecret: string, trouble: (call: StripeCall) => Trouble = () => undefined) {
  const book = new StripeBook();
  const calls: StripeCall[] = [];
  const answered = new Map<string, { body: string; status: number; answer: Objects }>();
  const handle = (incoming: IncomingMessage, body: string) => {
    const url = new URL(incoming.url ?? "/", "http://stripe.test");
    const key = incoming.headers["idempotency-key"] as string | undefined;
    const earlier = incoming.method === "POST" && key ? answered.get(key) : undefined;
    if (earlier && earlier.body !== body) return { status: 400, answer: { error: IDEMPOTENCY_ERROR } };
    if (earlier) return earlier;
    const form = incoming.method === "POST" ? parseForm(body) : parseForm(url.search.slice(1));
    const outcome = book.handle(incoming.method ?? "GET", url.pathname, form);
    if (incoming.method === "POST" && key) answered.set(key, { body, ...outcome });
    return outcome;
  };
  const { url, close } = await localServer(async (incoming, outgoing) => {
    const body = await text(incoming);
    const { method = "GET", url = "/", headers } = incoming;
    const key = headers["idempotency-key"] as string | undefined;
    const call = { method, path: url.split("?")[0] ?? "", key, version: headers["stripe-version"] as string };
    calls.push(call);
    const wanted = trouble(call);
    const reply = (status: number, answer: Objects) => {
      outgoing.writeHead(status, {
        "content-type": "application/json",
        "request-id": `req_${randomBytes(6).toString("hex")}`,
      });
      outgoing.end(JSON.stringify(answer));
    };
    if (!/^Bearer sk_test_/.test(headers.authorization ?? ""))
      return reply(401, { error: { type: "invalid_request_error", message: "Invalid API Key provided" } });
    if (wanted === "refuse") return reply(500, { error: { type: "api_error", message: "Something went wrong." } });
    const { status, answer } = handle(incoming, body);
    if (wanted === "cut-after") return outgoing.destroy();
    reply(status, answer);
  });
  const sign = (payload: string) => Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
  /** An event as Stripe posts it: the raw body and its signature. */
  const event = (type: string, object: Objects, created = Math.floor(Date.now() / 1000)) => {
    const id = `evt_${randomBytes(8).toString("hex")}`;
    const body = JSON.stringify({ id, object: "event", type, created, data: { object } });
    return { body, signature: sign(body) };
  };
  /** As Stripe does a day later: a call with a key it knew is carried out again. */
  const forgetKeys = () => answered.clear();
  return { url, calls, book, event, sign, forgetKeys, close };
}
