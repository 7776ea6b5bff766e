const shared = globalThis as typeof globalThis & { earshotTurn?: Promise<unknown> };

/**
 * Runs work that may take much memory, one piece at a time in this process: the growth of the process is measured
 * while strangers' files are read, and must be due to the file at hand.
 */
export function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = (shared.earshotTurn ?? Promise.resolve()).then(work);
  const done = () => undefined;
  shared.earshotTurn = turn.then(done, done);
  return turn;
}
