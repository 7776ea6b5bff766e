/** A chunk's key until the answer is complete; the complete one has the answer's own key. */
export const chunkKey = (storageKey: string, number: number): string => `${storageKey}.${number}`;

/** A session's joined recording is keyed by its first answer, so that a retry writes the same object. */
export const joinedKey = (storageKey: string): string => `${storageKey}.joined`;

/** Every key under which an answer with so many chunks can have bytes. */
export const keysOf = (storageKey: string, chunks: number): string[] => [
  storageKey,
  ...Array.from({ length: chunks }, (_, number) => chunkKey(storageKey, number)),
];
