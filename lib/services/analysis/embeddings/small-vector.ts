/** A vector as stored, one signed byte per number; the loss is far below a model's precision. */
export function toBytes(vector: Float64Array): Uint8Array {
  const most = vector.reduce((max, each) => Math.max(max, Math.abs(each)), 0);
  return new Uint8Array(Int8Array.from(vector, (each) => Math.round((each / most) * 127)).buffer);
}

/** Cosine of a unit vector and a stored one; null if their lengths differ, as after a change of model. */
export function nearness(question: Float64Array, stored: Uint8Array): number | null {
  if (stored.length !== question.length) return null;
  const numbers = new Int8Array(stored.buffer, stored.byteOffset, stored.length);
  let dot = 0;
  let square = 0;
  for (let at = 0; at < numbers.length; at++) {
    const each = numbers[at] ?? 0;
    dot += each * (question[at] ?? 0);
    square += each * each;
  }
  return square === 0 ? null : dot / Math.sqrt(square);
}
