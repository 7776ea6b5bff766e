import { hasFfmpeg, runFfmpeg, SAFE_INPUT } from "@/lib/integrations/ffmpeg/ffmpeg";
import { Peaks } from "./peaks";
import { type WavSamples, wavSamples } from "./wav-samples";

const SAMPLES_PER_SECOND = 8_000;
const TIME_LIMIT_MS = 120_000;

/**
 * The loudness of a piece of audio, ten values a second. Uncompressed audio is read here, the rest by ffmpeg; null
 * without ffmpeg, and for what it can't read.
 */
export async function peaksOfSound(bytes: Uint8Array): Promise<Uint8Array | null> {
  const samples = wavSamples(bytes);
  if (samples) return peaksOfSamples(samples);
  if (!(await hasFfmpeg())) return null;
  return peaksByFfmpeg(bytes).catch(() => null);
}

function peaksOfSamples({ samplesPerSecond, channels, bytesPerSample, data, read }: WavSamples): Uint8Array {
  const peaks = new Peaks(samplesPerSecond * channels);
  for (let at = 0; at + bytesPerSample <= data.length; at += bytesPerSample) peaks.add(read(at));
  return peaks.finish();
}

async function peaksByFfmpeg(input: Uint8Array): Promise<Uint8Array> {
  const peaks = new Peaks(SAMPLES_PER_SECOND);
  let rest: Buffer = Buffer.alloc(0);
  const onOutput = (bytes: Buffer) => {
    const all = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    const whole = all.length - (all.length % 2);
    for (let at = 0; at < whole; at += 2) peaks.add(all.readInt16LE(at) / 32_768);
    rest = all.subarray(whole);
  };
  const output = ["-vn", "-ac", "1", "-ar", String(SAMPLES_PER_SECOND), "-f", "s16le", "pipe:1"];
  const args = [...SAFE_INPUT, "-threads", "1", "-i", "pipe:0", ...output];
  await runFfmpeg({ args, input, onOutput, timeLimitMs: TIME_LIMIT_MS });
  return peaks.finish();
}
