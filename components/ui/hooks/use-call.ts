"use client";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { CallError } from "@/lib/api/client/call-error";

/**
 * Runs one action at a time, reports the result in a toast (null: the page itself shows it), and reloads the page's
 * data, also if it turned out to be outdated. Resolves with whether it worked. `refreshing` lasts until the page shows
 * the result, for what would otherwise still offer what was just done.
 */
export function useCall() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refreshing, refresh] = useTransition();
  const run = async (act: () => Promise<string | null>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      const done = await act();
      if (done !== null) toast.success(done);
      refresh(() => router.refresh());
      return true;
    } catch (thrown) {
      toast.failed(thrown);
      // What was refused may no longer be there, nor one's right to do it: the page shows how things stand now.
      if (CallError.isOutdated(thrown)) refresh(() => router.refresh());
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refreshing, run };
}
