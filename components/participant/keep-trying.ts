import { CallError } from "@/lib/api/client/call-error";
import { insist, mayPass, type Trouble } from "@/lib/api/client/insist";

const BROKEN = 500;
const isWorthRepeating = (error: unknown): boolean =>
  mayPass(error) || (error instanceof CallError && error.status >= BROKEN);

/** Repeats what brings an answer to us, through faults of ours too: a service that restarts must not cost an answer. */
export const keepTrying = <T>(
  act: () => Promise<T>,
  onTrouble: (trouble: Trouble | null) => void,
  signal: AbortSignal,
): Promise<T> => insist(act, onTrouble, signal, isWorthRepeating);
