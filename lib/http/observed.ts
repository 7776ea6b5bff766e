import type { AppError, Limits } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log, plainLog } from "@/lib/core/log";
import { currentOrigin, headerText } from "@/lib/core/origin";
import { untouchedLimits } from "@/lib/services/access/limits";
import { logRequest } from "@/lib/services/usage/log-request";
import { failed, toResponse } from "./answer/answered";
import { asAppError } from "./answer/as-app-error";
import { setLimitHeaders } from "./answer/limit-headers";
import { callerAddress } from "./caller/caller-address";
import { metrics } from "./server/metrics";
import type { Call, Watched } from "./surface";

/** Runs one call of a surface and adds headers, log line and metrics to its response, whether it succeeds or fails. */
export async function observed(
  surface: Watched,
  path: string,
  request: Request,
  work: (call: Call) => Promise<Response>,
): Promise<Response> {
  const call: Call = { requestId: newId("request") };
  const started = performance.now();
  let response: Response;
  let limits: Limits | undefined;
  let fault: unknown;
  let refusal: string | undefined;
  try {
    const from = {
      surface: surface.name,
      address: headerText(callerAddress(request)),
      userAgent: headerText(request.headers.get("user-agent")),
    };
    response = await currentOrigin.run(from, () => work(call));
  } catch (thrown) {
    const error = asAppError(thrown);
    if (!error) metrics().errors.inc({ surface: surface.name, route: path });
    if (!error || error.kind === "unavailable") fault = error?.extra.cause ?? thrown;
    limits = error?.extra.limits;
    refusal = error?.extra.reason ?? error?.kind;
    response = toResponse(failed(surface, error, call.requestId));
    setErrorHeaders(surface, response.headers, error);
  }
  const { headers, status } = response;
  headers.set("X-Request-Id", call.requestId);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-store");
  limits ??= call.admission?.limits ?? (surface.alwaysTellsLimits ? untouchedLimits() : undefined);
  if (limits) setLimitHeaders(headers, limits);
  note(call, fault, {
    surface: surface.name,
    method: request.method,
    path: `${surface.prefix}${path}`,
    status,
    durationMs: performance.now() - started,
    refusal,
  });
  return response;
}

function setErrorHeaders(surface: Watched, headers: Headers, error: AppError | null): void {
  if (!error) return;
  const { retryAfterSeconds, allow } = error.extra;
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  // Whatever answers GET answers HEAD too.
  if (allow) headers.set("Allow", allow.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : method)).join(", "));
  const challenge = surface.challenge ? surface.challenge(error) : plainChallenge(error);
  if (challenge) headers.set("WWW-Authenticate", challenge);
}

const plainChallenge = ({ kind }: AppError) =>
  kind === "unauthenticated" || kind === "wrong_token" ? 'Bearer realm="Earshot"' : null;

type Told = {
  surface: string;
  method: string;
  path: string;
  status: number;
  durationMs: number;
  /** Which refusal it was; its sentence may quote the caller, and isn't logged. */
  refusal: string | undefined;
};

/**
 * One log line, one measurement and, for a known caller in a workspace, one row of the usage report. Fields are written
 * out: spreading objects into others costs as much as the rest of this.
 */
function note({ requestId, admission, about }: Call, fault: unknown, told: Told): void {
  const { surface, method, path, status, refusal } = told;
  metrics().duration.observe({ surface, method, route: path, status: String(status) }, told.durationMs / 1000);
  const durationMs = Math.round(told.durationMs);
  const ctx = admission?.ctx;
  const workspaceId = ctx?.workspaceId || undefined;
  const line = { requestId, surface, method, path, status, durationMs, refusal, about, workspaceId };
  if (fault) log().error({ ...line, err: fault }, "request failed");
  else plainLog().info(line, "request");
  if (!workspaceId || !ctx || !("userId" in ctx.actor)) return;
  const { actor } = ctx;
  const keyId = actor.kind === "apiKey" ? actor.keyId : null;
  logRequest({ workspaceId, userId: actor.userId, keyId, surface, method, path, status, durationMs, at: new Date() });
}
