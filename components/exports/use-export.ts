"use client";
import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/call";
import { CallError } from "@/lib/api/call-error";
import type { ExportShape } from "@/lib/api/exports";
import { insist } from "@/lib/api/insist";

const POLL_MS = 1_500;

type State =
  | { phase: "idle" }
  | { phase: "making" }
  | { phase: "ready"; made: ExportShape }
  | { phase: "failed"; why: string };

/** Follows an export from the request to its file. Leaving the page stops the polling, not the export. */
export function useExport() {
  const [state, setState] = useState<State>({ phase: "idle" });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (request: (signal: AbortSignal) => Promise<ExportShape>) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setState({ phase: "making" });
    try {
      const made = await untilEnded(await request(own.signal), own.signal);
      if (own.signal.aborted) return;
      if (made.status === "failed")
        return setState({ phase: "failed", why: made.error ?? "This couldn’t be exported." });
      setState({ phase: "ready", made });
      if (made.downloadUrl) window.location.assign(made.downloadUrl);
    } catch (thrown) {
      if (!own.signal.aborted) setState({ phase: "failed", why: CallError.sentence(thrown) });
    }
  };
  const forget = () => {
    stop.current?.abort();
    setState({ phase: "idle" });
  };
  return { state, start, forget };
}

async function untilEnded(asked: ExportShape, signal: AbortSignal): Promise<ExportShape> {
  let now = asked;
  while ((now.status === "queued" || now.status === "running") && !signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    // It is made all the same: asking for it again would make another.
    const look = () => call("GET /exports/{id}", { params: { id: asked.id }, signal });
    now = await insist(look, () => undefined, signal);
  }
  return now;
}
