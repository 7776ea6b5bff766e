type Target = { url: string; method: string; headers: Record<string, string> };

/** `fetch` tells nothing of an upload's progress, hence XMLHttpRequest. `onProgress` gets 0 to 1. */
export function putFile(
  file: File,
  target: Target,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(target.headers)) {
      // The browser sets the length itself and refuses to be told.
      if (name.toLowerCase() !== "content-length") request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve() : reject(new Error("The file store refused the file. Try again."));
    request.onerror = () => reject(new Error("The connection broke while the file was on its way. Try again."));
    request.onabort = () => reject(new DOMException("The upload was stopped.", "AbortError"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
