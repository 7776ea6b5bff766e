import type { Edge } from "./outline-of";

/** How much of each pixel a glyph covers, 0–255; its upper left pixel lies at `left`, `top` from where it is set. */
export type Mask = { left: number; top: number; width: number; height: number; cover: Uint8Array };

/** Lines and columns that are looked at in each pixel. */
const FINE = 4;

/** What lies within an outline by the nonzero rule. */
export function glyphMask(edges: readonly Edge[]): Mask {
  if (edges.length === 0) return { left: 0, top: 0, width: 0, height: 0, cover: new Uint8Array(0) };
  const left = Math.floor(Math.min(...edges.map(({ x0, x1 }) => Math.min(x0, x1))));
  const top = Math.floor(Math.min(...edges.map(({ y0, y1 }) => Math.min(y0, y1))));
  const width = Math.ceil(Math.max(...edges.map(({ x0, x1 }) => Math.max(x0, x1)))) - left;
  const height = Math.ceil(Math.max(...edges.map(({ y0, y1 }) => Math.max(y0, y1)))) - top;
  const counts = new Uint8Array(width * height);
  for (let line = 0; line < height * FINE; line++) {
    const y = top + (line + 0.5) / FINE;
    const crossings = edges
      .filter(({ y0, y1 }) => y0 <= y !== y1 <= y)
      .map(({ x0, y0, x1, y1 }) => ({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: y1 > y0 ? 1 : -1 }))
      .sort((a, b) => a.x - b.x);
    let turns = 0;
    for (const [at, { x, turn }] of crossings.entries()) {
      turns += turn;
      const next = crossings[at + 1];
      if (turns === 0 || !next) continue;
      const from = Math.max(0, Math.round((x - left) * FINE));
      const until = Math.min(width * FINE, Math.round((next.x - left) * FINE));
      for (let column = from; column < until; column++) {
        const pixel = Math.floor(line / FINE) * width + Math.floor(column / FINE);
        counts[pixel] = (counts[pixel] ?? 0) + 1;
      }
    }
  }
  return { left, top, width, height, cover: counts.map((count) => Math.min(255, count * (256 / FINE ** 2))) };
}
