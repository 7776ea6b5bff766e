"use client";
import { useSyncExternalStore } from "react";
import type { ReelController, ReelState } from "./reel-controller";

/** What `read` makes of the state; draws anew only when that changes, so let it answer something plain. */
export function useReelState<T extends string | number | boolean | null>(
  controller: ReelController,
  read: (state: ReelState) => T,
): T {
  const snapshot = () => read(controller.state());
  return useSyncExternalStore(controller.subscribe, snapshot, snapshot);
}
