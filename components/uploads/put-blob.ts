import { CallError } from "@/lib/api/client/call-error";

type Target = { url: string; headers?: Record<string, string> };

/** Nothing was sent for this long: the connection is dead without saying so. */
const SILENCE_MS = 60_000;

/**
 * Sends a blob with one PUT. `fetch` doesn't report an upload's progress, hence XMLHttpRequest; `onSent` receives
 * bytes. Throws `CallError`: with status 0 if the connection broke, with the store's status if it refused.
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
      // The browser sets the length itself and doesn't allow setting it.
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

const STORE_FULL = 507;

/** S3 asks clients to repeat what it answered with a 500. */
const refusal = (status: number) =>
  status === STORE_FULL
    ? new CallError("There is no space left in file storage for this file.", status)
    : new CallError("File storage refused the file. Try again.", status === 500 ? 503 : status);
