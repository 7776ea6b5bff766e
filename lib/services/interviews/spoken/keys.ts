/** Where a chunk lies until the answer is whole; the whole one lies under the answer's own key. */
export const chunkKey = (storageKey: string, number: number): string => `${storageKey}.${number}`;

/** Every key that an answer with so many chunks can have bytes under. */
export const keysOf = (storageKey: string, chunks: number): string[] => [
  storageKey,
  ...Array.from({ length: chunks }, (_, number) => chunkKey(storageKey, number)),
];
