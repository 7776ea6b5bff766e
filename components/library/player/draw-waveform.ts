import { columnsOf, type Peaks, type WaveMark } from "./waveform-shape";

const BAR_PIXELS = 2;
const PITCH_PIXELS = 3;
const MARK_PIXELS = 3;

type Scene = {
  peaks: Peaks | null;
  marks: WaveMark[];
  /** What the canvas shows. */
  fromSeconds: number;
  toSeconds: number;
  seconds: number;
};

const colorOf = (style: CSSStyleDeclaration, name: string): string => style.getPropertyValue(name).trim();

/**
 * Draws what has been played strongly and the rest faintly; without peaks, a plain timeline. Marks run along the
 * bottom.
 */
export function drawWaveform(canvas: HTMLCanvasElement, { peaks, marks, fromSeconds, toSeconds, seconds }: Scene) {
  const brush = canvas.getContext("2d");
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!brush || width === 0 || toSeconds <= fromSeconds) return;
  const density = window.devicePixelRatio || 1;
  if (canvas.width !== Math.round(width * density)) canvas.width = Math.round(width * density);
  if (canvas.height !== Math.round(height * density)) canvas.height = Math.round(height * density);
  brush.setTransform(density, 0, 0, density, 0, 0);
  brush.clearRect(0, 0, width, height);

  const style = getComputedStyle(canvas);
  const [heard, ahead] = [colorOf(style, "--primary"), colorOf(style, "--border-strong")];
  const xOf = (at: number): number => ((at - fromSeconds) / (toSeconds - fromSeconds)) * width;
  const now = xOf(seconds);
  const room = height - (marks.length > 0 ? MARK_PIXELS + 3 : 0);

  const columns = Math.floor(width / PITCH_PIXELS);
  const levels = peaks ? columnsOf(peaks.peaks, columns) : null;
  for (let column = 0; column < columns; column++) {
    const x = column * PITCH_PIXELS;
    const level = levels ? Math.max(BAR_PIXELS, (levels[column] ?? 0) * room) : BAR_PIXELS;
    brush.fillStyle = x < now ? heard : ahead;
    brush.globalAlpha = x < now ? 1 : 0.55;
    brush.fillRect(x, (room - level) / 2, BAR_PIXELS, level);
  }
  brush.globalAlpha = 1;
  for (const { startSeconds, endSeconds, color } of marks) {
    brush.fillStyle = color;
    brush.fillRect(
      xOf(startSeconds),
      height - MARK_PIXELS,
      Math.max(3, xOf(endSeconds) - xOf(startSeconds)),
      MARK_PIXELS,
    );
  }
  brush.fillStyle = heard;
  brush.fillRect(now - 1, 0, 2, height);
}
