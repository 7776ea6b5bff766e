export type MediaObject = { storageKey: string; sizeBytes: number };
export type MediaFacts = { assetType: "VIDEO" | "AUDIO"; durationSeconds: number | null };
export type CutLimits = { fromSeconds: number; maxSeconds: number; maxBytes: number };

/** A piece of a recording's sound. `nextSeconds` is where the rest begins, null after the last piece. */
export type AudioPart = {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  contentType: string;
  startSeconds: number;
  nextSeconds: number | null;
};

/** What the thread is started with. */
export type MediaTask = { sizeBytes: number; cut: CutLimits | null };

/** The thread asks for bytes of the recording until it has its answer. */
export type FromThread =
  | { kind: "read"; id: number; start: number; end: number }
  | { kind: "done"; facts: MediaFacts | null; part: AudioPart | null };
export type ToThread = { id: number; bytes: Uint8Array<ArrayBuffer> };
