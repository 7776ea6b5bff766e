export type Command = { command: string; args: number[] };
/** Ends of straight lines, in pixels; `y` goes down. */
export type Edge = { x0: number; y0: number; x1: number; y1: number };

const PIECES = 4;

/** The straight lines that go round a glyph; curves are cut into a few. */
export function outlineOf(commands: readonly Command[], scale: number): Edge[] {
  const edges: Edge[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    edges.push({ x0: x * scale, y0: -y * scale, x1: nextX * scale, y1: -nextY * scale });
    [x, y] = [nextX, nextY];
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    const [fromX, fromY] = [x, y];
    if (command === "moveTo") [x, y, startX, startY] = [a, b, a, b];
    else if (command === "lineTo") to(a, b);
    else if (command === "closePath") to(startX, startY);
    else
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES;
        const u = 1 - t;
        if (command === "quadraticCurveTo")
          to(u * u * fromX + 2 * u * t * a + t * t * c, u * u * fromY + 2 * u * t * b + t * t * d);
        else
          to(
            u ** 3 * fromX + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
            u ** 3 * fromY + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
          );
      }
  }
  return edges;
}
