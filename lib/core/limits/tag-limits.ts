/** How many levels of tags may nest, and how many tags a project may have. */
export const MOST_LEVELS = 5;
export const MOST_TAGS = 1000;
