import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { S3Error } from "./s3-error";

const ALGORITHM = "AWS4-HMAC-SHA256";
const PAYLOAD = "UNSIGNED-PAYLOAD";
const LONGEST_EXPIRY_SECONDS = 7 * 24 * 3600;
const CLOCK_SKEW_MS = 15 * 60_000;

type PresignedRequest = {
  method: string;
  /** Path of the URL as the browser has it, percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
};

type Signer = { host: string; region: string; accessKeyId: string; secretAccessKey: string };

const refused = () => new S3Error(403, "SignatureDoesNotMatch", "The signature of this link is not valid.");
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const byName = ([a]: [string, string], [b]: [string, string]) => (a < b ? -1 : a > b ? 1 : 0);

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort(byName)
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

/** Milliseconds of a stamp like `20261120T140000Z`, or NaN. */
const signedAtMs = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/**
 * Checks a presigned URL and returns the names of the headers that it signs; throws S3Error 403. Source: S3 API
 * reference, "Authenticating Requests: Using Query Parameters (AWS Signature Version 4)".
 */
export function verifyPresigned(request: PresignedRequest, signer: Signer): Set<string> {
  const part = (name: string) => request.query.get(`X-Amz-${name}`) ?? "";
  if (part("Algorithm") !== ALGORITHM) throw new S3Error(403, "AccessDenied", "This address needs a signed link.");
  const stamp = part("Date");
  const scope = `${stamp.slice(0, 8)}/${signer.region}/s3/aws4_request`;
  const signedHeaders = part("SignedHeaders").split(";");
  if (part("Credential") !== `${signer.accessKeyId}/${scope}` || !signedHeaders.includes("host")) throw refused();

  // The host is the configured one: what a proxy or caller says is never trusted.
  const headerValue = (name: string) => (name === "host" ? signer.host : (request.headers.get(name) ?? ""));
  const headerLines = signedHeaders
    .map((name) => `${name}:${headerValue(name).trim().replace(/\s+/g, " ")}\n`)
    .join("");
  const canonical = [
    request.method,
    request.path,
    canonicalQuery(request.query),
    headerLines,
    signedHeaders.join(";"),
    PAYLOAD,
  ].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${signer.secretAccessKey}`);
  const expected = hmac(key, [ALGORITHM, stamp, scope, sha256(canonical)].join("\n"));
  const given = Buffer.from(part("Signature"), "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw refused();

  const sinceMs = Date.now() - signedAtMs(stamp);
  const expiresInSeconds = Number(part("Expires"));
  const lasting = expiresInSeconds > 0 && expiresInSeconds <= LONGEST_EXPIRY_SECONDS;
  if (!lasting || !(sinceMs >= -CLOCK_SKEW_MS && sinceMs <= expiresInSeconds * 1000)) {
    throw new S3Error(403, "AccessDenied", "This link has expired.");
  }
  return new Set(signedHeaders);
}
