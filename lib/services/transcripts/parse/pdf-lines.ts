export type PdfItem = { str: string; transform: number[]; width: number; height: number; hasEOL: boolean };

/**
 * Lines of one page from its text runs, in file order, which is nearly always reading order. A gap wider than a letter
 * is a space, a drop of more than a line and a half an empty line.
 */
export function pdfLines(items: readonly PdfItem[]): string[] {
  const lines: string[] = [];
  let line = "";
  let last: { right: number; baseline: number; height: number } | null = null;
  for (const item of items) {
    if (item.str !== "") {
      const left = item.transform[4] ?? 0;
      const baseline = item.transform[5] ?? 0;
      const height: number = item.height || last?.height || 10;
      const drop: number = last === null ? 0 : Math.abs(last.baseline - baseline);
      if (last !== null && drop > Math.min(height, last.height) * 0.6) {
        lines.push(line.trim());
        if (drop > Math.max(height, last.height) * 1.9) lines.push("");
        line = "";
      } else if (last !== null && left - last.right > height * 0.2 && !line.endsWith(" ")) {
        line += left - last.right > height ? "  " : " ";
      }
      line += item.str;
      last = { right: left + item.width, baseline, height };
    }
  }
  lines.push(line.trim());
  return lines.filter((text, at) => text !== "" || (at > 0 && lines[at - 1] !== ""));
}
