import type { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, PutObjectCommand } from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { config } from "@/lib/core/config";
import { notFound } from "@/lib/core/errors";
import { storageClient } from "./client";
import { contentDisposition } from "./content-disposition";
import { send } from "./send";

const TIMEOUT_MS = 10_000;
const SLOWEST_BYTES_PER_MS = 1_000;

const object = (key: string) => ({ Bucket: config().S3_BUCKET, Key: key });

type Upload = { key: string; contentType: string; sizeBytes: number; expiresInSeconds: number };

/**
 * A URL that accepts one PUT of exactly this type and length; `headers` must be sent with it. The length is signed too,
 * but every client sends it by itself, and browsers let no script set it.
 */
export async function presignUpload(upload: Upload): Promise<{ url: string; headers: Record<string, string> }> {
  const { key, contentType, sizeBytes, expiresInSeconds: expiresIn } = upload;
  const command = new PutObjectCommand({ ...object(key), ContentType: contentType, ContentLength: sizeBytes });
  const signableHeaders = new Set(["host", "content-type", "content-length"]);
  const url = await getSignedUrl(storageClient(), command, { expiresIn, signableHeaders });
  return { url, headers: { "content-type": contentType } };
}

type Download = { key: string; fileName: string; contentType: string; inline: boolean; expiresInSeconds: number };

/**
 * A URL for GET, including ranges. `inline` is honored for audio, video and pictures; everything else is downloaded.
 */
export function presignDownload(download: Download): Promise<string> {
  const { key, fileName, contentType, inline, expiresInSeconds: expiresIn } = download;
  const command = new GetObjectCommand({
    ...object(key),
    ResponseContentType: contentType,
    ResponseContentDisposition: contentDisposition(fileName, contentType, inline),
  });
  return getSignedUrl(storageClient(), command, { expiresIn });
}

type ObjectInfo = { sizeBytes: number; contentType: string; etag: string };

/** What is stored under a key, or null. */
export async function head(key: string): Promise<ObjectInfo | null> {
  const command = new HeadObjectCommand(object(key));
  const found = await send((abortSignal) => storageClient().send(command, { abortSignal }), TIMEOUT_MS);
  if (!found) return null;
  return { sizeBytes: found.ContentLength ?? 0, contentType: found.ContentType ?? "", etag: found.ETag ?? "" };
}

/** Streams an object, or its bytes `start` to `end` (inclusive). The caller reads it to its end or destroys it. */
export async function open(key: string, range?: { start: number; end: number }): Promise<Readable> {
  const command = new GetObjectCommand({ ...object(key), Range: range && `bytes=${range.start}-${range.end}` });
  const found = await send((abortSignal) => storageClient().send(command, { abortSignal }), TIMEOUT_MS);
  if (!found) throw notFound("File");
  return found.Body as Readable;
}

/** Stores bytes under a key, replacing what was there. */
export async function put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
  const command = new PutObjectCommand({
    ...object(key),
    Body: bytes,
    ContentType: contentType,
    ContentLength: bytes.byteLength,
  });
  const timeoutMs = TIMEOUT_MS + bytes.byteLength / SLOWEST_BYTES_PER_MS;
  await send((abortSignal) => storageClient().send(command, { abortSignal }), timeoutMs);
}

/** Removes an object; a missing one is no error, so it is safe to repeat. */
export async function remove(key: string): Promise<void> {
  const command = new DeleteObjectCommand(object(key));
  await send((abortSignal) => storageClient().send(command, { abortSignal }), TIMEOUT_MS);
}
