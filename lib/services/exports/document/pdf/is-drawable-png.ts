import { inflateSync } from "node:zlib";

/** pdfkit keeps pictures that it decodes pixel by pixel in memory several times over; a 6K screenshot has 82 MB. */
const MOST_RAW_BYTES = 96 * 1024 ** 2;
const SURPLUS_BYTES = 64 * 1024;

const SIGNATURE_BYTES = 8;
/** Depths by color type, and channels (PNG, 3rd edition, table 12). */
const KINDS: Record<number, { depths: readonly number[]; channels: number }> = {
  0: { depths: [1, 2, 4, 8, 16], channels: 1 },
  2: { depths: [8, 16], channels: 3 },
  3: { depths: [1, 2, 4, 8], channels: 1 },
  4: { depths: [8, 16], channels: 2 },
  6: { depths: [8, 16], channels: 4 },
};
const WHOLE = [[0, 0, 1, 1]] as const;
/** Adam7: the start of each pass, and its steps. */
const INTERLACED = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const LAST_FILTER = 4;

type Parts = { header: Buffer; data: Buffer[]; hasTransparency: boolean };

/**
 * Whether pdfkit can draw a PNG without hanging: it reads lengths as signed, inflates without a limit, and throws
 * uncatchable errors while it decodes pixels.
 */
export function isDrawablePng(bytes: Buffer): boolean {
  const parts = partsOf(bytes);
  if (!parts) return false;
  const { header, data, hasTransparency } = parts;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlace = 0] = header.subarray(8);
  const kind = KINDS[colour];
  if (!kind?.depths.includes(depth) || interlace > 1 || width === 0 || height === 0) return false;
  const hasAlpha = colour === 4 || colour === 6 || (colour === 3 && hasTransparency);
  if (!hasAlpha && interlace === 0) return true;
  const rows = (interlace === 1 ? INTERLACED : WHOLE).map(([x, y, dx, dy]) => ({
    count: Math.ceil((height - y) / dy),
    bytes: 1 + Math.ceil((Math.ceil((width - x) / dx) * depth * kind.channels) / 8),
  }));
  const rawBytes = rows.reduce((sum, { count, bytes: each }) => sum + count * each, 0);
  return rawBytes <= MOST_RAW_BYTES && hasKnownFilters(inflated(data, rawBytes), rows);
}

/** The relevant chunks; null if they are inconsistent. */
function partsOf(bytes: Buffer): Parts | null {
  const parts: Parts = { header: Buffer.alloc(0), data: [], hasTransparency: false };
  for (let at = SIGNATURE_BYTES; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString("latin1", at + 4, at + 8);
    const content = bytes.subarray(at + 8, at + 8 + length);
    if (content.length < length) return null;
    if ((type === "IHDR") !== (parts.header.length === 0)) return null;
    if (type === "IHDR" && length !== 13) return null;
    if (type === "IHDR") parts.header = content;
    if (type === "IDAT") parts.data.push(content);
    if (type === "tRNS") parts.hasTransparency = true;
    if (type === "IEND") return parts;
    at += 12 + length;
  }
  return null;
}

function inflated(data: Buffer[], rawBytes: number): Buffer | null {
  try {
    return inflateSync(Buffer.concat(data), { maxOutputLength: rawBytes + SURPLUS_BYTES });
  } catch {
    return null;
  }
}

/** Each row begins with its filter; rows are counted as pdfkit does, which doesn't skip empty passes. */
function hasKnownFilters(raw: Buffer | null, passes: { count: number; bytes: number }[]): boolean {
  if (!raw) return false;
  let at = 0;
  for (const { count, bytes } of passes)
    for (let row = 0; row < count && at < raw.length; row++, at += bytes)
      if ((raw[at] ?? 0) > LAST_FILTER) return false;
  return true;
}
