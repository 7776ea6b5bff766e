/** How long a cut clip, or a reel as one file, may be. */
export const MOST_EXPORT_SECONDS = 3600;
