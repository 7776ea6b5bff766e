import { counted } from "@/lib/core/text/counted";
import { typeset } from "@/lib/core/text/typeset";
import { retryAfterMs } from "@/lib/core/time/retry-after";

type Envelope = { error?: { code?: string; message?: string; requestId?: string; details?: unknown } };
type Problem = { path: string; message: string };

const [SIGNED_OUT, FORBIDDEN, NOT_FOUND, CONFLICT, TOO_MANY] = [401, 403, 404, 409, 429];
const UNAVAILABLE = "Earshot isn't available right now. Try again in a moment.";

function waitOf(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds <= 60 ? counted(seconds, "second") : counted(Math.ceil(seconds / 60), "minute");
}

/** What was refused as too much is told with how long to wait, in place of "a moment". */
const withWait = (message: string, ms: number) =>
  `${message.replace(/\s*(Wait|Try)\b[^.]*\.$/, "")} Try again in ${waitOf(ms)}.`;

/** The API's own sentence asks for a request id, which no page shows. */
const ourFault = (reference: string) =>
  `Something went wrong on our side. Try again. If it keeps happening, report it with the reference ${reference}.`;

/** A link for a new tab, since this one keeps what was typed. */
export type WayBack = { label: string; href: string };

/** Whether the session is now another person's, or in another workspace, than the page. */
const isElsewhere = (thrown: unknown): boolean => thrown instanceof CallError && thrown.problems.length > 0;

/** A refused or failed call in a form for people: `message` is a typeset sentence, `requestId` is for support. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly problems: Problem[];
  constructor(
    message: string,
    readonly status = 0,
    readonly requestId?: string,
    problems: Problem[] = [],
    /** How long the server asks to wait before the call is repeated. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(typeset(message));
    this.problems = problems.map(({ path, message }) => ({ path, message: typeset(message) }));
  }

  static async from(response: Response): Promise<CallError> {
    const requestId = response.headers.get("x-request-id") ?? undefined;
    const { status } = response;
    const error = CallError.of(await response.json().catch(() => ({})), status, requestId);
    const wait = retryAfterMs(response.headers.get("retry-after"));
    if (!wait) return error;
    // A proxy has no words of ours.
    const reason = error.message === typeset(UNAVAILABLE) ? "Too many requests." : error.message;
    const message = status === TOO_MANY ? withWait(reason, wait) : error.message;
    return new CallError(message, status, error.requestId, error.problems, wait);
  }

  /** From the app API's error envelope, in a response or an event. */
  static of(envelope: unknown, status = 0, knownRequestId?: string): CallError {
    const { error } = envelope as Envelope;
    const reference = error?.requestId ?? knownRequestId;
    const isOurFault = error?.code === "internal" && reference;
    const message = isOurFault ? ourFault(reference) : (error?.message ?? UNAVAILABLE);
    const problems = Array.isArray(error?.details) ? error.details : [];
    return new CallError(message, status, reference, problems);
  }

  /** Whether the session has ended, or is no longer the page's: the page stays as it is, so that nothing typed in it is lost. */
  static isSignedOut(thrown: unknown): thrown is CallError {
    return thrown instanceof CallError && thrown.status === SIGNED_OUT;
  }

  /** Where to sign in again, or to switch back to the page's person or workspace; null if that isn't what it takes. */
  static wayBack(thrown: unknown): WayBack | null {
    if (!CallError.isSignedOut(thrown)) return null;
    return isElsewhere(thrown) ? { label: "Open Earshot", href: "/" } : { label: "Sign in", href: "/sign-in" };
  }

  /** Whether one's role, or its latest change, doesn't allow this. */
  static isForbidden(thrown: unknown): boolean {
    return thrown instanceof CallError && thrown.status === FORBIDDEN;
  }

  /** Whether the resource doesn't exist, or no longer does. */
  static isNotFound(thrown: unknown): thrown is CallError {
    return thrown instanceof CallError && thrown.status === NOT_FOUND;
  }

  /** Whether it has changed meanwhile, or its state doesn't allow this. */
  static isConflict(thrown: unknown): thrown is CallError {
    return thrown instanceof CallError && thrown.status === CONFLICT;
  }

  /**
   * Whether the page shows something that is no longer so: somebody changed or deleted it in the meantime, or changed
   * one's own role.
   */
  static isOutdated(thrown: unknown): boolean {
    return thrown instanceof CallError && [FORBIDDEN, NOT_FOUND, CONFLICT].includes(thrown.status);
  }

  /** How long to wait before the call is repeated: `usualMs`, or longer if the server asks for it. */
  static waitMs(thrown: unknown, usualMs: number): number {
    return Math.max(usualMs, thrown instanceof CallError ? (thrown.retryAfterMs ?? 0) : 0);
  }

  /** The message of anything thrown, for a toast or a callout. */
  static sentence(thrown: unknown): string {
    if (CallError.isSignedOut(thrown) && !isElsewhere(thrown))
      return "You are signed out. Sign in again in another tab, then try again here.";
    return thrown instanceof CallError ? thrown.message : "Something went wrong in the page. Reload it and try again.";
  }
}
