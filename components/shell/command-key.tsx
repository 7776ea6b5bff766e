"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};
const ofReader = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");

/** The modifier key of shortcuts, by its name on the reader's own keyboard. */
export const CommandKey = () => useSyncExternalStore(never, ofReader, () => "Ctrl");
