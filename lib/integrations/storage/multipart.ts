import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { config } from "@/lib/core/config";
import { patientStorageClient, storageClient } from "./client";
import { send } from "./send";

const TIMEOUT_MS = 10_000;
/** The embedded store copies the parts into one file; others may take long too. */
const JOIN_TIMEOUT_MS = 300_000;

export type StoredPart = { partNumber: number; sizeBytes: number; etag: string };
type Multipart = { key: string; multipartId: string };

const target = ({ key, multipartId }: Multipart) => ({ Bucket: config().S3_BUCKET, Key: key, UploadId: multipartId });

/** Starts a multipart object and returns its upload id. Nothing is stored under the key until it is joined. */
export async function createMultipart(key: string, contentType: string): Promise<string> {
  const command = new CreateMultipartUploadCommand({ Bucket: config().S3_BUCKET, Key: key, ContentType: contentType });
  const made = await send((abortSignal) => storageClient().send(command, { abortSignal }), TIMEOUT_MS);
  if (!made?.UploadId) throw new Error("The file store began no upload in parts.");
  return made.UploadId;
}

type Part = Multipart & { partNumber: number; sizeBytes: number; expiresInSeconds: number };

/** A URL that accepts one PUT of exactly this length as the part; a later PUT replaces the part. */
export function presignPart({ partNumber, sizeBytes, expiresInSeconds: expiresIn, ...multipart }: Part) {
  const command = new UploadPartCommand({ ...target(multipart), PartNumber: partNumber, ContentLength: sizeBytes });
  return getSignedUrl(storageClient(), command, { expiresIn, signableHeaders: new Set(["host", "content-length"]) });
}

/** The completely stored parts, in order; null once the upload is joined, aborted or unknown. */
export async function listParts(multipart: Multipart): Promise<StoredPart[] | null> {
  const parts: StoredPart[] = [];
  for (let after: string | undefined; ; ) {
    const command = new ListPartsCommand({ ...target(multipart), PartNumberMarker: after });
    const page = await send((abortSignal) => storageClient().send(command, { abortSignal }), TIMEOUT_MS);
    if (!page) return null;
    for (const { PartNumber: partNumber = 0, Size: sizeBytes = 0, ETag: etag = "" } of page.Parts ?? [])
      parts.push({ partNumber, sizeBytes, etag });
    if (!page.IsTruncated || !page.NextPartNumberMarker || page.NextPartNumberMarker === after) return parts;
    after = page.NextPartNumberMarker;
  }
}

/** Joins exactly these parts into the object, which appears at once and complete; false if there is no such upload. */
export async function completeMultipart(multipart: Multipart, parts: StoredPart[]): Promise<boolean> {
  const Parts = parts.map(({ partNumber: PartNumber, etag: ETag }) => ({ PartNumber, ETag }));
  const command = new CompleteMultipartUploadCommand({ ...target(multipart), MultipartUpload: { Parts } });
  return (await send((abortSignal) => patientStorageClient().send(command, { abortSignal }), JOIN_TIMEOUT_MS)) !== null;
}

/** Removes the parts; no error if they are gone. A joined object stays. */
export async function abortMultipart(multipart: Multipart): Promise<void> {
  const command = new AbortMultipartUploadCommand(target(multipart));
  await send((abortSignal) => storageClient().send(command, { abortSignal }), TIMEOUT_MS);
}
