const SHARE = 1 / 3;

/** Whether people disagree: at least a third of those who take a side take the other one. */
export const isDivided = (one: number, other: number): boolean => other > 0 && other >= (one + other) * SHARE;
