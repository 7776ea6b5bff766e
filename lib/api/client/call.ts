import type { z } from "zod";
import type { Method, Operation } from "@/lib/core/operation";
import { CallError } from "./call-error";
import { reach } from "./reach";

// Types only: a page must not load every schema to know where to send a request.
type Registry = typeof import("@/lib/api/index");
type Exported = { [Name in keyof Registry]: Registry[Name][keyof Registry[Name]] }[keyof Registry];
type Operations = {
  [O in Extract<Exported, { method: Method; path: string }> as `${O["method"]} ${O["path"]}`]: O;
};

/** Method and path of an operation of the app API, as in "GET /reels/{id}". */
export type Endpoint = keyof Operations;
/** What an operation answers, as it arrives in the browser. */
export type Answer<E extends Endpoint> = z.output<Operations[E]["response"]>;

type Part<S> = S extends z.ZodUndefined ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Parts<O> =
  O extends Operation<infer P, infer Q, infer B, z.ZodType>
    ? { params: Part<P>; query: Part<Q>; body: Part<B> }
    : never;
type Known<P> = { [K in keyof P as P[K] extends undefined ? never : K]: P[K] };
/** What an operation takes: `params`, `query` and `body`, those that it has. */
export type Given<E extends Endpoint> = Known<Parts<Operations[E]>>;
type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** Fills in `{name}` parts of a path and adds the query. */
function address(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/**
 * Calls an app API operation from the browser, as the signed-in person. Throws `CallError` with the server's own
 * message and request id, or with a plain one if the server can't be reached. Under the same `key`, the operations that
 * take an Idempotency-Key happen once.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  { signal, key, ...sent }: Given<E> & { signal?: AbortSignal; key?: string },
): Promise<Answer<E>> {
  const { params = {}, query = {}, body }: Sent = sent;
  const [method, path] = endpoint.split(" ") as [Method, string];
  const url = address(path, params, query);
  const init: Parameters<typeof reach>[1] = { method, ...(signal && { signal }) };
  if (method !== "GET") {
    init.headers = { "content-type": "application/json", ...(key && { "idempotency-key": key }) };
    init.body = JSON.stringify(body ?? {});
  }
  const response = await reach(url, init);
  if (!response.ok) throw await CallError.from(response);
  return (await response.json()) as Answer<E>;
}
