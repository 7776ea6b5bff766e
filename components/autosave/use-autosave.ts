"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Autosave, type Saving } from "./autosave";
import { saveAfterLeaving } from "./save-after-leaving";

/** An editor's draft, which saves itself. `saving` and `onAdopt` are those of the first call. */
export function useAutosave<Stored, Draft extends object>(
  initial: Stored,
  saving: Saving<Stored, Draft>,
  onAdopt?: (stored: Stored) => void,
) {
  const [autosave] = useState(() => new Autosave(initial, saving, onAdopt));
  const { draft, state } = useSyncExternalStore(autosave.subscribe, autosave.view, autosave.view);
  const { lookMs } = saving;
  useEffect(() => watchPage(autosave, lookMs), [autosave, lookMs]);
  const { change, flush, adopt, keepMine } = autosave;
  return { draft, state, change, flush, adopt, keepMine };
}

/** Saves before the page is hidden or left, and looks for changes by others when it is shown. Returns what ends that. */
function watchPage<Stored, Draft extends object>(autosave: Autosave<Stored, Draft>, lookMs: number | undefined) {
  const { flush, isDirty, look, rest, stopped } = autosave;
  const lookQuietly = () => {
    if (document.visibilityState === "visible") void look().catch(() => undefined);
  };
  // So that someone returning from signing in elsewhere finds it saved.
  const onFocus = () => (isDirty() ? void flush() : lookQuietly());
  const onHide = () => document.visibilityState === "hidden" && isDirty() && void flush();
  const onLeave = (event: BeforeUnloadEvent) => isDirty() && !stopped() && event.preventDefault();
  const onOnline = () => isDirty() && void flush();
  // Back and Forward show a page as it first loaded.
  lookQuietly();
  const every = lookMs === undefined ? undefined : setInterval(lookQuietly, lookMs);
  document.addEventListener("visibilitychange", onHide);
  window.addEventListener("focus", onFocus);
  window.addEventListener("beforeunload", onLeave);
  window.addEventListener("online", onOnline);
  return () => {
    clearInterval(every);
    document.removeEventListener("visibilitychange", onHide);
    window.removeEventListener("focus", onFocus);
    window.removeEventListener("beforeunload", onLeave);
    window.removeEventListener("online", onOnline);
    rest();
    if (isDirty() && !stopped()) void saveAfterLeaving({ flush, lost: stopped });
  };
}
