"use client";
import { useEffect, useState } from "react";
import { call } from "@/lib/api/client/call";

const WORDS: Record<string, string> = {
  waiting: "Prolific gets as many more places, paid from your Prolific account.",
  ended:
    "Prolific has stopped recruiting for this study and may refuse more places. The link and invitations work either way.",
};

/** What more participants mean for a study that Prolific recruits for; nothing if it doesn't. */
export function AtProlific({ studyId }: { studyId: string }) {
  const [state, setState] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    call("GET /studies/{id}/recruiting", { params: { id: studyId }, signal: controller.signal }).then(
      ({ prolific }) => setState(prolific.state),
      () => undefined,
    );
    return () => controller.abort();
  }, [studyId]);
  const kind = state === "draft" || state === "active" || state === "paused" ? "waiting" : (state ?? "none");
  const words = WORDS[kind];
  return words ? <p className="text-pretty pl-6.5 text-muted-foreground text-sm">{words}</p> : null;
}
