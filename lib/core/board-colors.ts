/** The colors of lanes and cards, in the order of the palette's hues. */
export const BOARD_COLORS = [
  "red",
  "orange",
  "amber",
  "yellow",
  "lime",
  "green",
  "teal",
  "cyan",
  "blue",
  "indigo",
  "purple",
  "pink",
] as const;
export type BoardColor = (typeof BOARD_COLORS)[number];
