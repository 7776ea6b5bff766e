"use client";
import { useState } from "react";
import { CallError } from "@/lib/api/call-error";

const SIGNED_OUT = 401;

/** Runs one act at a time, says whether it is under way, and keeps the sentence of its failure. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Resolves with whether the act worked. */
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await act();
      return true;
    } catch (thrown) {
      if (thrown instanceof CallError && thrown.status === SIGNED_OUT)
        window.location.assign(`/sign-in?next=${encodeURIComponent(window.location.pathname)}`);
      setError(CallError.sentence(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}
