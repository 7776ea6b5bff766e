/** A file in a ZIP whose sizes are known before it is written, so that every byte of the ZIP has a fixed position. */
export type ZipEntry = {
  /** With forward slashes, in UTF-8. */
  path: string;
  modifiedAt: Date;
  isDeflated: boolean;
  /** Size in the ZIP, compressed or not. */
  sizeBytes: number;
  plainBytes: number;
  /** Of the uncompressed bytes; null if it is only known after them and follows in a descriptor. */
  crc32: number | null;
};

/** APPNOTE 4.4.4: names are UTF-8 (bit 11), and bit 3 if the checksum comes after the bytes. */
export const flagsOf = (hasDescriptor: boolean): number => 0x0800 | (hasDescriptor ? 0x0008 : 0);

/** APPNOTE 4.4.3: version 4.5 reads Zip64. */
export const VERSION = 45;

/** APPNOTE 4.4.6, in UTC: seconds in twos, years from 1980. */
export function dosTime(date: Date): { time: number; day: number } {
  const year = Math.min(2107, Math.max(1980, date.getUTCFullYear()));
  return {
    time: (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    day: ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  };
}
