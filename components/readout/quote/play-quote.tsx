"use client";
import { LoaderCircle, Play, X } from "lucide-react";
import { useEffect, useId, useState } from "react";
import type { Recording } from "@/components/library/player/media";
import { toast } from "@/components/ui/dialogs/toast";
import { IconButton } from "@/components/ui/icon-button";
import { onDemand } from "@/components/ui/states/on-demand";
import { call } from "@/lib/api/client/call";
import type { Clip } from "../shapes";

const ClipInPlace = onDemand(async () => (await import("./clip-in-place")).ClipInPlace);

const PLAYS = "readout:plays";

/** A quote's recording, on request. A quote that starts to play closes the previous one. */
export function usePlayed({ evidence }: Clip) {
  const me = useId();
  const [recording, setRecording] = useState<Recording | null>(null);
  const [isLoading, setLoading] = useState(false);
  const ownerId = evidence.sessionId ?? evidence.fileId ?? "";
  useEffect(() => {
    const onPlays = (event: Event) => event instanceof CustomEvent && event.detail !== me && setRecording(null);
    window.addEventListener(PLAYS, onPlays);
    return () => window.removeEventListener(PLAYS, onPlays);
  }, [me]);
  const toggle = async () => {
    if (recording) return setRecording(null);
    setLoading(true);
    try {
      const { url, kind, durationSeconds } = await call("GET /recordings/{ownerId}/link", { params: { ownerId } });
      window.dispatchEvent(new CustomEvent(PLAYS, { detail: me }));
      setRecording({ ownerId, url, kind, durationSeconds, name: evidence.sourceName });
    } catch (thrown) {
      toast.failed(thrown);
    }
    setLoading(false);
  };
  return { recording, isLoading, toggle: () => void toggle() };
}

type Props = { clip: Clip; isOpen: boolean; isLoading: boolean; toggle: () => void };

const canPlay = ({ playKind, startSeconds, endSeconds, evidence }: Clip): boolean =>
  playKind !== null && startSeconds !== null && endSeconds !== null && evidence.state !== "withdrawn";

export function PlayQuote({ clip, isOpen, isLoading, toggle }: Props) {
  if (!canPlay(clip)) return null;
  const name = isOpen ? "Close the player" : `Play what ${clip.speaker ?? "they"} said`;
  return (
    <IconButton label={name} aria-expanded={isOpen} className="size-7" onClick={toggle}>
      {isLoading ? <LoaderCircle className="animate-spin" /> : isOpen ? <X /> : <Play />}
    </IconButton>
  );
}

export function PlayedQuote({ clip, recording }: { clip: Clip; recording: Recording }) {
  const { startSeconds, endSeconds } = clip;
  if (startSeconds === null || endSeconds === null) return null;
  return (
    <div className="mx-3 my-1 print:hidden">
      <ClipInPlace recording={recording} startSeconds={startSeconds} endSeconds={endSeconds} />
    </div>
  );
}
