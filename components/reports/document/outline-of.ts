import type { Line } from "../editor/line";
import type { OutlineItem } from "./outline";

export const outlineOf = (lines: readonly Line[]): OutlineItem[] =>
  lines.flatMap(({ key, kind, text }) =>
    (kind === "section" || kind === "heading") && text.trim() !== ""
      ? [{ key, text, depth: kind === "section" ? 1 : 2 }]
      : [],
  );
