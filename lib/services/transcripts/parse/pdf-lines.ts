export type PdfItem = { str: string; transform: number[]; width: number; height: number };

/**
 * Lines of one page from its text runs, in file order, which is nearly always reading order. A gap wider than a letter
 * is a space, a drop of more than a line and a half an empty line.
 */
export function pdfLines(items: readonly PdfItem[]): string[] {
  const lines: string[] = [];
  let line = "";
  let last: { right: number; baseline: number; height: number } | null = null;
  for (const { str, transform, width, height: ownHeight } of items) {
    if (str === "") continue;
    const [, , , , left = 0, baseline = 0] = transform;
    const height: number = ownHeight || last?.height || 10;
    if (last !== null) {
      const drop: number = Math.abs(last.baseline - baseline);
      const gap: number = left - last.right;
      if (drop > Math.min(height, last.height) * 0.6) {
        lines.push(line.trim());
        if (drop > Math.max(height, last.height) * 1.9) lines.push("");
        line = "";
      } else if (gap > height * 0.2 && !line.endsWith(" ")) line += gap > height ? "  " : " ";
    }
    line += str;
    last = { right: left + width, baseline, height };
  }
  lines.push(line.trim());
  return lines.filter((text, at) => text !== "" || (at > 0 && lines[at - 1] !== ""));
}
