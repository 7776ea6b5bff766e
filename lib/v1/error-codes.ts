import type { ErrorKind } from "@/lib/core/errors";

/** How this API reports each kind of failure. */
export const ERROR_CODES = {
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

/** A fault of ours. */
export const FAULT = [500, "internal"] as const;

type Code = (typeof ERROR_CODES)[ErrorKind][1] | (typeof FAULT)[1];

/** The meaning of each code, for the reference. */
export const ERROR_MEANINGS: Record<Code, string> = {
  unauthorized: "The API key is missing, wrong, or revoked.",
  invalid_api_key: "The token is of another kind, such as an MCP connection's.",
  plan_required: "API keys require the Pro, Team, or Scale plan.",
  quota_exceeded: "An allowance of the plan is used up, or a launch has to be paid for.",
  forbidden: "The key is read-only, or the role does not allow this.",
  not_found: "It does not exist, or it is not in this workspace; with 405, the path does not support the method.",
  validation_failed:
    "The request is not valid, or a state does not allow it; `details` says where. 413 means that the body is too large, and 415 that it is not JSON.",
  rate_limited: "More than 600 calls in one minute. `Retry-After` says when to retry.",
  internal: "Something went wrong on our side or, with 503, this is not available right now.",
};
