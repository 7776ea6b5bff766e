"use client";
import { useEffect, useEffectEvent } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";

const POLL_MS = 2_000;
const TRY_STREAM_AGAIN_MS = 30_000;
const GONE = [403, 404];

type Heard = { onVersion: (version: number) => void; onGone: () => void };

/**
 * Hears of each new version of a board while the page is visible: from a stream that the browser reopens by itself, or
 * by asking every two seconds where streams don't get through.
 */
export function useChanges(boardId: string, { onVersion, onGone }: Heard) {
  const heard = useEffectEvent(onVersion);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const watcher = new Watcher(boardId, heard, gone);
    const onSight = () => (document.visibilityState === "visible" ? watcher.start() : watcher.stop());
    onSight();
    document.addEventListener("visibilitychange", onSight);
    window.addEventListener("online", onSight);
    return () => {
      document.removeEventListener("visibilitychange", onSight);
      window.removeEventListener("online", onSight);
      watcher.stop();
    };
  }, [boardId]);
}

class Watcher {
  #stream: EventSource | undefined;
  #poll: number | undefined;
  #retry: number | undefined;
  constructor(
    private readonly boardId: string,
    private readonly heard: (version: number) => void,
    private readonly gone: () => void,
  ) {}

  start(): void {
    if (this.#stream) return;
    const stream = new EventSource(`/api/boards/${encodeURIComponent(this.boardId)}/changes`);
    this.#stream = stream;
    stream.addEventListener("version", (event: MessageEvent<string>) => {
      this.#stopPolling();
      this.heard((JSON.parse(event.data) as { version: number }).version);
    });
    // Only the answer to a plain request tells a broken connection from a deleted board.
    stream.addEventListener("error", () => {
      this.#startPolling();
      if (stream.readyState === EventSource.CLOSED && this.#stream === stream) this.#startAgain();
    });
  }

  stop(): void {
    this.#stream?.close();
    this.#stream = undefined;
    this.#stopPolling();
    window.clearTimeout(this.#retry);
  }

  #startAgain(): void {
    this.#stream = undefined;
    this.#retry = window.setTimeout(() => this.start(), TRY_STREAM_AGAIN_MS);
  }

  #startPolling(): void {
    if (this.#poll !== undefined) return;
    const ask = async () => {
      try {
        this.heard((await call("GET /boards/{id}/changes", { params: { id: this.boardId } })).version);
      } catch (thrown) {
        // The board stays, with whatever is being typed, and updates resume once the page is visible and signed in
        // again.
        if (CallError.isSignedOut(thrown)) {
          this.stop();
          toast.failed(thrown);
        }
        if (!(thrown instanceof CallError) || !GONE.includes(thrown.status)) return;
        this.stop();
        this.gone();
      }
    };
    this.#poll = window.setInterval(() => void ask(), POLL_MS);
    void ask();
  }

  #stopPolling(): void {
    window.clearInterval(this.#poll);
    this.#poll = undefined;
  }
}
