import { PAGE_OF } from "@/lib/core/page-of";
import { CallError } from "./call-error";

/**
 * Whose page this is, as its frame says; nobody's, as that of the sign-in, has none. All tabs share one session, which
 * may have become another one's in another tab.
 */
function ownerOfPage(): Record<string, string> {
  const frame = typeof document === "undefined" ? null : document.querySelector<HTMLElement>("[data-page-of]");
  const owner = frame?.dataset.pageOf;
  return owner ? { [PAGE_OF]: owner } : {};
}

type Init = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/**
 * `fetch` that throws a `CallError` with a sentence if the server can't be reached. What the caller stops throws its
 * reason.
 */
export function reach(url: string, init: Init = {}): Promise<Response> {
  const headers = { ...init.headers, ...ownerOfPage() };
  const sent = Object.keys(headers).length > 0 ? { ...init, headers } : init;
  return fetch(url, sent).catch((cause: unknown) => {
    throw init.signal?.aborted
      ? cause
      : new CallError("Earshot can't be reached. Check your connection and try again.");
  });
}
