const HEADER_BYTES = 44;

/** A mono WAV with room for `seconds` of samples after its header, all of them zero, which is silence at 16 bits. */
export function emptyWav(seconds: number, samplesPerSecond: number, bytesPerSample: 1 | 2 = 2): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + seconds * samplesPerSecond * bytesPerSample);
  bytes.write("RIFF");
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(samplesPerSecond, 24);
  bytes.writeUInt32LE(samplesPerSecond * bytesPerSample, 28);
  bytes.writeUInt16LE(bytesPerSample, 32);
  bytes.writeUInt16LE(bytesPerSample * 8, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(bytes.length - HEADER_BYTES, 40);
  return bytes;
}
