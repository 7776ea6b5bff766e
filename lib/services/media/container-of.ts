import {
  type AudioCodec,
  FlacOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  WavOutputFormat,
  WebMOutputFormat,
} from "mediabunny";

/** The container that speech services expect for each codec. */
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

/** Undefined for a codec that no speech service accepts. */
export const containerOf = (codec: AudioCodec) =>
  CONTAINERS.find(({ codecs, format }) => codecs.test(codec) && format().getSupportedAudioCodecs().includes(codec));
