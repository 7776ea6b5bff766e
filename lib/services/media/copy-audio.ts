import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FlacOutputFormat,
  type Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
  WavOutputFormat,
  WebMOutputFormat,
} from "mediabunny";
import type { AudioPart, CutLimits } from "./messages";

/** The container that speech services expect a kind of sound in. */
const CONTAINERS = [
  { codecs: /^mp3$/, format: () => new Mp3OutputFormat(), fileName: "audio.mp3", contentType: "audio/mpeg" },
  { codecs: /^aac$/, format: () => new Mp4OutputFormat(), fileName: "audio.m4a", contentType: "audio/mp4" },
  {
    codecs: /^(opus|vorbis)$/,
    format: () => new WebMOutputFormat(),
    fileName: "audio.webm",
    contentType: "audio/webm",
  },
  { codecs: /^flac$/, format: () => new FlacOutputFormat(), fileName: "audio.flac", contentType: "audio/flac" },
  { codecs: /^(pcm-|ulaw|alaw)/, format: () => new WavOutputFormat(), fileName: "audio.wav", contentType: "audio/wav" },
];

/**
 * Cuts sound out of a recording by copying its packets: nothing is decoded, so it needs no codec and costs only the
 * reading. Null when there is no sound, or a kind of it that no speech service takes.
 */
export async function copyAudio(
  input: Input,
  { fromSeconds, maxSeconds, maxBytes }: CutLimits,
): Promise<AudioPart | null> {
  const track = await input.getPrimaryAudioTrack();
  const codec = await track?.getCodec();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !codec || !decoderConfig) return null;
  const known = CONTAINERS.find(
    ({ codecs, format }) => codecs.test(codec) && format().getSupportedAudioCodecs().includes(codec),
  );
  if (!known) return null;
  const sink = new EncodedPacketSink(track);
  const first = (fromSeconds > 0 ? await sink.getPacket(fromSeconds) : null) ?? (await sink.getFirstPacket());
  if (!first) return null;

  const target = new BufferTarget();
  const output = new Output({ format: known.format(), target });
  const source = new EncodedAudioPacketSource(codec);
  output.addAudioTrack(source);
  await output.start();
  let [packet, length]: [typeof first | null, number] = [first, 0];
  while (packet && packet.timestamp - first.timestamp < maxSeconds && length + packet.byteLength <= maxBytes) {
    await source.add(packet.clone({ timestamp: packet.timestamp - first.timestamp }), { decoderConfig });
    length += packet.byteLength;
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
    nextSeconds: packet?.timestamp ?? null,
  };
}
