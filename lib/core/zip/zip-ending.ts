import { VERSION } from "./zip-entry";

const ZIP64_BYTES = 56;
const LOCATOR_BYTES = 20;
const END_BYTES = 22;
const UNIX = 3 << 8;

type Directory = { entries: number; offset: number; sizeBytes: number };

/**
 * The last bytes of a ZIP: Zip64 end, its locator, and the end record that old readers look for (APPNOTE 4.3.14 to
 * 4.3.16).
 */
export function zipEnding({ entries, offset, sizeBytes }: Directory): Buffer {
  const ending = Buffer.alloc(ZIP64_BYTES + LOCATOR_BYTES + END_BYTES);
  ending.writeUInt32LE(0x06064b50, 0);
  ending.writeBigUInt64LE(BigInt(ZIP64_BYTES - 12), 4);
  ending.writeUInt16LE(UNIX | VERSION, 12);
  ending.writeUInt16LE(VERSION, 14);
  ending.writeBigUInt64LE(BigInt(entries), 24);
  ending.writeBigUInt64LE(BigInt(entries), 32);
  ending.writeBigUInt64LE(BigInt(sizeBytes), 40);
  ending.writeBigUInt64LE(BigInt(offset), 48);
  const locator = ZIP64_BYTES;
  ending.writeUInt32LE(0x07064b50, locator);
  ending.writeBigUInt64LE(BigInt(offset + sizeBytes), locator + 8);
  ending.writeUInt32LE(1, locator + 16);
  const end = locator + LOCATOR_BYTES;
  ending.writeUInt32LE(0x06054b50, end);
  ending.writeUInt16LE(0xffff, end + 8);
  ending.writeUInt16LE(0xffff, end + 10);
  ending.writeUInt32LE(0xffffffff, end + 12);
  ending.writeUInt32LE(0xffffffff, end + 16);
  return ending;
}
