import type { CSSProperties } from "react";
import { BOARD_COLORS, type BoardColor } from "@/lib/core/board-colors";

const number = (color: BoardColor): number => BOARD_COLORS.indexOf(color) + 1;

/** The soft background of a colour with its text, both of the theme. */
export const colorFill = (color: BoardColor): CSSProperties => ({
  backgroundColor: `var(--tag-${number(color)}-bg)`,
  color: `var(--tag-${number(color)}-fg)`,
});

/** The strong tone of a colour, for a dot or a stripe. */
export const colorLine = (color: BoardColor): CSSProperties => ({ backgroundColor: `var(--tag-${number(color)}-fg)` });
