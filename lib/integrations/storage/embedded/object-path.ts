import { createHash } from "node:crypto";
import { join } from "node:path";
import { S3Error } from "./s3-error";

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/** Where an object is stored. Its name on disk is a hash of the key, so no key can lead out of `root`. */
export function objectPath(root: string, key: string): string {
  if (key.length > 512 || !KEY.test(key)) throw new S3Error(400, "InvalidURI", "The object key is not valid.");
  const name = createHash("sha256").update(key).digest("hex");
  return join(root, "objects", name.slice(0, 2), name);
}
