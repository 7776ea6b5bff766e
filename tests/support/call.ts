import { config } from "@/lib/core/config";
import type { Operation } from "@/lib/core/operation";
import { sessionCookieName } from "@/lib/http/sign-in/session-token";
import { markOfWrites, unrecordedSince } from "./watch/write-watch";

export type Route = ((request: Request, args: { params: Promise<Record<string, string>> }) => Promise<Response>) & {
  operation: Operation & { surface: string };
};

type CallOptions = {
  key?: string;
  /** A session token, sent as the cookie of a same-origin browser call. */
  session?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether `watched` looks at what several calls wrote. */
  isWatched?: boolean;
};

/** Throws if these calls of an operation wrote something that isn't in the audit log. */
export async function watched<T>({ method, path }: Operation, calls: () => Promise<T>): Promise<T> {
  if (method === "GET") return calls();
  const mark = await markOfWrites();
  const answer = await calls();
  const silent = await unrecordedSince(mark);
  if (silent.length > 0) throw new Error(`${method} ${path} left no audit entry for ${silent.join("; ")}`);
  return answer;
}

/**
 * Calls a route function with a Request, as the server would. `json` is the parsed response. Throws if the call wrote
 * something that isn't in the audit log.
 */
export async function call(route: Route, options: CallOptions = {}) {
  const { operation } = route;
  const params = options.params ?? {};
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const url = new URL(`${operation.surface}${path}?${new URLSearchParams(options.query)}`, config().APP_URL);
  const headers = new Headers(options.headers);
  if (options.key) headers.set("authorization", `Bearer ${options.key}`);
  if (options.session) {
    headers.set("cookie", `${sessionCookieName()}=${options.session}`);
    headers.set("origin", new URL(config().APP_URL).origin);
  }
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  if (body !== undefined && !headers.has("content-type")) headers.set("content-type", "application/json");
  const request = new Request(url, { method: operation.method, headers, body });
  const first = Object.values(params)[0];
  const send = async () => {
    const response = await route(request, { params: Promise.resolve({ ...params, ...(first && { id: first }) }) });
    return { response, text: await response.text() };
  };
  const { response, text } = await (options.isWatched ? send() : watched(operation, send));
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: /[/+]json\b/.test(response.headers.get("content-type") ?? "") ? JSON.parse(text) : undefined,
  };
}
