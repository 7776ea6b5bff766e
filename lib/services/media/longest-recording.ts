/** A longer or missing length is a fault of the file rather than a recording. */
export const LONGEST_RECORDING_SECONDS = 100 * 3600;
