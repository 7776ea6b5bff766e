import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { S3Error } from "../s3-error";
import { sweepHourly } from "../sweep-stale";
import { syncDirectory } from "../sync-directory";

/** Longer than any upload that can still be completed: an older one has no database row. */
const STALE_MS = 8 * 24 * 3600_000;
const RECORD = "upload.json";
const Recorded = z.object({ key: z.string(), contentType: z.string() });

export const noSuchUpload = () => new S3Error(404, "NoSuchUpload", "There is no such upload in parts.");

/** Each upload has a directory of its own: parts are in it under their numbers, and removing it ends the upload. */
export function multipartPath(root: string, uploadId: string): string {
  if (!/^[0-9a-f]{32}$/.test(uploadId)) throw noSuchUpload();
  return join(root, "multipart", uploadId);
}

export async function beginMultipart(root: string, upload: z.input<typeof Recorded>): Promise<string> {
  const uploadId = randomBytes(16).toString("hex");
  const path = multipartPath(root, uploadId);
  await mkdir(path, { recursive: true });
  await sweepHourly(join(root, "multipart"), STALE_MS);
  await writeFile(join(path, RECORD), JSON.stringify(upload), { flush: true });
  await syncDirectory(join(root, "multipart"));
  return uploadId;
}

/** Throws S3Error 404 unless an upload of exactly this key is open. */
export async function requireMultipart(
  root: string,
  key: string,
  uploadId: string,
): Promise<z.output<typeof Recorded>> {
  const text = await readFile(join(multipartPath(root, uploadId), RECORD), "utf8").catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === "ENOENT" ? noSuchUpload() : error;
    },
  );
  const recorded = Recorded.parse(JSON.parse(text));
  if (recorded.key !== key) throw noSuchUpload();
  return recorded;
}

/** The record goes first: from then on the upload doesn't exist, whatever a crash leaves of its parts. */
export async function endMultipart(root: string, uploadId: string): Promise<void> {
  const path = multipartPath(root, uploadId);
  await rm(join(path, RECORD), { force: true });
  await rm(path, { recursive: true, force: true, maxRetries: 3 });
}
