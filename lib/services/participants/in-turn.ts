const shared = globalThis as typeof globalThis & { earshotStudyTurns?: Map<string, Promise<unknown>> };

/**
 * Serializes the acts that lock one study in this process. The lock alone would be enough, but every waiting caller
 * would hold a connection, and fifty at once would leave none for anyone else.
 */
export function inTurn<T>(studyId: string, work: () => Promise<T>): Promise<T> {
  shared.earshotStudyTurns ??= new Map();
  const turns = shared.earshotStudyTurns;
  const turn = (turns.get(studyId) ?? Promise.resolve()).then(work);
  const done = turn.then(
    () => undefined,
    () => undefined,
  );
  turns.set(studyId, done);
  done.then(() => turns.get(studyId) === done && turns.delete(studyId));
  return turn;
}
