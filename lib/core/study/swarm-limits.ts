export const LEAST_TASKS = 3;
export const MOST_TASKS = 10;
export const MOST_ADDRESS_CHARACTERS = 2000;
