import { refuse } from "./refuse";

/** The characters of bytes 0x80 to 0x9f in windows-1252; "\0" marks the five undefined ones. */
const WINDOWS_1252 = "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ";

const isUnknown = (byte: number) => byte < 9 || (byte > 13 && byte < 32) || byte === 127;

/** Text of a file in UTF-8, UTF-16 with or without a byte order mark, or windows-1252; without the mark. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeStrictly("utf-16le", bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeStrictly("utf-16be", bytes);
  const unmarked = unmarkedUtf16(bytes.subarray(0, 65_536));
  if (unmarked) return decodeStrictly(unmarked, bytes);
  if (bytes.subarray(0, 65_536).some((byte) => byte === 0)) {
    throw refuse("not_a_transcript", "This file isn't text. Upload a VTT, SRT, TXT, DOCX, PDF, or CSV transcript.");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    if (!looksLikeWindows1252(bytes)) throw unknownEncoding();
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .toString("latin1")
      .replace(/[\u0080-\u009f]/g, (character) => WINDOWS_1252.charAt(character.charCodeAt(0) - 0x80));
  }
}

/** Shorter, a few zeros among other bytes could be anything. */
const LEAST_BYTES = 16;
/** Behind the letters of Latin, Greek and Cyrillic, and the quotation marks and dashes that go with them. */
const BEYOND = 0x2100;

/**
 * In UTF-16 Latin letters, blanks and digits have a zero in their high byte, and hardly any in the low one. In other
 * scripts only the blanks do: without a mark, those can't be told from damaged text.
 */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  let [even, odd] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) even++;
    else odd++;
  }
  const isMostlyLatin = Math.max(even, odd) * 8 >= bytes.length * 3 && Math.min(even, odd) === 0;
  if (bytes.length < LEAST_BYTES || !isMostlyLatin) return null;
  const encoding = odd > 0 ? "utf-16le" : "utf-16be";
  const codes = [...new TextDecoder(encoding).decode(bytes)].map((character) => character.codePointAt(0) ?? 0);
  return codes.every((code) => code < BEYOND && !isUnknown(code)) ? encoding : null;
}

const unknownEncoding = (cause?: unknown) =>
  refuse("encoding", "The characters in this file can't be read. Save it as UTF-8 text and upload it again.", cause);

function decodeStrictly(encoding: "utf-16le" | "utf-16be", bytes: Uint8Array): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw unknownEncoding(cause);
  }
}

/**
 * Single-byte Western text has a few high bytes, hardly any of which form UTF-8 sequences by chance; damaged UTF-8 has
 * many that do, and other encodings have high bytes everywhere.
 */
function looksLikeWindows1252(bytes: Uint8Array): boolean {
  let high = 0;
  let sequences = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (isUnknown(byte)) return false;
    if (byte < 0x80) continue;
    if (byte < 0xa0 && WINDOWS_1252.charAt(byte - 0x80) === "\0") return false;
    high++;
    const length = sequenceLength(bytes, at);
    if (length === 0) continue;
    sequences++;
    at += length - 1;
  }
  return sequences * 2 <= high && high * 4 <= bytes.length;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  const length =
    lead >= 0xf0 && lead < 0xf5 ? 4 : lead >= 0xe0 && lead < 0xf0 ? 3 : lead >= 0xc2 && lead < 0xe0 ? 2 : 0;
  for (let next = 1; next < length; next++) {
    if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}
