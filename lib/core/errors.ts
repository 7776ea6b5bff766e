/** Every way an act can fail. Each surface maps all of them to its own envelope, exhaustively by type. */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "wrong_token"
  | "plan_required"
  | "allowance_used"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "too_large"
  | "unsupported_media"
  | "rate_limited"
  | "calls_used_up"
  | "unavailable";

/** What is left of the rolling minute and, where calls are metered, of the calendar month. */
export type Limits = {
  minute: { limit: number; remaining: number; resetsInSeconds: number };
  month?: { limit: number; remaining: number };
};

/** A problem with one part of a request; a stale price comes with the current one. */
export type Problem = { path: string; message: string; currentTotalCents?: number };

type Extra = {
  /** A protocol's own code for the failure, such as a SCIM scimType or an OAuth error. */
  reason?: string;
  problems?: Problem[];
  retryAfterSeconds?: number;
  /** When a used-up monthly allowance resets. */
  resetsAt?: Date;
  /** The methods that the path supports, for the Allow header. */
  allow?: readonly string[];
  /** What is left of the caller's limits, for the headers of a refusal. */
  limits?: Limits;
  cause?: unknown;
};

/** A failure that the caller may know about: `message` is one plain sentence without internals. */
export class AppError extends Error {
  override readonly name = "AppError";
  constructor(
    readonly kind: ErrorKind,
    message: string,
    readonly extra: Extra = {},
  ) {
    super(message, { cause: extra.cause });
  }
}

/** What a caller learns of a bug of ours, on surfaces whose errors have no field for the request id. */
export const OUR_FAULT = "Something went wrong on our side. The X-Request-Id header identifies this call.";

/** A missing row and another workspace's row get the same answer. */
export const notFound = (what: string) => new AppError("not_found", `${what} not found.`);

/** Refuses one field, by its path in the request: `guide.sections.0.title`. */
export const invalid = (path: string, message: string) =>
  new AppError("invalid", message, { problems: [{ path, message }] });
