const SIGNATURES: [offset: number, hex: string][] = [
  [4, "66747970"], // ftyp: MP4, M4A, MOV
  [4, "6d6f6f76"], // moov: QuickTime of old
  [0, "1a45dfa3"], // EBML: WebM, Matroska
  [0, "4f676753"], // OggS
  [0, "664c6143"], // fLaC
  [0, "52494646"], // RIFF: WAV, AVI
  [0, "494433"], // ID3: MP3 with tags
];

/** Whether the first bytes are those of audio or video, whatever the file is called. */
export function isRecording(start: Uint8Array): boolean {
  const bytes = Buffer.from(start);
  const known = SIGNATURES.some(([offset, hex]) => bytes.toString("hex", offset, offset + hex.length / 2) === hex);
  // MPEG audio without tags starts with eleven set bits; UTF-16 text with FF FE, which has the reserved layer 3.
  const sync = bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && bytes[1] !== 0xfe && bytes[1] !== 0xff;
  return known || sync;
}
