/** A timestamp of a row: text if the row came as JSON. */
export const storedDate = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));
