import type { ErrorKind } from "@/lib/core/errors";

/** How each kind of failure is told by this API. */
export const ERROR_CODES = {
  invalid: [400, "bad_request"],
  too_large: [413, "bad_request"],
  unsupported_media: [415, "bad_request"],
  unauthenticated: [401, "unauthorized"],
  wrong_token: [401, "unauthorized"],
  plan_required: [402, "payment_required"],
  allowance_used: [402, "payment_required"],
  forbidden: [403, "forbidden"],
  not_found: [404, "not_found"],
  method_not_allowed: [405, "bad_request"],
  conflict: [409, "conflict"],
  rate_limited: [429, "rate_limited"],
  calls_used_up: [429, "rate_limited"],
  unavailable: [503, "unavailable"],
} as const satisfies Record<ErrorKind, readonly [number, string]>;

/** A fault of ours. */
export const FAULT = [500, "internal"] as const;

type Code = (typeof ERROR_CODES)[ErrorKind][1] | (typeof FAULT)[1];

/** What each code means, for the reference. */
export const ERROR_MEANINGS: Record<Code, string> = {
  bad_request:
    "The request is not valid: `details` names where. 405 is a method that the address does not have, 413 a body that is too large, 415 one that is not JSON.",
  unauthorized: "There is no key, or it is wrong, revoked or of another kind.",
  payment_required: "The plan does not include this, its allowance is used up, or something has to be paid first.",
  forbidden: "The key is read-only, or the role does not allow this.",
  not_found: "It is not there, or not in this workspace.",
  conflict: "Its state does not allow this, or has changed, such as a launch's total.",
  rate_limited:
    "Too many calls in a minute, or the month's are used up: `Retry-After`, and `details.resetsAt` for the month, say until when.",
  unavailable: "Nobody can answer this right now.",
  internal: "A fault of ours: quote the `requestId`.",
};
