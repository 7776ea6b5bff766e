/** SQL for a timestamptz as the ISO 8601 text that every surface answers: what is only passed on never becomes a Date. */
export const isoText = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
