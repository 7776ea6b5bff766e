"use client";
import { useCallback, useRef, useState } from "react";

export type Upload = { key: number; name: string; sizeBytes: number; progress: number; error: string | null };
type Send = (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>;
type Waiting = { key: number; file: File };

const AT_ONCE = 3;

/** Sends files three at a time. A finished one leaves the list; a failed one stays until retried or dismissed. */
export function useUploads(send: Send, onDone: () => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Waiting[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const files = useRef(new Map<number, File>());
  const lastKey = useRef(0);

  const change = useCallback((key: number, to: Partial<Upload>) => {
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  }, []);
  const drop = useCallback((key: number) => {
    running.current.get(key)?.abort();
    queue.current = queue.current.filter((waiting) => waiting.key !== key);
    files.current.delete(key);
    setUploads((all) => all.filter((upload) => upload.key !== key));
  }, []);

  const pump = useCallback(() => {
    while (running.current.size < AT_ONCE) {
      const next = queue.current.shift();
      if (!next) return;
      const controller = new AbortController();
      running.current.set(next.key, controller);
      send(next.file, (progress) => change(next.key, { progress }), controller.signal)
        .then(() => drop(next.key))
        .catch((thrown: unknown) => {
          const sentence = thrown instanceof Error ? thrown.message : "The upload did not work. Try again.";
          if (!controller.signal.aborted) change(next.key, { error: sentence });
        })
        .finally(() => {
          running.current.delete(next.key);
          onDone();
          pump();
        });
    }
  }, [send, onDone, change, drop]);

  const add = (given: File[]) => {
    const fresh = given.map((file) => {
      lastKey.current += 1;
      files.current.set(lastKey.current, file);
      queue.current.push({ key: lastKey.current, file });
      return { key: lastKey.current, name: file.name, sizeBytes: file.size, progress: 0, error: null };
    });
    setUploads((all) => [...all, ...fresh]);
    pump();
  };
  const retry = (key: number) => {
    const file = files.current.get(key);
    if (!file) return;
    change(key, { error: null, progress: 0 });
    queue.current.push({ key, file });
    pump();
  };
  return { uploads, add, retry, drop };
}
