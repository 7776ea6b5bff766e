/** A field's name as words: `paidSeats` becomes "paid seats". */
export const fieldText = (name: string): string =>
  name.replace(/_/g, " ").replace(/[a-z][A-Z]/g, (pair) => `${pair[0]} ${pair[1]?.toLowerCase()}`);
