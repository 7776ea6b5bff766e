import { CopyObjectCommand } from "@aws-sdk/client-s3";
import { config } from "@/lib/core/config";
import { patientStorageClient } from "./client";
import { send } from "./send";

/** S3 copies up to 5 GB in one call, and accepts no more in the single PUT whose bytes are copied here. */
const TIMEOUT_MS = 300_000;

type Copy = { from: string; to: string; etag: string };

/** Copies an object at the store; false if it is gone or no longer has this ETag. */
export async function copy({ from, to, etag }: Copy): Promise<boolean> {
  const Bucket = config().S3_BUCKET;
  const command = new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}`, CopySourceIfMatch: etag });
  return (await send((abortSignal) => patientStorageClient().send(command, { abortSignal }), TIMEOUT_MS)) !== null;
}
