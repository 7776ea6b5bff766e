import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { asAppError } from "@/lib/http/answer/as-app-error";
import { admitBearer, bearerToken } from "@/lib/http/caller/bearer";
import { admitPerson } from "@/lib/http/caller/person";
import { endpointFor } from "@/lib/http/endpoint";
import { methodNotAllowedFor, notFoundFor, rawFor } from "@/lib/http/refusals";
import type { Surface } from "@/lib/http/surface";
import { ERROR_CODES, FAULT } from "./error-codes";

const surface: Surface = {
  name: "api",
  prefix: "/api",
  idempotency: false,
  alwaysTellsLimits: false,
  async admit(request, rule, requestId) {
    const { access } = rule;
    if (bearerToken(request) === null) return admitPerson(request, requestId, rule);
    if (access === "person") throw new AppError("forbidden", "Only a signed-in person can do this; API keys can't.");
    return admitBearer(request, { requestId, writes: access === "write", metered: true });
  },
  failure(error, requestId) {
    const [status, code] = error ? ERROR_CODES[error.kind] : FAULT;
    const message = error?.message ?? "Something went wrong on our side. Quote the request ID if you report it.";
    const { problems, resetsAt } = error?.extra ?? {};
    const details = problems ?? (resetsAt && { resetsAt: resetsAt.toISOString() });
    return { status, body: { error: { code, message, requestId, ...(details && { details }) } } };
  },
};

/** The error envelope as the last event of a started stream. */
export const failureEvent =
  (requestId: string) =>
  (thrown: unknown): unknown => {
    const error = asAppError(thrown);
    if (!error || error.kind === "unavailable") log().error({ requestId, err: thrown }, "a stream failed");
    return surface.failure(error, requestId).body;
  };

/** Makes a route handler of the app API from an operation and its implementation. */
export const api = endpointFor(surface);
/** Makes a route handler for a path with a protocol of its own; failures, log and metrics work as everywhere. */
export const apiRaw = rawFor(surface);
/** The 405 answers of an app API path. */
export const apiOthers = methodNotAllowedFor(surface);
/** The 404 response for everything under /api that isn't an endpoint. */
export const apiNotFound = notFoundFor(surface);
