import { CallError } from "./call-error";

/**
 * `fetch` that throws a `CallError` with a sentence if the server can't be reached. What the caller stops throws its
 * reason.
 */
export const reach = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, init).catch((cause: unknown) => {
    throw init.signal?.aborted
      ? cause
      : new CallError("Earshot can't be reached. Check your connection and try again.");
  });
