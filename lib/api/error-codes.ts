import type { ErrorKind } from "@/lib/core/errors";

/** How this API reports each kind of failure. */
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

/** The meaning of each code, for the reference. */
export const ERROR_MEANINGS: Record<Code, string> = {
  bad_request:
    "The request is not valid; correct what `details` names. 405 means that the path does not support the method, 413 that the body is too large, and 415 that it is not sent as JSON.",
  unauthorized:
    "The API key is missing, wrong, revoked, or of another kind. Create another one in Settings, under API & MCP.",
  payment_required:
    "The plan does not include this, its allowance is used up, or something has to be paid first; the message says which.",
  forbidden: "The key is read-only, or the role does not allow this. Use a key that can write, of an admin or member.",
  not_found: "It does not exist, or it is in another workspace than the key.",
  conflict:
    "Its state does not allow this, or has changed, such as the total of a launch. Read it again, then decide again.",
  rate_limited:
    "Too many calls in one minute: wait as many seconds as `Retry-After` says. Or the month's calls are used up: `details.resetsAt` says until when.",
  unavailable: "This is not available right now. Send it again later.",
  internal: "Something went wrong on our side. Quote the `requestId` if you report it.",
};
