import type { CSSProperties } from "react";
import { BOARD_COLORS, type BoardColor } from "@/lib/core/board-colors";

const number = (color: BoardColor): number => BOARD_COLORS.indexOf(color) + 1;

/** A color's soft background with its text color, both from the theme. */
export const colorFill = (color: BoardColor): CSSProperties => ({
  backgroundColor: `var(--tag-${number(color)}-bg)`,
  color: `var(--tag-${number(color)}-fg)`,
});

/** A color's strong tone, for a dot or a stripe. */
export const colorLine = (color: BoardColor): CSSProperties => ({ backgroundColor: `var(--tag-${number(color)}-fg)` });
