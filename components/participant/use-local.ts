"use client";
import { useCallback, useEffect, useRef, useState } from "react";

/** What this device keeps under a key; null when it is nothing, or can't be read. */
export const readLocal = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
};

export const writeLocal = (key: string, value: unknown) => {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows and full disks store nothing; typed text then lives as long as the page.
  }
};

/**
 * A value that survives a closed tab, on this device only. It is `initial` until hydration, so that server and browser
 * agree at first.
 */
export function useLocal<T>(key: string | null, initial: T, isValid: (value: unknown) => value is T) {
  const [value, setValue] = useState(initial);
  const check = useRef(isValid);
  useEffect(() => {
    if (key === null) return;
    const kept = readLocal(key);
    if (check.current(kept)) setValue(kept);
  }, [key]);
  const set = useCallback(
    (next: T) => {
      setValue(next);
      if (key !== null) writeLocal(key, next);
    },
    [key],
  );
  const clear = useCallback(() => {
    setValue(initial);
    if (key !== null) writeLocal(key, null);
  }, [key, initial]);
  return [value, set, clear] as const;
}

export const isText = (value: unknown): value is string => typeof value === "string";
export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
