import { AppError, OUR_FAULT } from "@/lib/core/errors";
import { admitBearer } from "@/lib/http/caller/bearer";
import { endpointFor } from "@/lib/http/endpoint";
import { methodNotAllowedFor, notFoundFor, rawFor } from "@/lib/http/refusals";
import type { Surface } from "@/lib/http/surface";
import { ERROR_CODES, FAULT } from "./error-codes";

const surface: Surface = {
  name: "v1",
  prefix: "/v1",
  idempotency: true,
  alwaysTellsLimits: true,
  admit(request, { access }, requestId) {
    if (access === "person") throw new AppError("forbidden", "Only a signed-in person can do this.");
    return admitBearer(request, { requestId, writes: access === "write", metered: false });
  },
  failure(error) {
    const [status, code] = error ? ERROR_CODES[error.kind] : FAULT;
    const message = error?.message ?? OUR_FAULT;
    const details = error?.extra.problems;
    return { status, body: { error: { code, message, ...(details && { details }) } } };
  },
};

/** Makes a route handler of the v1 API from an operation and its implementation. */
export const v1 = endpointFor(surface);
/** Makes a route handler that isn't an operation of the contract. */
export const v1Raw = rawFor(surface);
/** The 405 answers of a v1 path. */
export const v1Others = methodNotAllowedFor(surface);
/** The 404 response for everything under /v1 that isn't an endpoint. */
export const v1NotFound = notFoundFor(surface);
