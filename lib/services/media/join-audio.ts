import { BufferTarget, EncodedAudioPacketSource, EncodedPacketSink, type Input, Output } from "mediabunny";
import { containerOf } from "./container-of";
import type { JoinedAudio } from "./messages";
import { silence } from "./silence";

/** A longer pause is shortened to this: someone came back on another day. */
const LONGEST_PAUSE_SECONDS = 2 * 3600;

/**
 * Joins recordings into one file by copying their packets, each at its second, or right after the previous one if that
 * is still playing. Recordings in another codec than the first are left out, since nothing is decoded. Null without
 * audio.
 */
export async function joinAudio(
  inputs: Input[],
  startSeconds: number[],
  maxBytes: number,
): Promise<JoinedAudio | null> {
  const tracks = await Promise.all(inputs.map((input) => trackOf(input).catch(() => null)));
  const lead = tracks.find((track) => track !== null);
  const container = lead && containerOf(lead.codec);
  if (!lead || !container) return null;
  const { codec, decoderConfig } = lead;
  const target = new BufferTarget();
  const output = new Output({ format: container.format(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let [at, length] = [0, 0];
  const joined: number[] = [];
  for (const [index, track] of tracks.entries()) {
    if (!track || !fits(track, lead) || length >= maxBytes) continue;
    joined.push(index);
    const from = Math.min(Math.max(at, startSeconds[index] ?? at), at + LONGEST_PAUSE_SECONDS);
    for (const packet of silence(codec, decoderConfig, at, from)) await source.add(packet, { decoderConfig });
    at = from;
    const first = await track.sink.getFirstPacket();
    for (let packet = first; packet && first && length < maxBytes; packet = await track.sink.getNextPacket(packet)) {
      const timestamp = from + packet.timestamp - first.timestamp;
      await source.add(packet.clone({ timestamp }), { decoderConfig });
      length += packet.byteLength;
      at = timestamp + packet.duration;
    }
  }
  await output.finalize();
  if (!target.buffer || length === 0) return null;
  return { bytes: new Uint8Array(target.buffer), contentType: container.contentType, durationSeconds: at, joined };
}

type Track = NonNullable<Awaited<ReturnType<typeof trackOf>>>;

async function trackOf(input: Input) {
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  return track && codec && decoderConfig ? { codec, decoderConfig, sink: new EncodedPacketSink(track) } : null;
}

/** Opus packets carry their own channel count; other codecs state it once, at the start of a file. */
const fits = (track: Track, lead: Track): boolean =>
  track.codec === lead.codec &&
  (lead.codec === "opus" ||
    (track.decoderConfig.sampleRate === lead.decoderConfig.sampleRate &&
      track.decoderConfig.numberOfChannels === lead.decoderConfig.numberOfChannels));
