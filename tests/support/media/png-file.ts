import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

type Look = { width?: number; height?: number; depth?: number; colour?: number; interlace?: number };

/** A chunk of a PNG; `length` is the length it claims, which may be wrong. */
export function pngChunk(type: string, content: Buffer, length = content.length): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [before, after] = [Buffer.alloc(4), Buffer.alloc(4)];
  before.writeUInt32BE(length);
  after.writeUInt32BE(crc32(named));
  return Buffer.concat([before, named, after]);
}

export function pngHeader({ width = 8, height = 8, depth = 8, colour = 6, interlace = 0 }: Look): Buffer {
  const content = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, depth, colour, 0, 0, interlace]);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  return pngChunk("IHDR", content);
}

/** A PNG of these chunks. */
export const pngOf = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([SIGNATURE, ...chunks, pngChunk("IEND", Buffer.alloc(0))]);

/** An image with this many raw bytes: rows, each preceded by its filter. */
export const pngFile = (look: Look, raw: Buffer): Buffer => pngOf(pngHeader(look), pngChunk("IDAT", deflateSync(raw)));
