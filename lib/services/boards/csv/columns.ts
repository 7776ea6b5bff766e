/** The columns of a board's CSV file, in order. Those that only the import needs come last. */
export const COLUMNS = [
  "Lane",
  "Position",
  "Insight",
  "Type",
  "Notes",
  "Source",
  "Evidence",
  "Color",
  "Lane color",
  "Lane number",
  "Evidence IDs",
] as const;
export type Column = (typeof COLUMNS)[number];
