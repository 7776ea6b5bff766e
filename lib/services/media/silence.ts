import { EncodedPacket } from "mediabunny";

type Silence = { bytes: Uint8Array; seconds: number };

/** RFC 6716 §3.1 and §3.2.5: six equal CELT frames of 20 ms without energy, in one packet. */
const OPUS: Silence = {
  bytes: Uint8Array.from([0xfb, 0x06, ...Array.from({ length: 6 }, () => [0xff, 0xfe]).flat()]),
  seconds: 0.12,
};

/** AAC-LC frames of 1024 samples without spectral data, for one and two channels. */
const AAC = new Map([
  [1, [0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]],
  [2, [0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80]],
]);

function silenceOf(codec: string, { numberOfChannels, sampleRate }: AudioDecoderConfig): Silence | null {
  if (codec === "opus") return OPUS;
  const frame = codec === "aac" ? AAC.get(numberOfChannels) : undefined;
  return frame ? { bytes: Uint8Array.from(frame), seconds: 1024 / sampleRate } : null;
}

/**
 * Silent packets from one second to another; none for a codec without known silence. Players skip a gap in an audio
 * file or stop at it, so a pause must exist as audio.
 */
export function* silence(codec: string, config: AudioDecoderConfig, fromSeconds: number, toSeconds: number) {
  const kind = silenceOf(codec, config);
  if (!kind) return;
  for (let at = fromSeconds; at + kind.seconds <= toSeconds; at += kind.seconds)
    yield new EncodedPacket(kind.bytes, "key", at, kind.seconds);
}
