import { existsSync } from "node:fs";
import path from "node:path";
import type { ScimAnswer } from "./check";

type Handler = (request: Request, args: { params: Promise<Record<string, unknown> | undefined> }) => Promise<Response>;
type Sent = {
  method: string;
  /** Relative to the SCIM address, with its query. */
  path: string;
  /** A string is sent as it is. */
  body?: unknown;
  headers?: Record<string, string | null> | undefined;
};

const FOLDER = "app/api/scim/v2";

/** The route file of a path, as the framework finds it; one without a bracketed part gets no parameters at all. */
function routeOf(pathname: string): { file: string; params?: Record<string, unknown> } {
  const segments = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const [kind = "", id] = segments;
  if (existsSync(path.join(FOLDER, ...segments, "route.ts"))) return { file: path.join(...segments) };
  const one = path.join(kind, "[id]");
  if (segments.length === 2 && existsSync(path.join(FOLDER, one, "route.ts"))) return { file: one, params: { id } };
  return { file: "[[...rest]]", params: { rest: segments } };
}

/** Calls SCIM as a provider with this token, through the route functions. `json` is the parsed response. */
export async function scimCall(
  token: string | null,
  { method, path: asked, body, headers }: Sent,
): Promise<ScimAnswer> {
  const url = new URL(`/api/scim/v2${asked}`, process.env.APP_URL ?? "http://localhost:3000");
  const { file, params } = routeOf(url.pathname.slice("/api/scim/v2".length));
  const route = (await import(path.resolve(FOLDER, file, "route.ts"))) as Record<string, Handler>;
  const sent = new Headers({ "content-type": "application/scim+json" });
  if (token) sent.set("authorization", `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value === null) sent.delete(name);
    else sent.set(name, value);
  }
  const text = body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(url, { method, headers: sent, body: text });
  const response = await (route[method] as Handler)(request, { params: Promise.resolve(params) });
  const answered = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text: answered,
    json: answered ? JSON.parse(answered) : undefined,
  };
}
