const SMALL = 1e-6;

/** Each row with mean 0 and variance 1, scaled and moved (Ba et al. 2016, "Layer Normalization"). */
export function normalize(
  from: Float32Array,
  into: Float32Array,
  rows: number,
  width: number,
  { scale, bias }: { scale: Float32Array; bias: Float32Array },
): void {
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    let sum = 0;
    for (let each = 0; each < width; each++) sum += from[at + each] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let each = 0; each < width; each++) squares += ((from[at + each] ?? 0) - mean) ** 2;
    const by = 1 / Math.sqrt(squares / width + SMALL);
    for (let each = 0; each < width; each++)
      into[at + each] = ((from[at + each] ?? 0) - mean) * by * (scale[each] ?? 0) + (bias[each] ?? 0);
  }
}

/** Attention of several heads (Vaswani et al. 2017, 3.2); a row of `asked` holds what it asks, its key and its value. */
export function attend(asked: Float32Array, into: Float32Array, rows: number, width: number, heads: number): void {
  const size = width / heads;
  const scale = 1 / Math.sqrt(size);
  const shares = new Float64Array(rows);
  into.fill(0, 0, rows * width);
  for (let head = 0; head < heads; head++)
    for (let row = 0; row < rows; row++) {
      const query = row * 3 * width + head * size;
      let most = -Infinity;
      for (let other = 0; other < rows; other++) {
        const key = other * 3 * width + width + head * size;
        let dot = 0;
        for (let each = 0; each < size; each++) dot += (asked[query + each] ?? 0) * (asked[key + each] ?? 0);
        shares[other] = dot * scale;
        most = Math.max(most, dot * scale);
      }
      let sum = 0;
      for (let other = 0; other < rows; other++) sum += shares[other] = Math.exp((shares[other] ?? 0) - most);
      const to = row * width + head * size;
      for (let other = 0; other < rows; other++) {
        const share = (shares[other] ?? 0) / sum;
        const value = other * 3 * width + 2 * width + head * size;
        for (let each = 0; each < size; each++)
          into[to + each] = (into[to + each] ?? 0) + share * (asked[value + each] ?? 0);
      }
    }
}
