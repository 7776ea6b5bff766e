const written = new Intl.NumberFormat("en");

/** A number with its noun: "1 session", "1,200 sessions", "3 people". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${written.format(count)} ${count === 1 ? one : many}`;

/** The same as an item of a list that leaves out what there is none of. */
export const countedIfAny = (count: number, one: string): string[] => (count === 0 ? [] : [counted(count, one)]);
