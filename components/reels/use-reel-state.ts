"use client";
import { useSyncExternalStore } from "react";
import type { ReelController, ReelState } from "./reel-controller";

/** What `read` derives from the state. Rerenders only when that changes, so it should return a primitive. */
export function useReelState<T extends string | number | boolean | null>(
  controller: ReelController,
  read: (state: ReelState) => T,
): T {
  const snapshot = () => read(controller.state());
  return useSyncExternalStore(controller.subscribe, snapshot, snapshot);
}
