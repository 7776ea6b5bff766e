"use client";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/dialogs/toast";
import { call } from "@/lib/api/client/call";
import { CallError } from "@/lib/api/client/call-error";
import { insist } from "@/lib/api/client/insist";
import type { ExportShape } from "@/lib/api/exports";

const POLL_MS = 1_500;
/** An export is followed until it ends, or until the browser leaves the app. */
const NEVER = new AbortController().signal;

export type ExportState =
  | { phase: "idle" }
  /** `waitsFor`: why it doesn't go on just now. */
  | { phase: "making"; waitsFor: string | null }
  | { phase: "ready"; made: ExportShape }
  | { phase: "failed"; why: string };

/**
 * Follows an export from the request to its file, which is downloaded wherever its person has gone meanwhile: what
 * isn't shown (`isShown`) once it ends is told as a message.
 */
export function useExport(isShown: boolean) {
  const [state, setState] = useState<ExportState>({ phase: "idle" });
  const shown = useRef(isShown);
  useEffect(() => {
    shown.current = isShown;
    return () => {
      shown.current = false;
    };
  }, [isShown]);

  const end = (state: ExportState, tell: () => void) => {
    setState(shown.current ? state : { phase: "idle" });
    if (!shown.current) tell();
  };
  const start = async (request: () => Promise<ExportShape>) => {
    const making = (waitsFor: string | null) => setState({ phase: "making", waitsFor });
    making(null);
    try {
      const made = await untilEnded(await request(), ({ error }) => making(error));
      if (made.status === "failed") throw new CallError(made.error ?? "This couldn’t be exported.");
      end({ phase: "ready", made }, () => toast.success(`${made.fileName} is ready. Its download has started.`));
      if (made.downloadUrl) window.location.assign(made.downloadUrl);
    } catch (thrown) {
      end({ phase: "failed", why: CallError.sentence(thrown) }, () => toast.failed(thrown));
    }
  };
  const forget = () => setState((now) => (now.phase === "making" ? now : { phase: "idle" }));
  return { state, start, forget };
}

async function untilEnded(asked: ExportShape, tell: (now: ExportShape) => void): Promise<ExportShape> {
  let now = asked;
  while (now.status === "queued" || now.status === "running") {
    tell(now);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    // It is made all the same: asking for it again would make another.
    now = await insist(
      () => call("GET /exports/{id}", { params: { id: asked.id } }),
      () => undefined,
      NEVER,
    );
  }
  return now;
}
