import { CallError } from "@/lib/api/call-error";

type Target = { url: string; headers?: Record<string, string> };

/** A connection that is dead without saying so: nothing went out for so long. */
const SILENCE_MS = 60_000;

/**
 * One PUT of a blob. `fetch` tells nothing of an upload's progress, hence XMLHttpRequest; `onSent` gets bytes. Throws
 * `CallError`: of status 0 when the connection broke, of the store's status when it refused.
 */
export function putBlob(
  blob: Blob,
  { url, headers = {} }: Target,
  onSent: (bytes: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const broken = () => reject(new CallError("The connection dropped during the upload. Try again."));
    let silence: ReturnType<typeof setTimeout>;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENCE_MS);
    };
    request.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) {
      // The browser sets the length itself and refuses to be told.
      if (name.toLowerCase() !== "content-length") request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded }) => {
      heard();
      onSent(loaded);
    };
    request.onload = () => (request.status < 300 ? resolve() : reject(refusal(request.status)));
    request.onerror = broken;
    request.onabort = () => (signal.aborted ? reject(signal.reason) : broken());
    const stop = () => request.abort();
    request.onloadend = () => {
      clearTimeout(silence);
      signal.removeEventListener("abort", stop);
    };
    if (signal.aborted) return reject(signal.reason);
    signal.addEventListener("abort", stop);
    heard();
    request.send(blob);
  });
}

/** S3 asks to repeat what it answered 500 to. */
const refusal = (status: number) =>
  new CallError("File storage refused the file. Try again.", status === 500 ? 503 : status);
