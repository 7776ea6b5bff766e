import type { z } from "zod";
import type { Context } from "@/lib/core/context";
import { AppError, type Limits } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/log";
import { type Access, METHODS, type Method, type Operation } from "@/lib/core/operation";
import { untouchedLimits } from "@/lib/services/access/limits";
import { logRequest } from "@/lib/services/usage/log-request";
import { asAppError } from "./as-app-error";
import { readJson, refuseUnstorable } from "./body";
import { idempotent } from "./idempotency";
import { setLimitHeaders } from "./limit-headers";
import { metrics } from "./metrics";

const MAX_BODY_BYTES = 1024 * 1024;

export type Admission = { ctx: Context; limits?: Limits };

/** What a surface decides for itself: who may enter, and how a failure looks. */
export type Surface = {
  name: string;
  /** The path prefix that its operations' paths are relative to. */
  prefix: string;
  admit(request: Request, access: Exclude<Access, "public">, requestId: string): Promise<Admission>;
  /** `null` is a bug of ours: a fixed sentence without internals. */
  failure(error: AppError | null, requestId: string): { status: number; body: unknown };
  /** Whether Idempotency-Key is honoured on this surface's POSTs. */
  idempotency: boolean;
  /** Whether every answer tells the caller's limits, also when no key was recognised. */
  alwaysTellsLimits: boolean;
};

type RouteArguments = { params: Promise<Record<string, string | string[] | undefined>> };
export type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = {
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  request: Request;
};
export type Answered = { status: number; body: string; location?: string | null; replayed?: boolean };

/** The context of a call that needs nobody: it sees no workspace. */
const nobody = (requestId: string): Context => ({
  requestId,
  workspaceId: "",
  plan: "free",
  actor: { kind: "system", name: "public" },
});

/**
 * The only place where a request becomes a call and a result becomes a response: admit, parse, call, check the
 * answer against its schema, log, count. A handler may return a `Response` for what is not JSON, such as a stream.
 */
export const endpointFor = (surface: Surface) =>
  function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    operation: Operation<P, Q, B, R>,
    handle: (ctx: Context, input: Input<P, Q, B>) => Promise<z.input<R> | Response>,
  ) {
    const answer = async (request: Request, args: RouteArguments, call: Call): Promise<Response> => {
      call.admission = await enter(surface, operation.access, request, call.requestId);
      const ctx = call.admission.ctx;
      const input = (await parseInput(operation, request, args)) as Input<P, Q, B>;
      const run = async (): Promise<Response | Answered> => {
        const result = await handle(ctx, input);
        if (result instanceof Response) return result;
        const checked = operation.response.parse(result);
        const location = operation.location?.(checked) ?? null;
        return { status: operation.status, body: JSON.stringify(checked), location };
      };
      const key = surface.idempotency && request.method === "POST" ? request.headers.get("idempotency-key") : null;
      const template = `${surface.prefix}${operation.path}`;
      const url = new URL(request.url);
      const failed = (error: AppError) => respondable(surface.failure(error, call.requestId));
      const outcome =
        key === null ? await run() : await idempotent(ctx, { key, url, input: input.body, template, run, failed });
      return outcome instanceof Response ? outcome : toResponse(outcome);
    };
    const route = (request: Request, args: RouteArguments): Promise<Response> =>
      observed(surface, operation.path, request, (call) => answer(request, args, call));
    return Object.assign(route, { operation: { ...operation, surface: surface.prefix } });
  };

type Call = { requestId: string; admission?: Admission };

async function enter(surface: Surface, access: Access, request: Request, requestId: string): Promise<Admission> {
  return access === "public" ? { ctx: nobody(requestId) } : surface.admit(request, access, requestId);
}

async function parseInput(operation: Operation, request: Request, args: RouteArguments) {
  const params = named(operation.path, await args.params);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  refuseUnstorable(params, "", 0);
  refuseUnstorable(query, "", 0);
  return {
    params: operation.params?.parse(params),
    query: operation.query?.parse(query),
    body: operation.body?.parse((await readJson(request, MAX_BODY_BYTES)) ?? {}),
    request,
  };
}

