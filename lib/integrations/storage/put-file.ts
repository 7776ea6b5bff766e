import { createReadStream } from "node:fs";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { config } from "@/lib/core/config";
import { storageClient } from "./client";
import { send } from "./send";

const LEAST_MS = 30_000;
const SLOWEST_BYTES_PER_MS = 1_000;

type LocalFile = { path: string; sizeBytes: number };

/** Stores a file from this machine's disk, read as it is sent. */
export async function putFile(key: string, { path, sizeBytes }: LocalFile, contentType: string): Promise<void> {
  const body = createReadStream(path);
  const object = { Bucket: config().S3_BUCKET, Key: key, ContentType: contentType, ContentLength: sizeBytes };
  const command = new PutObjectCommand({ ...object, Body: body });
  try {
    const timeoutMs = LEAST_MS + sizeBytes / SLOWEST_BYTES_PER_MS;
    await send((abortSignal) => storageClient().send(command, { abortSignal }), timeoutMs);
  } finally {
    body.destroy();
  }
}
