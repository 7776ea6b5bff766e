import { dosTime, flagsOf, VERSION, type ZipEntry } from "./zip-entry";

const FIXED_BYTES = 46;
const ZIP64_BYTES = 28;
const IN_ZIP64 = 0xffffffff;
const UNIX = 3 << 8;
/** A regular file, writable by its owner and readable by everyone. */
const UNIX_MODE = 0o100644;

type Written = ZipEntry & { crc32: number; hasDescriptor: boolean; offset: number };

/** An entry of the list at the end of the ZIP (APPNOTE 4.3.12); `offset` is where its local header starts. */
export function centralHeader(entry: Written): Buffer {
  const name = Buffer.from(entry.path);
  const header = Buffer.alloc(FIXED_BYTES + name.length + ZIP64_BYTES);
  const { time, day } = dosTime(entry.modifiedAt);
  header.writeUInt32LE(0x02014b50, 0);
  header.writeUInt16LE(UNIX | VERSION, 4);
  header.writeUInt16LE(VERSION, 6);
  header.writeUInt16LE(flagsOf(entry.hasDescriptor), 8);
  header.writeUInt16LE(entry.isDeflated ? 8 : 0, 10);
  header.writeUInt16LE(time, 12);
  header.writeUInt16LE(day, 14);
  header.writeUInt32LE(entry.crc32, 16);
  header.writeUInt32LE(IN_ZIP64, 20);
  header.writeUInt32LE(IN_ZIP64, 24);
  header.writeUInt16LE(name.length, 28);
  header.writeUInt16LE(ZIP64_BYTES, 30);
  header.writeUInt32LE((UNIX_MODE << 16) >>> 0, 38);
  header.writeUInt32LE(IN_ZIP64, 42);
  name.copy(header, FIXED_BYTES);
  const extra = FIXED_BYTES + name.length;
  header.writeUInt16LE(0x0001, extra);
  header.writeUInt16LE(ZIP64_BYTES - 4, extra + 2);
  header.writeBigUInt64LE(BigInt(entry.plainBytes), extra + 4);
  header.writeBigUInt64LE(BigInt(entry.sizeBytes), extra + 12);
  header.writeBigUInt64LE(BigInt(entry.offset), extra + 20);
  return header;
}