/** On disk every dynamic segment is `[id]`; the contract may call the first one `{projectId}`. */
function named(path: string, params: Record<string, unknown>): Record<string, unknown> {
  const first = /\{(\w+)\}/.exec(path)?.[1];
  return first && first !== "id" && "id" in params ? { ...params, [first]: params.id } : params;
}

const respondable = ({ status, body }: { status: number; body: unknown }): Answered => ({
  status,
  body: JSON.stringify(body),
});

function toResponse({ status, body, location, replayed }: Answered): Response {
  const headers = new Headers({ "content-type": "application/json; charset=utf-8" });
  if (location) headers.set("Location", location);
  if (replayed) headers.set("Idempotent-Replayed", "true");
  return new Response(body, { status, headers });
}

/** Runs one call of a surface and gives its response, good or bad, the headers, the log line and the metrics. */
export async function observed(
  surface: Surface,
  path: string,
  request: Request,
  work: (call: Call) => Promise<Response>,
): Promise<Response> {
  const call: Call = { requestId: newId("request") };
  const started = performance.now();
  let limits: Limits | undefined;
  let response: Response;
  let fault: unknown;
  try {
    response = await work(call);
    limits = call.admission?.limits;
  } catch (thrown) {
    const error = asAppError(thrown);
    if (!error || error.kind === "unavailable") fault = error?.extra.cause ?? thrown;
    limits = error?.extra.limits ?? call.admission?.limits;
    response = toResponse(respondable(surface.failure(error, call.requestId)));
    setErrorHeaders(response.headers, error);
    if (!error) metrics().errors.inc({ surface: surface.name, route: path });
  }
  response.headers.set("X-Request-Id", call.requestId);
  response.headers.set("Cache-Control", response.headers.get("cache-control") ?? "private, no-store");
  const told = limits ?? (surface.alwaysTellsLimits ? untouchedLimits() : undefined);
  if (told) setLimitHeaders(response.headers, told);
  note(surface, path, request.method, response.status, performance.now() - started, call, fault);
  return response;
}

function setErrorHeaders(headers: Headers, error: AppError | null): void {
  if (!error) return;
  const { retryAfterSeconds, allow } = error.extra;
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  if (allow) headers.set("Allow", allow.join(", "));
  if (error.kind === "unauthenticated" || error.kind === "wrong_token")
    headers.set("WWW-Authenticate", 'Bearer realm="Earshot"');
}

function note(
  surface: Surface,
  path: string,
  method: string,
  status: number,
  durationMs: number,
  { requestId, admission }: Call,
  fault: unknown,
): void {
  const route = `${surface.prefix}${path}`;
  metrics().duration.observe({ surface: surface.name, method, route, status: String(status) }, durationMs / 1000);
  const ctx = admission?.ctx;
  const line = {
    requestId,
    surface: surface.name,
    method,
    route,
    status,
    durationMs: Math.round(durationMs * 10) / 10,
  };
  const where = { ...line, workspaceId: ctx?.workspaceId || undefined };
  if (fault) log().error({ ...where, err: fault }, "request failed");
  else log().info(where, "request");
  if (ctx?.actor.kind === "apiKey" || ctx?.actor.kind === "user")
    logRequest({
      workspaceId: ctx.workspaceId,
      userId: ctx.actor.userId,
      keyId: ctx.actor.kind === "apiKey" ? ctx.actor.keyId : null,
      surface: surface.name,
      method,
      path: route,
      status,
      durationMs: Math.round(durationMs),
    });
}

/**
 * The methods that a path does not have answer 405 with `Allow` in the surface's envelope:
 * `export const { POST, PUT, PATCH, DELETE } = v1Others("/projects/{projectId}", ["GET"])` is what a route file adds.
 */
export const methodNotAllowedFor = (surface: Surface) => (path: string, allow: readonly string[]) => {
  const refuse = (request: Request): Promise<Response> =>
    observed(surface, path, request, async () => {
      throw new AppError("method_not_allowed", `This address does not answer ${request.method}.`, { allow });
    });
  return Object.fromEntries(METHODS.map((method) => [method, refuse])) as Record<Method, typeof refuse>;
};

/** Every address of a surface that is none of its endpoints. */
export const notFoundFor = (surface: Surface) => (request: Request) =>
  observed(surface, "/*", request, async () => {
    throw new AppError("not_found", "No such endpoint. The reference is at /docs.");
  });
