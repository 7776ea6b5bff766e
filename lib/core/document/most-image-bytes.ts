/** Of one picture in a report. */
export const MOST_IMAGE_BYTES = 5 * 1024 * 1024;
