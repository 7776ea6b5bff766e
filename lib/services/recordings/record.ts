/** The loudness of a stretch of a recording. */
export type WaveformRecord = {
  bucketSeconds: number;
  startSeconds: number;
  /** Of the whole recording. */
  durationSeconds: number | null;
  /** 0 to 255, the loudest of each bucket. */
  peaks: number[];
};
