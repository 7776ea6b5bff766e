import { S3Error } from "./s3-error";

/** The announced length of a body; throws S3Error 411. */
export function lengthOf(headers: Headers): number {
  const length = headers.get("content-length") ?? "";
  if (!/^\d{1,15}$/.test(length)) throw new S3Error(411, "MissingContentLength", "A Content-Length is required.");
  return Number(length);
}
