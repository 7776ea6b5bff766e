import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { METHODS, type Method } from "@/lib/core/operation";
import { asAppError } from "@/lib/http/answer/as-app-error";
import { bearerToken } from "@/lib/http/caller/bearer";
import { observed } from "@/lib/http/observed";
import { refuseUnstorable } from "@/lib/http/request/body";
import type { Call, Watched } from "@/lib/http/surface";
import { admitProvider } from "@/lib/services/access/admit-provider";
import { recordOutcome } from "@/lib/services/provisioning/settings/record-outcome";
import type { ScimAnswer } from "./answers";
import { failureOf } from "./failures";
import { queryOfUrl, type ScimQuery } from "./query";
import { readBody } from "./read-body";
import { refuseVersions } from "./refuse-versions";
import { toScimResponse } from "./to-scim-response";

const surface: Watched = {
  name: "scim",
  prefix: "/api/scim/v2",
  alwaysTellsLimits: false,
  failure: (error) => failureOf(error),
};

/** `id` is the one in the path, or empty; `body` belongs to a POST, PUT or PATCH. */
type Input = { id: string; query: ScimQuery; body: Record<string, unknown> };
type Handler = (ctx: Context, input: Input) => Promise<ScimAnswer>;
/** Next.js passes no parameters at all for a path without an id; `rest` is that of the catch-all route. */
type Args = { params: Promise<{ id?: string; rest?: string[] } | undefined> };
type Route = (request: Request, args: Args) => Promise<Response>;
type Routes = Record<Method | "OPTIONS", Route>;

/** Next.js would answer methods that a route file doesn't export by itself, and not as SCIM. */
const ALL = [...METHODS, "OPTIONS"] as const;
const WITH_BODY: readonly string[] = ["POST", "PUT", "PATCH"];

/** Every SCIM response, including errors, has SCIM's content type (RFC 7644 §3.1), without a charset. */
async function watched(path: string, request: Request, work: (call: Call) => Promise<Response>): Promise<Response> {
  const response = await observed(surface, path, request, work);
  if (response.status !== 204) response.headers.set("Content-Type", "application/scim+json");
  return response;
}

const refusing = (path: string, allow: readonly string[]): Route =>
  function refuse(request) {
    return watched(path, request, async () => {
      throw new AppError("method_not_allowed", `This endpoint supports only ${allow.join(", ")}.`, { allow });
    });
  };

function routes(path: string, answered: Partial<Record<Method, Route>>): Routes {
  const refuse = refusing(path, Object.keys(answered));
  return Object.fromEntries(ALL.map((method) => [method, answered[method as Method] ?? refuse])) as Routes;
}

/** The handlers of a path that needs a SCIM token. Without admission, callers learn nothing about what they sent. */
export function scim(path: string, handlers: Partial<Record<Method, Handler>>): Routes {
  const answering =
    (handle: Handler): Route =>
    (request, args) =>
      watched(path, request, async (call) => {
        const ctx = await admitProvider(bearerToken(request), call.requestId);
        call.admission = { ctx };
        return outcome(ctx, path, request, async () => {
          refuseVersions(request);
          const query = queryOfUrl(request.url);
          const body = WITH_BODY.includes(request.method) ? await readBody(request) : {};
          const { id = "" } = (await args.params) ?? {};
          refuseUnstorable(id, "id");
          return toScimResponse(await handle(ctx, { id, query, body }));
        });
      });
  const entries = Object.entries(handlers).map(([method, handle]) => [method, answering(handle)]);
  return routes(path, Object.fromEntries(entries));
}

/** The handlers of a public document. */
export const scimDocument = (path: string, make: (id: string, request: Request) => Record<string, unknown>): Routes =>
  routes(path, {
    GET: (request, args) =>
      watched(path, request, async () => {
        // RFC 7644 §4: a client that filters must not take the whole document for what matched.
        if (new URL(request.url).searchParams.has("filter"))
          throw new AppError("forbidden", "This document can't be filtered.");
        const { id = "" } = (await args.params) ?? {};
        return toScimResponse({ status: 200, body: make(id, request) });
      }),
  });

/** All handlers of a path that doesn't exist: 404, or 501 for an optional feature. */
export const scimAbsent = (path: string, why: () => AppError): Routes => {
  const refuse: Route = (request) =>
    watched(path, request, async () => {
      throw why();
    });
  return Object.fromEntries(ALL.map((method) => [method, refuse])) as Routes;
};

/** Records the outcome of a call for the people who set up the provider. */
async function outcome(
  { workspaceId, actor }: Context,
  path: string,
  { method }: Request,
  work: () => Promise<Response>,
): Promise<Response> {
  const provider = actor.kind === "scim" ? actor.provider : "";
  try {
    const response = await work();
    void recordOutcome({ workspaceId, provider, method, path, status: response.status });
    return response;
  } catch (thrown) {
    const { status, body } = failureOf(asAppError(thrown));
    const { scimType, detail } = body;
    void recordOutcome({ workspaceId, provider, method, path, status, scimType, detail });
    throw thrown;
  }
}
