import { dosTime, flagsOf, VERSION, type ZipEntry } from "./zip-entry";

const FIXED_BYTES = 30;
const ZIP64_BYTES = 20;
const IN_ZIP64 = 0xffffffff;

/** Length of the header before an entry's bytes. */
export const localHeaderBytes = (path: string): number => FIXED_BYTES + Buffer.byteLength(path) + ZIP64_BYTES;

/** The header before an entry's bytes (APPNOTE 4.3.7), always with Zip64 sizes (4.5.3). */
export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.path);
  const header = Buffer.alloc(FIXED_BYTES + name.length + ZIP64_BYTES);
  const { time, day } = dosTime(entry.modifiedAt);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(flagsOf(entry.crc32 === null), 6);
  header.writeUInt16LE(entry.isDeflated ? 8 : 0, 8);
  header.writeUInt16LE(time, 10);
  header.writeUInt16LE(day, 12);
  header.writeUInt32LE(entry.crc32 ?? 0, 14);
  header.writeUInt32LE(IN_ZIP64, 18);
  header.writeUInt32LE(IN_ZIP64, 22);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(ZIP64_BYTES, 28);
  name.copy(header, FIXED_BYTES);
  const extra = FIXED_BYTES + name.length;
  header.writeUInt16LE(0x0001, extra);
  header.writeUInt16LE(ZIP64_BYTES - 4, extra + 2);
  header.writeBigUInt64LE(BigInt(entry.plainBytes), extra + 4);
  header.writeBigUInt64LE(BigInt(entry.sizeBytes), extra + 12);
  return header;
}
