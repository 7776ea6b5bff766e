const STORED = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00:00"/g;

/** Converts timestamps in a row's JSON to the API's format: UTC, with milliseconds and a Z. */
export const isoTimes = (json: string): string =>
  json.replace(STORED, (_, seconds: string, fraction = "") => `"${seconds}.${fraction.padEnd(3, "0").slice(0, 3)}Z"`);
