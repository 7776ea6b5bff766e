import type { ErrorKind } from "@/lib/core/errors";

/** How each kind of failure is told by this API. */
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

/** What each code means, for the reference. */
export const ERROR_MEANINGS: Record<Code, string> = {
  unauthorized: "The API key is missing, wrong or revoked.",
  invalid_api_key: "The token is of another kind, such as an assistant's connection.",
  plan_required: "Keys are part of the Pro, Team and Scale plans.",
  quota_exceeded: "An allowance of the plan is used up, or a launch has to be paid for.",
  forbidden: "The key is read-only, or the role does not allow this.",
  not_found: "It is not there, or not in this workspace; with 405, the address has no such method.",
  validation_failed:
    "The request is not valid, or a state does not allow it: `details` names where. 413 is a body that is too large, 415 one that is not JSON.",
  rate_limited: "More than 600 calls in a minute: `Retry-After` says when to come back.",
  internal: "A fault of ours, or, with 503, nobody can answer right now.",
};
