import { CallError } from "./call-error";

const NOT_FOUND = 404;

/** Awaits a deletion. If someone else has deleted it meanwhile, that is what was wanted. */
export async function unlessGone(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((thrown: unknown) => {
    if (!(thrown instanceof CallError) || thrown.status !== NOT_FOUND) throw thrown;
  });
}
