/** A picture's type and size, from its bytes. */
export type Picture = { contentType: "image/png" | "image/jpeg" | "image/webp"; width: number; height: number };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_PIXELS = 20_000;

/**
 * Recognizes a PNG, JPEG or WebP by its first bytes, whatever its name; null for anything else, broken or too large.
 */
export function readHeader(bytes: Buffer): Picture | null {
  const read = readPng(bytes) ?? readWebp(bytes) ?? readJpeg(bytes);
  if (!read) return null;
  const fits = [read.width, read.height].every((side) => side >= 1 && side <= MOST_PIXELS);
  return fits ? read : null;
}

/** PNG, 3rd edition, 11.2.1: the header chunk comes first. */
function readPng(bytes: Buffer): Picture | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG) || bytes.toString("latin1", 12, 16) !== "IHDR")
    return null;
  return { contentType: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** RFC 9649: a lossy, lossless or extended picture, each with a header of its own. */
function readWebp(bytes: Buffer): Picture | null {
  if (bytes.length < 30 || bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP")
    return null;
  const contentType = "image/webp";
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { contentType, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const sizes = bytes.readUInt32LE(21);
      return { contentType, width: (sizes & 0x3fff) + 1, height: ((sizes >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { contentType, width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/** ITU-T T.81, B.2: marker by marker to the frame's header, which may be of any kind but DHT, JPG and DAC. */
function readJpeg(bytes: Buffer): Picture | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { contentType: "image/jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xd9 || marker === 0xda) return null;
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    at += isAlone ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
