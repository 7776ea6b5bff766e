import { S3Error } from "./s3-error";

type ByteRange = { start: number /** Inclusive. */; end: number };

/**
 * One range of a `Range` header, or null for the whole object; throws 416. Several ranges and malformed ones are
 * ignored, as RFC 9110 §14.2 allows.
 */
export function byteRange(header: string | null, sizeBytes: number): ByteRange | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  const start = first === "" ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const end = first === "" || last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (first !== "" && last !== "" && Number(last) < start) return null;
  if (start > end) {
    throw new S3Error(416, "InvalidRange", "The range is outside the object.", {
      "content-range": `bytes */${sizeBytes}`,
    });
  }
  return { start, end };
}
