"use client";
import { useState } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { CallError } from "@/lib/api/client/call-error";

/** Runs one action at a time, with whether it is in progress and the message of its failure. */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Resolves with whether the action succeeded. */
  const run = async (act: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      await act();
      return true;
    } catch (thrown) {
      // Not every caller shows the message, and going to the sign-in page would lose what was typed into a form.
      if (CallError.isSignedOut(thrown)) toast.failed(thrown);
      setError(CallError.sentence(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, error, run };
}
