type Envelope = { error?: { code?: string; message?: string; requestId?: string; details?: unknown } };
type Problem = { path: string; message: string };

/** A refused or failed call as a person may read it: `message` is a sentence, `requestId` what support asks for. */
export class CallError extends Error {
  override readonly name = "CallError";
  constructor(
    message: string,
    readonly status = 0,
    readonly requestId?: string,
    readonly problems: Problem[] = [],
  ) {
    super(message);
  }

  static async from(response: Response): Promise<CallError> {
    const { error } = (await response.json().catch(() => ({}))) as Envelope;
    const message = error?.message ?? "Earshot could not answer. Try again in a moment.";
    const requestId = error?.requestId ?? response.headers.get("x-request-id") ?? undefined;
    return new CallError(message, response.status, requestId, Array.isArray(error?.details) ? error.details : []);
  }

  /** The sentence of anything thrown, for a toast or a callout. */
  static sentence(thrown: unknown): string {
    return thrown instanceof CallError ? thrown.message : "Something went wrong in the page. Reload it and try again.";
  }
}
