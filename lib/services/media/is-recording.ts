/** Signatures in hex, for the first 16 bytes. A word that may begin a transcript ("ID3: …", "RIFF …") isn't enough. */
const SIGNATURES = [
  // MP4, M4A, MOV; phone pictures (HEIC, AVIF) use the same container.
  /^0.{7}66747970(?!686569|6d696631|6d736631|617669)/,
  // Old QuickTime: moov, mdat, wide
  /^[01].{7}(?:6d6f6f76|6d646174|77696465)/,
  // EBML: WebM, Matroska
  /^1a45dfa3/,
  // OggS, fLaC
  /^4f67675300/,
  /^664c6143[08]0/,
  // RIFF or RF64: WAV, AVI
  /^52(?:494646|463634).{8}(?:57415645|41564920)/,
  // ID3: MP3 with tags
  /^4944330[2-4]/,
];

/** Whether the first bytes are those of audio or video, whatever the file's name. */
export function isRecording(start: Uint8Array): boolean {
  const bytes = Buffer.from(start);
  const hex = bytes.toString("hex", 0, 16);
  // MPEG audio without tags starts with eleven set bits; UTF-16 text starts with FF FE, which has the reserved layer.
  const sync = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && bytes[1] !== 0xfe && bytes[1] !== 0xff;
  return sync || SIGNATURES.some((signature) => signature.test(hex));
}
