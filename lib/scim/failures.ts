import { type AppError, type ErrorKind, OUR_FAULT } from "@/lib/core/errors";
import { ERROR_URN } from "./urns";
import { SCIM_TYPES, type ScimType } from "./words";

const STATUSES = {
  invalid: 400,
  unsupported_media: 400,
  unauthenticated: 401,
  wrong_token: 401,
  plan_required: 403,
  allowance_used: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  rate_limited: 429,
  calls_used_up: 429,
  unavailable: 503,
} as const satisfies Record<ErrorKind, number>;

/** A precondition on a version, of which we keep none (RFC 7644 §3.14), and optional features (§3.7, §3.11). */
const BY_REASON: Record<string, number> = { versions: 412, not_implemented: 501 };

const isScimType = (reason: string | undefined): reason is ScimType => SCIM_TYPES.some((one) => one === reason);

function typeOf({ kind, extra: { reason } }: AppError): ScimType | undefined {
  if (isScimType(reason)) return reason;
  if (kind === "conflict") return "uniqueness";
  return kind === "invalid" && reason === undefined ? "invalidValue" : undefined;
}

type Envelope = { schemas: string[]; status: string; scimType: ScimType | undefined; detail: string };

/** The error envelope (RFC 7644 §3.12), in which `status` is a string. `null` is a bug of ours. */
export function failureOf(error: AppError | null): { status: number; body: Envelope } {
  const status = error ? (BY_REASON[error.extra.reason ?? ""] ?? STATUSES[error.kind]) : 500;
  const scimType = error ? typeOf(error) : undefined;
  const body = { schemas: [ERROR_URN], status: String(status), scimType, detail: error?.message ?? OUR_FAULT };
  return { status, body };
}
