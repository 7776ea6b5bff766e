import { AppError, type ErrorKind } from "@/lib/core/errors";
import { admitBearer } from "@/lib/http/bearer";
import { endpointFor } from "@/lib/http/endpoint";
import { methodNotAllowedFor, notFoundFor, rawFor } from "@/lib/http/refusals";
import type { Surface } from "@/lib/http/surface";

const CODES = {
  invalid: [422, "validation_failed"],
  conflict: [422, "validation_failed"],
  too_large: [413, "validation_failed"],
  unsupported_media: [415, "validation_failed"],
  unauthenticated: [401, "unauthorized"],
  wrong_token: [401, "invalid_api_key"],
  plan_required: [402, "plan_required"],
  allowance_used: [402, "quota_exceeded"],
  forbidden: [403, "forbidden"],
  not_found: [404, "not_found"],
  method_not_allowed: [405, "not_found"],
  rate_limited: [429, "rate_limited"],
  calls_used_up: [429, "rate_limited"],
  unavailable: [503, "internal"],
} as const satisfies Record<ErrorKind, readonly [number, string]>;

const surface: Surface = {
  name: "v1",
  prefix: "/v1",
  idempotency: true,
  alwaysTellsLimits: true,
  admit(request, access, requestId) {
    if (access === "person") throw new AppError("forbidden", "Only a signed-in person can do this.");
    return admitBearer(request, { requestId, writes: access === "write", metered: false });
  },
  failure(error) {
    const [status, code] = error ? CODES[error.kind] : [500, "internal"];
    const message = error?.message ?? "Something went wrong on our side. The X-Request-Id header names this call.";
    const details = error?.extra.problems;
    return { status, body: { error: { code, message, ...(details && { details }) } } };
  },
};

/** Makes a route handler of the v1 API from an operation and what it does. */
export const v1 = endpointFor(surface);
/** Makes a route handler of what is no operation of the contract. */
export const v1Raw = rawFor(surface);
/** The 405 answers of a v1 path. */
export const v1Others = methodNotAllowedFor(surface);
/** The 404 answer of everything under /v1 that is no endpoint. */
export const v1NotFound = notFoundFor(surface);
