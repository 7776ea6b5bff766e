import { AppError, type ErrorKind, OUR_FAULT } from "@/lib/core/errors";
import { METHODS, type Method } from "@/lib/core/operation";
import { preflight, withCors } from "@/lib/http/answer/cors";
import { observed } from "@/lib/http/observed";
import type { Watched } from "@/lib/http/surface";
import { errorPage } from "./error-page";

/** Statuses and error codes of RFC 6749 §5.2; a refusal's own `reason` takes precedence over the code. */
const CODES = {
  invalid: [400, "invalid_request"],
  unsupported_media: [400, "invalid_request"],
  conflict: [400, "invalid_request"],
  too_large: [413, "invalid_request"],
  unauthenticated: [401, "invalid_client"],
  wrong_token: [401, "invalid_client"],
  plan_required: [403, "access_denied"],
  allowance_used: [403, "access_denied"],
  forbidden: [403, "access_denied"],
  not_found: [404, "invalid_request"],
  method_not_allowed: [405, "invalid_request"],
  rate_limited: [429, "too_many_requests"],
  calls_used_up: [429, "too_many_requests"],
  unavailable: [503, "temporarily_unavailable"],
} as const satisfies Record<ErrorKind, readonly [number, string]>;

/** The characters allowed in a description (RFC 6749 §5.2): ASCII without quotation marks and backslashes. */
const plain = (text: string) => text.replaceAll('"', "'").replace(/[^\x20-\x5b\x5d-\x7e]/g, "");

const surface: Watched = {
  name: "oauth",
  prefix: "",
  alwaysTellsLimits: false,
  failure(error) {
    const [status, code] = error ? CODES[error.kind] : ([500, "server_error"] as const);
    const message = error?.message ?? OUR_FAULT;
    return { status, body: { error: error?.extra.reason ?? code, error_description: plain(message) } };
  },
};

type Handler<Args> = (request: Request, args: Args) => Promise<Response>;
/** An endpoint's handler; `requestId` goes into the audit log. */
export type Answer<Args> = (request: Request, requestId: string, args: Args) => Response | Promise<Response>;

/** No response here may be cached unless it says so itself. */
const watched = <Args>(path: string, answer: Answer<Args>): Handler<Args> =>
  function handle(request, args) {
    return observed(surface, path, request, async ({ requestId }) => {
      const response = await answer(request, requestId, args);
      if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
      return response;
    });
  };

const refusing =
  (allow: readonly string[]): Answer<unknown> =>
  ({ method }) => {
    throw new AppError("method_not_allowed", `This endpoint does not support ${method}.`, { allow });
  };

type Handlers<Args> = Record<Method | "OPTIONS", Handler<Args>>;

/** The handlers of a path that browsers are sent to: refusals are pages, and other sites' pages can't read them. */
export function oauthPage<Args>(path: string, answer: Answer<Args>): Handlers<Args> {
  const shown = (one: Answer<Args>): Handler<Args> => {
    const handle = watched(path, one);
    return async (request, args) => {
      const response = await handle(request, args);
      return response.status >= 400 ? errorPage(response) : response;
    };
  };
  const refuse = shown(refusing(["GET"]));
  const others = Object.fromEntries(METHODS.map((method) => [method, refuse])) as Record<Method, Handler<Args>>;
  return { ...others, OPTIONS: refuse, GET: shown(answer) };
}

/** A client that identifies itself by HTTP Basic is refused in the same scheme (RFC 6749 §5.2). */
function challengedAlike({ headers }: Request, response: Response): Response {
  if (response.status === 401 && /^Basic /i.test(headers.get("authorization") ?? ""))
    response.headers.set("WWW-Authenticate", 'Basic realm="Earshot"');
  return response;
}

/** RFC 6749 §5.1 asks for both headers where nothing may be cached. */
function uncached(response: Response): Response {
  if (response.headers.get("Cache-Control")?.includes("no-store")) response.headers.set("Pragma", "no-cache");
  return response;
}

/** The handlers of a path that programs call, also from any browser page. */
export function oauth<Args>(path: string, method: "GET" | "POST", answer: Answer<Args>): Handlers<Args> {
  const open = (one: Answer<Args>): Handler<Args> => {
    const handle = watched(path, one);
    return async (request, args) => withCors(uncached(challengedAlike(request, await handle(request, args))));
  };
  const allow = [method, "OPTIONS"];
  const refuse = open(refusing(allow));
  const others = Object.fromEntries(METHODS.map((one) => [one, refuse])) as Record<Method, Handler<Args>>;
  return { ...others, OPTIONS: open((request) => preflight(request, allow)), [method]: open(answer) };
}

/** All handlers of an address that is none of them. */
export function oauthAbsent(path: string): Handlers<unknown> {
  const handle = watched(path, () => {
    throw new AppError("not_found", "No such endpoint. /.well-known/oauth-authorization-server tells where they are.");
  });
  const absent: Handler<unknown> = async (request, args) => withCors(await handle(request, args));
  const all = [...METHODS, "OPTIONS"] as const;
  return Object.fromEntries(all.map((method) => [method, absent])) as Handlers<unknown>;
}
