import { S3ServiceException } from "@aws-sdk/client-s3";
import { AppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";

/**
 * GET returns the first, HEAD, which has no body for it, the second, and copying an object that has changed the third.
 * A missing bucket is a fault, not an absence.
 */
const MISSING = new Set(["NoSuchKey", "NotFound", "NoSuchUpload", "PreconditionFailed"]);

/** The store can't be reached, doesn't answer as it should, or is full; `why` says which in a sentence. */
export class StoreAway extends AppError {
  readonly why: string;
  constructor(why: string, then: string, extra: { retryAfterSeconds: number; cause: unknown }) {
    super("unavailable", `${why} ${then}`, extra);
    this.why = why;
  }
}

const away = (cause: unknown) =>
  new StoreAway("File storage is not responding right now.", "Try again in a moment.", { retryAfterSeconds: 5, cause });

/** S3 itself never is; MinIO and the embedded store answer 507, Ceph that its quota is used up. */
const isFull = (error: unknown) =>
  error instanceof S3ServiceException && (error.$metadata.httpStatusCode === 507 || error.name === "QuotaExceeded");

const full = (cause: unknown) =>
  new StoreAway("There is no space left in file storage.", "Try again when some has been made.", {
    retryAfterSeconds: 60,
    cause,
  });

const isMissing = (error: unknown) => error instanceof S3ServiceException && MISSING.has(error.name);

/**
 * Runs one call of the store with a time limit for its response (a body that follows is limited by the client's idle
 * timeout). A missing object is null; every other failure is `unavailable`.
 */
export async function send<T>(call: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T | null> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`The file store did not answer within ${timeoutMs} ms.`);
      abort.abort(error);
      reject(error);
    }, timeoutMs);
  });
  try {
    return await Promise.race([call(abort.signal), timedOut]);
  } catch (error) {
    if (isMissing(error)) return null;
    log().error({ err: error }, isFull(error) ? "the file store is full" : "the file store did not answer");
    throw isFull(error) ? full(error) : away(error);
  } finally {
    clearTimeout(timer);
  }
}
