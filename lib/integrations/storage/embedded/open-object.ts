import { objectPath } from "./object-path";
import { openStored, type StoredFile } from "./open-stored";
import { S3Error } from "./s3-error";

/** Opens the object of a key. The caller closes it. */
export async function openObject(root: string, key: string): Promise<StoredFile> {
  const stored = await openStored(objectPath(root, key));
  if (!stored) throw new S3Error(404, "NoSuchKey", "This object does not exist.");
  return stored;
}
