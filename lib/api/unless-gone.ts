import { CallError } from "./call-error";

const NOT_FOUND = 404;

/** Waits for a deletion. What somebody else has deleted meanwhile is gone, as was wished. */
export async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((thrown: unknown) => {
    if (!(thrown instanceof CallError) || thrown.status !== NOT_FOUND) throw thrown;
  });
}
