/** Paper, ink, petrol, and a highlight color that only marks what someone really said, as in the app. */
export const PALETTE = {
  ink: "1A1F1E",
  grey: "5F6663",
  petrol: "0B5A5E",
  petrolSoft: "E3F1F0",
  against: "B4531A",
  marker: "E0AE1C",
  markerSoft: "FFF6D6",
  paper: "F7F6F3",
  border: "DAD8D1",
  white: "FFFFFF",
} as const;

/** Colors of a chart's series, in order. */
export const SERIES = ["0B5A5E", "B4531A", "E0AE1C", "24589F", "6B4E9B", "2A6F31", "918F87", "8A2C5A"] as const;

/** The same under white figures: the bright ones are darker, for a contrast of 4.5 to 1. */
export const SERIES_UNDER_WHITE = SERIES.map(
  (color) => ({ E0AE1C: "866708", "918F87": "6E6C65" })[color as string] ?? color,
);
