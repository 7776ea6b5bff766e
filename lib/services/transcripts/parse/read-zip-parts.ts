import yauzl, { type Entry } from "yauzl";
import { AppError } from "@/lib/core/errors";
import { LIMITS } from "./limits";
import { refuse } from "./refuse";

/**
 * The requested parts of a zip file by name. The directory is checked first, and bytes are counted while they are
 * inflated, because a directory can lie about sizes.
 */
export async function readZipParts(
  bytes: Uint8Array,
  isWanted: RegExp,
  maxBytes: number,
): Promise<Map<string, Buffer>> {
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    const wanted = (await checkedEntries(zip.eachEntry())).filter((entry) => isWanted.test(entry.fileName));
    const parts = new Map<string, Buffer>();
    let left = maxBytes;
    for (const entry of wanted) {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        left -= chunk.length;
        if (left < 0) throw bomb();
        chunks.push(chunk);
      }
      parts.set(entry.fileName, Buffer.concat(chunks));
    }
    return parts;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw refuse("damaged", "This file is a damaged or protected zip file, not a Word document.", cause);
  }
}

async function checkedEntries(entries: AsyncIterable<Entry>): Promise<Entry[]> {
  const found: Entry[] = [];
  let packed = 0;
  let unpacked = 0;
  for await (const entry of entries) {
    found.push(entry);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const isTooMuch = found.length > LIMITS.zipEntries || unpacked > LIMITS.zipBytes;
    if (isTooMuch || entry.uncompressedSize > Math.max(entry.compressedSize, 1_000) * LIMITS.zipRatio) throw bomb();
  }
  if (unpacked > Math.max(packed, 1_000) * LIMITS.zipRatio) throw bomb();
  return found;
}

const bomb = () =>
  refuse("bomb", "This document unpacks to far more than a transcript holds. Save its text as TXT and upload that.");
