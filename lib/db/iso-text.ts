/**
 * SQL for a timestamptz as ISO 8601 text, the form every surface returns: what is only passed on never becomes a Date.
 */
export const isoText = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
