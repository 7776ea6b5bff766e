import { UploadPartCommand } from "@aws-sdk/client-s3";
import { config } from "@/lib/core/config";
import { storageClient } from "./client";
import { send } from "./send";

const TIMEOUT_MS = 30_000;
const SLOWEST_BYTES_PER_MS = 1_000;

type Part = { key: string; multipartId: string; partNumber: number };

/** Stores a part of a multipart upload, replacing an existing one; false if there is no such upload. */
export async function uploadPart({ key, multipartId, partNumber }: Part, bytes: Uint8Array): Promise<boolean> {
  const command = new UploadPartCommand({
    Bucket: config().S3_BUCKET,
    Key: key,
    UploadId: multipartId,
    PartNumber: partNumber,
    Body: bytes,
    ContentLength: bytes.byteLength,
  });
  const timeoutMs = TIMEOUT_MS + bytes.byteLength / SLOWEST_BYTES_PER_MS;
  return (await send((abortSignal) => storageClient().send(command, { abortSignal }), timeoutMs)) !== null;
}
