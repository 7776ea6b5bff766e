import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Mp3OutputFormat,
  Output,
  WebMOutputFormat,
} from "mediabunny";
import { emptyWav } from "./empty-wav";

/** A WAV of silence: 16 bits, mono. */
export function wav(seconds: number, samplesPerSecond = 8_000): Uint8Array<ArrayBuffer> {
  return new Uint8Array(emptyWav(seconds, samplesPerSecond));
}

/** An MP3 of empty frames: MPEG-1 layer III, 32 kbit/s, 32 kHz, mono; 36 ms per frame. */
export async function mp3(seconds: number): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat({ xingHeader: false }), target });
  const source = new EncodedAudioPacketSource("mp3");
  output.addAudioTrack(source);
  await output.start();
  const frame = new Uint8Array(144);
  frame.set([0xff, 0xfb, 0x18, 0xc0]);
  const frameSeconds = 1152 / 32_000;
  const decoderConfig = { codec: "mp3", sampleRate: 32_000, numberOfChannels: 1 };
  for (let at = 0; at < seconds; at += frameSeconds) {
    await source.add(new EncodedPacket(frame, "key", at, frameSeconds), { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** What a browser's recorder makes: Opus in WebM, mono; 20 ms of silence per packet. */
export async function webm(seconds: number): Promise<Uint8Array<ArrayBuffer>> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedAudioPacketSource("opus");
  output.addAudioTrack(source);
  await output.start();
  const decoderConfig = { codec: "opus", sampleRate: 48_000, numberOfChannels: 1 };
  const packet = Uint8Array.of(0xf8, 0xff, 0xfe);
  for (let at = 0; at < seconds; at += 0.02)
    await source.add(new EncodedPacket(packet, "key", at, 0.02), { decoderConfig });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
