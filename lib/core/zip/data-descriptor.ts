export const DESCRIPTOR_BYTES = 24;

type Written = { crc32: number; sizeBytes: number; plainBytes: number };

/** Follows bytes whose checksum wasn't known in advance, with Zip64 sizes (APPNOTE 4.3.9). */
export function dataDescriptor({ crc32, sizeBytes, plainBytes }: Written): Buffer {
  const descriptor = Buffer.alloc(DESCRIPTOR_BYTES);
  descriptor.writeUInt32LE(0x08074b50, 0);
  descriptor.writeUInt32LE(crc32, 4);
  descriptor.writeBigUInt64LE(BigInt(sizeBytes), 8);
  descriptor.writeBigUInt64LE(BigInt(plainBytes), 16);
  return descriptor;
}
