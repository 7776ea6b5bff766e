import { BufferTarget, EncodedAudioPacketSource, EncodedPacketSink, type Input, Output } from "mediabunny";
import { containerOf } from "./container-of";
import type { AudioPart, CutLimits } from "./messages";

/**
 * Extracts audio from a recording by copying its packets: nothing is decoded, so it needs no codec and costs only the
 * reading. Null without audio, or if no speech service accepts its codec.
 */
export async function copyAudio(
  input: Input,
  { fromSeconds, maxSeconds, maxBytes }: CutLimits,
): Promise<AudioPart | null> {
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !codec || !decoderConfig) return null;
  const known = containerOf(codec);
  if (!known) return null;
  const sink = new EncodedPacketSink(track);
  const first = (fromSeconds > 0 ? await sink.getPacket(fromSeconds) : null) ?? (await sink.getFirstPacket());
  if (!first) return null;

  const target = new BufferTarget();
  const output = new Output({ format: known.format(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let [packet, length, endSeconds]: [typeof first | null, number, number] = [first, 0, 0];
  while (packet && packet.timestamp - first.timestamp < maxSeconds && length + packet.byteLength <= maxBytes) {
    await source.add(packet.clone({ timestamp: packet.timestamp - first.timestamp }), { decoderConfig });
    length += packet.byteLength;
    endSeconds = packet.timestamp - first.timestamp + packet.duration;
    packet = await sink.getNextPacket(packet);
  }
  await output.finalize();
  if (!target.buffer || length === 0) return null;
  const { fileName, contentType } = known;
  const startSeconds = Math.max(0, first.timestamp);
  return {
    bytes: new Uint8Array(target.buffer),
    fileName,
    contentType,
    startSeconds,
    durationSeconds: endSeconds,
    nextSeconds: packet?.timestamp ?? null,
  };
}
