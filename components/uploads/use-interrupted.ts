"use client";
import { useCallback, useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import type { Remembered, RememberedUploads } from "./remembered";
import { isHeld } from "./while-held";

export type Interrupted = Remembered & { sentBytes: number };

/** Uploads that an earlier page started and didn't finish. One whose bytes have all arrived is completed here. */
export function useInterrupted(remembered: RememberedUploads, onDone: () => void) {
  const [interrupted, setInterrupted] = useState<Interrupted[]>([]);
  const drop = useCallback((uploadId: string) => {
    setInterrupted((all) => all.filter((one) => one.uploadId !== uploadId));
  }, []);

  useEffect(() => {
    let gone = false;
    const look = async (one: Remembered) => {
      if (await isHeld(one.uploadId)) return;
      try {
        const { fileId, parts, sizeBytes, completedAt } = await call("GET /library/uploads/{id}", {
          params: { id: one.uploadId },
        });
        const sentBytes = parts.reduce((sum, part) => sum + part.sizeBytes, 0);
        if (gone) return;
        if (sentBytes < sizeBytes) return setInterrupted((all) => [...all, { ...one, sentBytes }]);
        if (!completedAt) await call("POST /library/files/{id}/complete", { params: { id: fileId } });
        remembered.forget(one.uploadId);
        onDone();
      } catch (error) {
        if (CallError.isNotFound(error)) remembered.forget(one.uploadId);
      }
    };
    setInterrupted([]);
    for (const one of remembered.list()) void look(one);
    return () => {
      gone = true;
    };
  }, [remembered, onDone]);

  /** Gives it up and removes what was sent of it. */
  const discard = useCallback(
    (uploadId: string) => {
      drop(uploadId);
      remembered.forget(uploadId);
      call("DELETE /library/uploads/{id}", { params: { id: uploadId } }).catch(() => undefined);
    },
    [drop, remembered],
  );
  return { interrupted, drop, discard };
}
