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
  unauthorized: "The API key is missing, wrong, or revoked. Create another one in Settings, under API & MCP.",
  invalid_api_key: "The token is of another kind, such as an MCP connection's. Send an API key.",
  plan_required: "API keys require the Pro, Team, or Scale plan. They work again once the plan is upgraded.",
  quota_exceeded:
    "An allowance of the plan is used up, or a launch has to be paid for on the page that the message names.",
  forbidden: "The key is read-only, or the role does not allow this. Use a key that can write, of an admin or member.",
  not_found:
    "It does not exist, or it is in another workspace than the key. 405 means that the path does not support the method; `Allow` lists those that it does.",
  validation_failed:
    "The request is not valid, or a state does not allow it; correct what `details` names. 413 means that the body is too large, and 415 that it is not sent as JSON.",
  rate_limited: "More than 600 calls in one minute. Wait as many seconds as `Retry-After` says, then send it again.",
  internal:
    "Something went wrong on our side: quote the `X-Request-Id` if you report it. With 503, this is not available right now; send it again later.",
};
