/** A failure that the person can fix: shown as one sentence, without a stack. */
export class Fault extends Error {}

/** @param {unknown} error */
export function explain(error) {
  if (error instanceof Fault) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOSPC") return "The disk is full: free some space and try again.";
  const said = error instanceof Error ? error.message : "";
  if (code === "EACCES" || code === "EPERM") return `This user may not write here: ${said}.`;
  if (code === "EROFS") return `Nothing can be written here: ${said}.`;
  if (code === "ENOTDIR" || code === "EEXIST") return `A file stands where a folder is needed: ${said}.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs a command's work; a failure is explained and ends the process. @param {() => Promise<unknown>} work */
export async function orFail(work) {
  try {
    await work();
  } catch (error) {
    console.error(`\n${explain(error)}`);
    process.exit(1);
  }
}
