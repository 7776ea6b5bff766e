/** The positions of a WAV file's `fmt ` chunk and its audio, in bytes from its start. */
export type WavLayout = { format: Buffer; dataStart: number; dataBytes: number };

/** Reads the header of a WAV file (RIFF); null for any other file, and if the header is longer than what is given. */
export function wavLayout(file: Buffer): WavLayout | null {
  if (file.length < 44 || file.toString("latin1", 0, 4) !== "RIFF" || file.toString("latin1", 8, 12) !== "WAVE")
    return null;
  let format: Buffer | null = null;
  for (let at = 12; at + 8 <= file.length; ) {
    const name = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    if (name === "data") return format && { format, dataStart: at + 8, dataBytes: length };
    const body = file.subarray(at + 8, at + 8 + length);
    if (name === "fmt " && length >= 16 && body.length === length) format = body;
    at += 8 + length + (length % 2);
  }
  return null;
}
