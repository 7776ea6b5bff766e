"use client";
import { useRouter } from "next/navigation";
import { startTransition } from "react";

/** Tries again what failed, on the server too: rendering alone wouldn't ask for it once more. */
export function useRetry(reset: () => void): () => void {
  const router = useRouter();
  return () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
}
