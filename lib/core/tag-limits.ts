/** How many levels of tags may stand in each other, and how many tags a project may have. */
export const MOST_LEVELS = 5;
export const MOST_TAGS = 1000;
