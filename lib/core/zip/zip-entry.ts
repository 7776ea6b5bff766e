/** A file in a ZIP whose sizes are settled before it is written, so that every byte of the ZIP has its place. */
export type ZipEntry = {
  /** With forward slashes, in UTF-8. */
  path: string;
  modifiedAt: Date;
  isDeflated: boolean;
  /** As it lies in the ZIP. */
  sizeBytes: number;
  plainBytes: number;
  /** Of the plain bytes; null where it is only known after them and follows in a descriptor. */
  crc32: number | null;
};

/** APPNOTE 4.4.4: names are UTF-8 (bit 11), and where the checksum comes after the bytes, bit 3. */
export const flagsOf = (hasDescriptor: boolean): number => 0x0800 | (hasDescriptor ? 0x0008 : 0);

/** APPNOTE 4.4.3: 4.5 is what reads Zip64. */
export const VERSION = 45;

/** APPNOTE 4.4.6, in UTC: seconds in twos, years from 1980. */
export function dosTime(date: Date): { time: number; day: number } {
  const year = Math.min(2107, Math.max(1980, date.getUTCFullYear()));
  return {
    time: (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1),
    day: ((year - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate(),
  };
}
