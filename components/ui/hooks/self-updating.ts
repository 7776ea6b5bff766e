"use client";
import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let updating = 0;

function change(by: 1 | -1): void {
  updating += by;
  for (const listener of listeners) listener();
}

/** Marks the page as one that updates by itself, until the returned function is called. */
export function beginUpdating(): () => void {
  change(1);
  return () => change(-1);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page in view updates by itself. */
export const useSelfUpdating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => updating > 0,
    () => false,
  );
