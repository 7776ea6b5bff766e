/** Of one picture of a report. */
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;
