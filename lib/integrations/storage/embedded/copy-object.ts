import { constants } from "node:fs";
import { copyFile, link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { incomingFile } from "./incoming-file";
import { objectPath } from "./object-path";
import { openStored } from "./open-stored";
import { S3Error } from "./s3-error";
import { syncDirectory } from "./sync-directory";

type Copy = { from: string; to: string; ifMatch: string | null };

/**
 * Gives an object a second key. Stored files are replaced, never modified, so a hard link is a copy, whatever its size;
 * where the disk doesn't support them, the bytes are copied. Throws S3Error 404 and 412.
 */
export async function copyObject(
  root: string,
  { from, to, ifMatch }: Copy,
): Promise<{ etag: string; savedAt: string }> {
  const [source, target] = [objectPath(root, from), objectPath(root, to)];
  const temporary = await incomingFile(root);
  try {
    await sameBytes(source, temporary);
    // Checked under its new name, because the source may be replaced at any moment.
    const stored = await openStored(temporary);
    await stored?.file.close();
    if (!stored) throw noSource();
    const { etag, savedAt } = stored.header;
    if (ifMatch !== null && ifMatch !== `"${etag}"`)
      throw new S3Error(412, "PreconditionFailed", "The object is no longer the one that was named.");
    await mkdir(dirname(target), { recursive: true });
    await rename(temporary, target);
    await syncDirectory(dirname(target));
    await syncDirectory(dirname(dirname(target)));
    return { etag, savedAt };
  } finally {
    await rm(temporary, { force: true });
  }
}

const noSource = () => new S3Error(404, "NoSuchKey", "This object does not exist.");

async function sameBytes(source: string, temporary: string): Promise<void> {
  try {
    await link(source, temporary);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") throw noSource();
    await copyBytes(source, temporary);
  }
}

async function copyBytes(source: string, temporary: string): Promise<void> {
  await copyFile(source, temporary, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  const file = await open(temporary, "r+");
  await file.sync().finally(() => file.close());
}
