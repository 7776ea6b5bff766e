/** Where a chunk lies until the answer is whole; the whole one lies under the answer's own key. */
export const chunkKey = (storageKey: string, number: number): string => `${storageKey}.${number}`;

/** Where a session's joined recording lies: by its first answer's key, so that a repeated try writes the same object. */
export const joinedKey = (storageKey: string): string => `${storageKey}.joined`;

/** Every key that an answer with so many chunks can have bytes under. */
export const keysOf = (storageKey: string, chunks: number): string[] => [
  storageKey,
  ...Array.from({ length: chunks }, (_, number) => chunkKey(storageKey, number)),
];
