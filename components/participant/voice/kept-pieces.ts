export type Piece = { token: string; take: string; number: number; bytes: ArrayBuffer };

const NAME = "earshot.voice";
const STORE = "pieces";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ["take", "number"] });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

/** A browser that keeps nothing, as a private window may, is no reason to stop: then only what was sent is safe. */
async function within<T>(mode: IDBTransactionMode, otherwise: T, act: (store: IDBObjectStore) => IDBRequest<T> | null) {
  try {
    const database = await open();
    try {
      return await new Promise<T>((resolve, reject) => {
        const transaction = database.transaction(STORE, mode);
        const request = act(transaction.objectStore(STORE));
        transaction.oncomplete = () => resolve(request ? request.result : otherwise);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  } catch {
    return otherwise;
  }
}

const all = () => within<Piece[]>("readonly", [], (store) => store.getAll());
const remove = (take: string, number: number) =>
  within<undefined>("readwrite", undefined, (store) => store.delete([take, number]));

/** Pieces of a recording that have not arrived yet, kept on this device by take and number. */
export const keptPieces = {
  put: (piece: Piece) =>
    within<undefined>("readwrite", undefined, (store) => {
      store.put(piece);
      return null;
    }),
  remove,
  /** Those of a take, in their order. */
  ofTake: async (take: string): Promise<Piece[]> =>
    (await all()).filter((piece) => piece.take === take).sort((one, other) => one.number - other.number),
  /** Removes all of a participant's. */
  forgetOf: async (token: string): Promise<void> => {
    for (const piece of await all()) if (piece.token === token) await remove(piece.take, piece.number);
  },
};
