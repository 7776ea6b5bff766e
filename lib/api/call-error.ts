import { typeset } from "@/lib/core/typeset";

type Envelope = { error?: { code?: string; message?: string; requestId?: string; details?: unknown } };
type Problem = { path: string; message: string };

const [SIGNED_OUT, FORBIDDEN, NOT_FOUND, CONFLICT] = [401, 403, 404, 409];

/** A refused or failed call in a form for people: `message` is a typeset sentence, `requestId` is for support. */
export class CallError extends Error {
  override readonly name = "CallError";
  readonly problems: Problem[];
  constructor(
    message: string,
    readonly status = 0,
    readonly requestId?: string,
    problems: Problem[] = [],
  ) {
    super(typeset(message));
    this.problems = problems.map(({ path, message }) => ({ path, message: typeset(message) }));
  }

  static async from(response: Response): Promise<CallError> {
    const requestId = response.headers.get("x-request-id") ?? undefined;
    return CallError.of(await response.json().catch(() => ({})), response.status, requestId);
  }

  /** From the app API's error envelope, in a response or an event. */
  static of(envelope: unknown, status = 0, knownRequestId?: string): CallError {
    const { error } = envelope as Envelope;
    const message = error?.message ?? "Earshot isn't available right now. Try again in a moment.";
    const problems = Array.isArray(error?.details) ? error.details : [];
    return new CallError(message, status, error?.requestId ?? knownRequestId, problems);
  }

  /** Whether the session has ended: the page stays as it is, so that nothing typed in it is lost. */
  static isSignedOut(thrown: unknown): boolean {
    return thrown instanceof CallError && thrown.status === SIGNED_OUT;
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

  /** The message of anything thrown, for a toast or a callout. */
  static sentence(thrown: unknown): string {
    if (CallError.isSignedOut(thrown)) return "You are signed out. Sign in again in another tab, then try again here.";
    return thrown instanceof CallError ? thrown.message : "Something went wrong in the page. Reload it and try again.";
  }
}
