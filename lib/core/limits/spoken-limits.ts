/** Ten minutes at the browser's usual bit rate are 3 MB; even a browser that ignores the rate stays below this. */
export const MAX_SPOKEN_BYTES = 20 * 1024 ** 2;
export const MAX_CHUNK_BYTES = 512 * 1024;
export const MAX_CHUNKS = 600;
export const MAX_SPOKEN_SECONDS = 10 * 60;

/** What browsers record: Chrome and Firefox WebM or Ogg, Safari MP4. Parameters such as the codec are left out. */
export const SPOKEN_TYPES = ["audio/webm", "audio/mp4", "audio/ogg"] as const;
export type SpokenType = (typeof SPOKEN_TYPES)[number];
