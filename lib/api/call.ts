import type { z } from "zod";
import type { Operation } from "@/lib/core/operation";
import { CallError } from "./call-error";

type Part<S> = S extends z.ZodUndefined ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Given<P, Q, B> = {
  [K in keyof Parts<P, Q, B> as Parts<P, Q, B>[K] extends undefined ? never : K]: Parts<P, Q, B>[K];
};
type Parts<P, Q, B> = { params: Part<P>; query: Part<Q>; body: Part<B> };

/** Fills in `{name}` parts of a path and adds the query. */
function address(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}

/**
 * Calls an app API operation from the browser, as the signed-in person. Throws `CallError` with the server's own
 * message and request id, or with a plain one if the server can't be reached.
 */
export async function call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  { method, path }: Operation<P, Q, B, R>,
  input: Given<P, Q, B> & { signal?: AbortSignal },
): Promise<z.output<R>> {
  const { params = {}, query = {}, body, signal } = input as Partial<Parts<P, Q, B>> & { signal?: AbortSignal };
  const url = address(path, params as Record<string, unknown>, query as Record<string, unknown>);
  const init: RequestInit = { method, ...(signal && { signal }) };
  if (method !== "GET") {
    init.headers = { "content-type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  const response = await fetch(url, init).catch((cause) => {
    throw signal?.aborted ? cause : new CallError("Earshot can't be reached. Check your connection and try again.");
  });
  if (!response.ok) throw await CallError.from(response);
  return (await response.json()) as z.output<R>;
}
