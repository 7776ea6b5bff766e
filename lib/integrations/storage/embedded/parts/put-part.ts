import { join } from "node:path";
import { S3Error } from "../s3-error";
import { type Chunks, writeStored } from "../write-stored";
import { multipartPath, noSuchUpload, requireMultipart } from "./multipart";

const MOST_PARTS = 10_000;

type Part = { key: string; uploadId: string; partNumber: number; sizeBytes: number };

/** Stores a part completely or not at all, replacing an existing one. Returns its ETag. */
export async function putPart(root: string, part: Part, chunks: Chunks): Promise<string> {
  const { key, uploadId, partNumber, sizeBytes } = part;
  if (!Number.isInteger(partNumber) || partNumber < 1 || partNumber > MOST_PARTS)
    throw new S3Error(400, "InvalidArgument", "Parts are numbered from 1 to 10,000.");
  const { contentType } = await requireMultipart(root, key, uploadId);
  const target = join(multipartPath(root, uploadId), String(partNumber));
  // An upload that ends meanwhile takes its directory along.
  return writeStored(root, target, { key, contentType, sizeBytes }, chunks).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? noSuchUpload() : error;
  });
}
