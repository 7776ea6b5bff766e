"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { readLocal, writeLocal } from "@/components/ui/hooks/local-storage";

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
