"use client";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast";

/**
 * Runs one action at a time, reports the result in a toast, and reloads the page's data. Resolves with whether it
 * worked.
 */
export function useCall() {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const run = async (act: () => Promise<string>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      toast.success(await act());
      router.refresh();
      return true;
    } catch (thrown) {
      toast.failed(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
