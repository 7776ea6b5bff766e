import { crashPoint } from "@/lib/core/crash-point";
import { pool } from "@/lib/db/pool";
import { uploadPart } from "@/lib/integrations/storage/upload-part";
import type { Copied } from "./load";
import { zipBytes } from "./zip-bytes";

const NOTE = `
  UPDATE workspace_archive SET parts_done = greatest(parts_done, $4)
   WHERE id = $1 AND generation = $2 AND multipart_id = $3 AND status = 'copying'`;

type Limits = { usualMs: number; mostMs: number };

/**
 * `whole`: all parts are stored, and this is how many bytes; `more`: there is more to do; `outdated`: another attempt
 * has started.
 */
export type CopyResult = { state: "more" | "outdated" } | { state: "whole"; sizeBytes: number };

/**
 * Copies what is missing into parts of one size. Two concurrent callers write the same bytes to the same parts. Returns
 * after a while, in the middle of a large file only if it takes very long.
 */
export async function copy(archive: Copied, { usualMs, mostMs }: Limits): Promise<CopyResult> {
  const { id, generation, storageKey: key, multipartId, partBytes } = archive;
  const began = Date.now();
  const from = archive.partsDone * partBytes;
  const part = Buffer.alloc(partBytes);
  let [filled, partsDone] = [0, archive.partsDone];
  const upload = async (bytes: Uint8Array): Promise<boolean> => {
    const isTaken = await uploadPart({ key, multipartId, partNumber: partsDone + 1 }, bytes);
    crashPoint("archive part stored");
    return isTaken;
  };
  const store = async (): Promise<boolean> => {
    if (!(await upload(part))) return false;
    partsDone++;
    filled = 0;
    return (await pool().query(NOTE, [id, generation, multipartId, partsDone])).rowCount === 1;
  };
  for await (const { bytes, isCheap } of zipBytes(archive, from)) {
    for (let at = 0; at < bytes.length; ) {
      const copied = bytes.copy(part, filled, at);
      filled += copied;
      at += copied;
      if (filled < partBytes) continue;
      if (!(await store())) return { state: "outdated" };
      const ms = Date.now() - began;
      if (ms > (isCheap ? usualMs : mostMs)) return { state: "more" };
    }
  }
  const sizeBytes = partsDone * partBytes + filled;
  // Only complete parts count as done, since their number determines where the next one begins.
  if (filled > 0 && !(await upload(part.subarray(0, filled)))) return { state: "outdated" };
  return { state: "whole", sizeBytes };
}
