"use client";
import { useSyncExternalStore } from "react";

const never = () => () => {};
const ofReader = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? "⌘" : "Ctrl");

/** The key that shortcuts are pressed with, as it is called on the reader's own keyboard. */
export const CommandKey = () => useSyncExternalStore(never, ofReader, () => "Ctrl");
