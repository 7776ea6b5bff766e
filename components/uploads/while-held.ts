import { CallError } from "@/lib/api/client/call-error";

const lockOf = (uploadId: string) => `earshot.upload.${uploadId}`;

/**
 * Sends from one tab only: throws `CallError` if another tab is sending it. Old browsers have no locks and send twice.
 */
export async function whileHeld<T>(uploadId: string, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(lockOf(uploadId), { ifAvailable: true }, (lock) => {
    if (!lock) throw new CallError("This file is being uploaded in another tab.");
    return work();
  });
}

/** Whether this or another tab is sending it. */
export async function isHeld(uploadId: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === lockOf(uploadId));
}
