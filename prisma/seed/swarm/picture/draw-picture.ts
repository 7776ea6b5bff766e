import type { Face } from "./load-faces";
import type { Painted } from "./painted";
import { png } from "./png";

type Faces = { regular: Face; bold: Face };
type Canvas = { width: number; height: number; pixels: Uint8Array };

const rgb = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** A window of a page drawn anew as a PNG: boxes and lines of text where they were, in a face of our own. */
export function drawPicture({ width, height, color, parts }: Painted, faces: Faces, scale: number): Promise<Buffer> {
  const canvas: Canvas = {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    pixels: new Uint8Array(),
  };
  canvas.pixels = new Uint8Array(canvas.width * canvas.height * 3);
  fill(canvas, 0, 0, canvas.width, canvas.height, rgb(color));
  for (const part of parts) {
    if (part.length === 5) {
      const [x, y, across, down, paint] = part;
      const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
      const right = Math.max(left + 1, Math.round((x + across) * scale));
      const bottom = Math.max(top + 1, Math.round((y + down) * scale));
      fill(canvas, left, top, right, bottom, rgb(paint));
    } else {
      const [x, baseline, across, fontPx, isBold, paint, text] = part;
      const face = isBold ? faces.bold : faces.regular;
      write(
        canvas,
        text,
        { x: x * scale, y: Math.round(baseline * scale), across: across * scale },
        rgb(paint),
        (letter) => face.glyph(letter, fontPx * scale),
      );
    }
  }
  return png(canvas.width, canvas.height, canvas.pixels);
}

function fill(
  { width, height, pixels }: Canvas,
  left: number,
  top: number,
  right: number,
  bottom: number,
  paint: number[],
) {
  const from = Math.max(0, left);
  const row = new Uint8Array(Math.max(0, Math.min(width, right) - from) * 3).map((_, at) => paint[at % 3] ?? 0);
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) pixels.set(row, (y * width + from) * 3);
}

type Place = { x: number; y: number; across: number };

/** Letters stand a little closer or wider, so that the line is as long as it was. */
function write(
  canvas: Canvas,
  text: string,
  { x, y, across }: Place,
  paint: number[],
  glyphOf: (letter: string) => ReturnType<Face["glyph"]>,
) {
  const glyphs = [...text].map(glyphOf);
  const natural = glyphs.reduce((sum, { advance }) => sum + advance, 0);
  const stretch = natural > 0 && across > 0 ? across / natural : 1;
  let pen = x;
  for (const { advance, mask } of glyphs) {
    const left = Math.round(pen) + mask.left;
    for (let row = 0; row < mask.height; row++)
      for (let column = 0; column < mask.width; column++)
        blend(canvas, left + column, y + mask.top + row, paint, (mask.cover[row * mask.width + column] ?? 0) / 255);
    pen += advance * stretch;
  }
}

function blend({ width, height, pixels }: Canvas, x: number, y: number, paint: number[], share: number) {
  if (share === 0 || x < 0 || y < 0 || x >= width || y >= height) return;
  for (let part = 0; part < 3; part++) {
    const at = (y * width + x) * 3 + part;
    pixels[at] = Math.round((pixels[at] ?? 0) * (1 - share) + (paint[part] ?? 0) * share);
  }
}
