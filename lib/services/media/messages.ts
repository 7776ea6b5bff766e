export type MediaObject = { storageKey: string; sizeBytes: number };
export type MediaFacts = { assetType: "VIDEO" | "AUDIO"; durationSeconds: number | null };
export type CutLimits = { fromSeconds: number; maxSeconds: number; maxBytes: number };

/** A piece of a recording's audio. `nextSeconds` is where the rest begins, null after the last piece. */
export type AudioPart = {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  contentType: string;
  startSeconds: number;
  durationSeconds: number;
  nextSeconds: number | null;
};

/** Several recordings as one; `joined` are the list positions of those included. */
export type JoinedAudio = {
  bytes: Uint8Array<ArrayBuffer>;
  contentType: string;
  durationSeconds: number;
  joined: number[];
};

/** A stretch of a recording to be written to `path` by copying, without decoding. */
export type ExtractWish = {
  kind: "extract";
  startSeconds: number;
  endSeconds: number;
  picture: boolean;
  container: "mp4" | "m4a" | "mp3" | "mkv";
  /**
   * `common`: just the stretch, in codecs that every player supports. `any`: just the stretch. `wider`: from the key
   * frame before it, for a program that cuts exactly.
   */
  fit: "common" | "any" | "wider";
  path: string;
};

/** `offsetSeconds` is where the stretch begins in the written file. */
export type Extracted = { offsetSeconds: number; hasPicture: boolean; hasSound: boolean };

/** A task for the thread: the facts of one recording, a piece of it, or several joined at their places. */
export type MediaWish =
  | { kind: "facts" }
  | { kind: "cut"; limits: CutLimits }
  | ExtractWish
  | { kind: "join"; startSeconds: number[]; maxBytes: number };

export type MediaTask = { sizesBytes: number[]; wish: MediaWish };

export type MediaAnswer = {
  facts: MediaFacts | null;
  part: AudioPart | null;
  joined: JoinedAudio | null;
  extracted: Extracted | null;
};

/** The thread requests bytes of its recordings until it has its result. */
export type FromThread =
  | { kind: "read"; id: number; recording: number; start: number; end: number }
  | ({ kind: "done" } & MediaAnswer);
export type ToThread = ({ kind: "task" } & MediaTask) | { kind: "bytes"; id: number; bytes: Uint8Array<ArrayBuffer> };
