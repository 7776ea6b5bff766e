import { type FileHandle, open } from "node:fs/promises";
import { decodeHeader, HEADER_BYTES, type ObjectHeader } from "./object-header";
import { objectPath } from "./object-path";
import { S3Error } from "./s3-error";

/** Header and content come from one open file, so an overwrite meanwhile cannot mix them. The caller closes it. */
export async function openObject(root: string, key: string): Promise<{ header: ObjectHeader; file: FileHandle }> {
  const file = await open(objectPath(root, key), "r").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOENT" ? new S3Error(404, "NoSuchKey", "There is no such object.") : error;
  });
  try {
    const page = Buffer.alloc(HEADER_BYTES);
    await file.read(page, 0, HEADER_BYTES, 0);
    return { header: decodeHeader(page), file };
  } catch (error) {
    await file.close();
    throw error;
  }
}
