/** Where the weights are (a path), for the thread. */
export type EncoderData = { folder: string };
/** Unit vectors after one another, or why there are none. */
export type FromEncoder = { vectors: Float32Array<ArrayBuffer> } | { failed: string };
