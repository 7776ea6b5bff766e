import type { Sparse } from "./graph";

const BESIDES = 16;

/** Numbers between -1 and 1, the same in every run. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/**
 * The strongest eigenvectors of a symmetric matrix plus the identity, by randomized subspace iteration; rows of
 * `vectors`.
 */
export function decompose(
  matrix: Sparse,
  dimensions: number,
  rounds: number,
): { vectors: Float64Array[]; values: number[] } {
  const size = matrix.columns.length;
  const wide = Math.min(size, dimensions + BESIDES);
  const next = chance(20_261);
  let basis: Float64Array[] = Array.from({ length: wide }, () => Float64Array.from({ length: size }, next));
  orthonormalise(basis);
  for (let round = 0; round < rounds; round += 1) {
    basis = basis.map((direction) => times(matrix, direction));
    orthonormalise(basis);
  }
  const images = basis.map((direction) => times(matrix, direction));
  const small = basis.map((a) => images.map((b) => dot(a, b)));
  const { values, turns } = jacobi(small);
  const order = values
    .map((_, at) => at)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    .slice(0, dimensions);
  const vectors = order.map((column) => {
    const direction = new Float64Array(size);
    for (const [row, from] of basis.entries()) {
      const share = turns[row]?.[column] ?? 0;
      for (let at = 0; at < size; at += 1) direction[at] = (direction[at] ?? 0) + share * (from[at] ?? 0);
    }
    return direction;
  });
  return { vectors, values: order.map((at) => values[at] ?? 0) };
}

function times({ columns, values }: Sparse, direction: Float64Array): Float64Array {
  const product = Float64Array.from(direction);
  for (let row = 0; row < columns.length; row += 1) {
    const [at, weights] = [columns[row], values[row]];
    if (!at || !weights) continue;
    let sum = product[row] ?? 0;
    for (let nth = 0; nth < at.length; nth += 1) sum += (weights[nth] ?? 0) * (direction[at[nth] ?? 0] ?? 0);
    product[row] = sum;
  }
  return product;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function orthonormalise(basis: Float64Array[]): void {
  for (const [nth, direction] of basis.entries()) {
    for (const before of basis.slice(0, nth)) {
      const share = dot(direction, before);
      for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) - share * (before[at] ?? 0);
    }
    const length = Math.sqrt(dot(direction, direction)) || 1;
    for (let at = 0; at < direction.length; at += 1) direction[at] = (direction[at] ?? 0) / length;
  }
}

/** The eigenvalues of a small symmetric matrix, and its eigenvectors as the columns of `turns` (Jacobi's method). */
function jacobi(symmetric: number[][]): { values: number[]; turns: number[][] } {
  const a = symmetric.map((row) => [...row]);
  const size = a.length;
  const turns = a.map((_, row) => a.map((_, column) => (row === column ? 1 : 0)));
  const rotate = (m: number[][], i: number, p: number, q: number, c: number, s: number) => {
    const row = m[i];
    if (!row) return;
    const [x, y] = [row[p] ?? 0, row[q] ?? 0];
    row[p] = c * x - s * y;
    row[q] = s * x + c * y;
  };
  for (let sweep = 0; sweep < 30; sweep += 1) {
    let off = 0;
    for (let p = 0; p < size; p += 1)
      for (let q = p + 1; q < size; q += 1) {
        const between = a[p]?.[q] ?? 0;
        off += between * between;
        if (Math.abs(between) < 1e-14) continue;
        const theta = ((a[q]?.[q] ?? 0) - (a[p]?.[p] ?? 0)) / (2 * between);
        const t = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        const c = 1 / Math.sqrt(t * t + 1);
        const s = t * c;
        const [rowP, rowQ] = [a[p], a[q]];
        if (!rowP || !rowQ) continue;
        for (let i = 0; i < size; i += 1) {
          const [x, y] = [rowP[i] ?? 0, rowQ[i] ?? 0];
          rowP[i] = c * x - s * y;
          rowQ[i] = s * x + c * y;
        }
        for (let i = 0; i < size; i += 1) {
          rotate(a, i, p, q, c, s);
          rotate(turns, i, p, q, c, s);
        }
      }
    if (off < 1e-18) break;
  }
  return { values: a.map((row, at) => row[at] ?? 0), turns };
}
