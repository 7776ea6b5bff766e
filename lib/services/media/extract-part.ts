import {
  ALL_FORMATS,
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputTrack,
  MkvOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  Output,
} from "mediabunny";
import type { Extracted, ExtractWish } from "./messages";

const FORMATS = {
  mp4: () => new Mp4OutputFormat(),
  m4a: () => new Mp4OutputFormat(),
  mp3: () => new Mp3OutputFormat(),
  mkv: () => new MkvOutputFormat(),
};
const COMMON = new Set(["avc", "aac", "mp3"]);
/** How much the nearest packets may add at either end. */
const TOLERANCE_SECONDS = 0.1;

/** Writes a stretch of a recording by copying its packets; null if that isn't possible as requested. */
export async function extractPart(input: Input, wish: ExtractWish): Promise<Extracted | null> {
  const { startSeconds: start, endSeconds: end, picture, container, fit, path } = wish;
  const video = picture ? await input.getPrimaryVideoTrack() : null;
  const audio = await input.getPrimaryAudioTrack();
  const tracks = [video, audio].filter((track) => track !== null);
  if (fit === "common" && !(await allCommon(tracks, container))) return null;
  const tolerance = fit === "wider" ? Number.POSITIVE_INFINITY : TOLERANCE_SECONDS;
  const output = new Output({ format: FORMATS[container](), target: new FilePathTarget(path) });
  const conversion = await Conversion.init({
    input,
    output,
    tracks: "primary",
    trim: { start, end },
    copy: { mode: "forced", boundaryTolerance: tolerance, shiftTolerance: tolerance },
    tags: {},
    showWarnings: false,
    ...(!video && { video: { discard: true } }),
  });
  if (!conversion.isValid || conversion.utilizedTracks.length < tracks.length) return null;
  await conversion.execute();
  const lead = video ?? audio;
  const offsetSeconds = fit === "wider" && lead ? await offsetIn(path, lead, start) : 0;
  return { offsetSeconds, hasPicture: video !== null, hasSound: audio !== null };
}

async function allCommon(tracks: InputTrack[], container: string): Promise<boolean> {
  const codecs = await Promise.all(tracks.map((track) => track.getCodec()));
  return codecs.every((codec) => codec !== null && COMMON.has(codec) && (container !== "m4a" || codec === "aac"));
}

/** A copy begins with the key frame before the start, and may count its time from there. */
async function offsetIn(path: string, track: InputTrack, start: number): Promise<number> {
  const sink = new EncodedPacketSink(track as ConstructorParameters<typeof EncodedPacketSink>[0]);
  const first = (await sink.getKeyPacket(start)) ?? (await sink.getFirstPacket());
  const copy = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  const copied = track.type === "video" ? await copy.getPrimaryVideoTrack() : await copy.getPrimaryAudioTrack();
  const begins = (await copied?.getFirstTimestamp()) ?? 0;
  return Math.max(0, start - (first?.timestamp ?? 0) + begins);
}
