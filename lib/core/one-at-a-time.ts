const shared = globalThis as typeof globalThis & { earshotTurn?: Promise<unknown> };

/**
 * Runs memory-intensive work one piece at a time in this process, because the process's growth is measured while
 * strangers' files are read and must be attributable to the current file.
 */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const turn = (shared.earshotTurn ?? Promise.resolve()).then(work);
  const done = () => undefined;
  shared.earshotTurn = turn.then(done, done);
  return turn;
}
