import { S3Error } from "./s3-error";

const brokenOff = () => {
  throw new S3Error(400, "IncompleteBody", "The upload broke off.");
};

/**
 * The chunks of a request's body. A sender that is silent for `idleMs` is given up: the body then ends short. Who leaves
 * the loop early leaves the rest to `finishBodies`: to cancel it would destroy the request, and nobody could read it.
 */
export async function* requestBody(
  stream: ReadableStream<Uint8Array> | null,
  idleMs = 60_000,
): AsyncGenerator<Uint8Array> {
  if (!stream) return;
  const reader = stream.getReader();
  const stop = () => reader.cancel().catch(() => undefined);
  const idle = setTimeout(stop, idleMs);
  try {
    while (true) {
      idle.refresh();
      const { done, value } = await reader.read().catch(brokenOff);
      if (done) return;
      yield value;
    }
  } finally {
    clearTimeout(idle);
    reader.releaseLock();
  }
}
