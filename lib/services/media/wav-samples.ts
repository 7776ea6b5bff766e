import { wavLayout } from "./wav-layout";

/** Uncompressed audio: how to read a sample as a number from -1 to 1, and where the samples are. */
export type WavSamples = {
  samplesPerSecond: number;
  channels: number;
  bytesPerSample: number;
  data: Buffer;
  read(at: number): number;
};

const INTEGER = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;

/** The samples of a WAV file's bytes (RIFF, PCM or IEEE float); null for any other kind. */
export function wavSamples(bytes: Uint8Array): WavSamples | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = wavLayout(file);
  if (!layout) return null;
  const { format, dataStart, dataBytes } = layout;
  return samplesOf(format, file.subarray(dataStart, Math.min(file.length, dataStart + dataBytes)));
}

function samplesOf(format: Buffer, data: Buffer): WavSamples | null {
  const tag = format.readUInt16LE(0);
  const kind = tag === EXTENSIBLE && format.length >= 26 ? format.readUInt16LE(24) : tag;
  const channels = format.readUInt16LE(2);
  const samplesPerSecond = format.readUInt32LE(4);
  const bits = format.readUInt16LE(14);
  const read = readerOf(kind, bits, data);
  if (!read || channels < 1 || channels > 32 || samplesPerSecond < 100 || samplesPerSecond > 1_000_000) return null;
  return { samplesPerSecond, channels, bytesPerSample: bits / 8, data, read };
}

function readerOf(kind: number, bits: number, data: Buffer): ((at: number) => number) | null {
  if (kind === FLOAT && bits === 32) return (at) => data.readFloatLE(at);
  if (kind === FLOAT && bits === 64) return (at) => data.readDoubleLE(at);
  if (kind !== INTEGER) return null;
  if (bits === 8) return (at) => ((data[at] ?? 128) - 128) / 128;
  if (bits !== 16 && bits !== 24 && bits !== 32) return null;
  const full = 2 ** (bits - 1);
  return (at) => data.readIntLE(at, bits / 8) / full;
}
