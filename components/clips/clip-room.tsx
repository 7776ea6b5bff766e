"use client";
import { Scissors } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { EvidenceChip } from "@/components/evidence/evidence-chip";
import { Media } from "@/components/library/player/media";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/states/callout";
import type { ClipShape } from "@/lib/api/clips/clips";
import { ClipBar } from "./clip-bar";
import { ClipEditor } from "./clip-editor";
import { createClipPlayer } from "./clip-player";
import { useClipKeys } from "./use-clip-keys";

type Props = { clip: ClipShape; canWrite: boolean; autoPlay: boolean };

const GONE: Record<string, string> = {
  source_deleted: "The source of this clip was deleted, so it no longer plays. Its words were kept.",
  withdrawn: "The participant withdrew what they said here. Neither the audio nor the words are kept.",
};

/** A clip, playable at once from its source; its name and ends can be changed below. */
export function ClipRoom({ clip, canWrite, autoPlay }: Props) {
  const { evidence, playUrl, playKind } = clip;
  const { startSeconds, endSeconds, state } = evidence;
  const ownerId = evidence.sessionId ?? evidence.fileId ?? "";
  const [player] = useState(() => (playUrl ? createClipPlayer({ startSeconds, endSeconds }) : null));
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const endEditing = () => {
    setEditing(false);
    setTimeout(() => opener.current?.focus());
  };
  useClipKeys(player);
  useEffect(() => {
    player?.setRange({ startSeconds, endSeconds });
    player?.seek(startSeconds);
  }, [player, startSeconds, endSeconds]);
  useEffect(() => {
    if (autoPlay) player?.play();
    return () => player?.pause();
  }, [player, autoPlay]);
  const recording = playUrl &&
    playKind && { ownerId, url: playUrl, kind: playKind, name: evidence.sourceName, durationSeconds: null };
  return (
    <div className="grid min-w-0 content-start gap-5">
      {recording && player ? (
        <div className="grid gap-3">
          <Media recording={recording} player={player} />
          <ClipBar ownerId={ownerId} startSeconds={startSeconds} endSeconds={endSeconds} player={player} />
        </div>
      ) : (
        <Callout tone={GONE[state] ? "warning" : "info"}>
          {GONE[state] ?? "There’s no recording to play, only the transcript."}
        </Callout>
      )}
      {(evidence.quote !== "" || state !== "verbatim") && <EvidenceChip evidence={evidence} />}
      {canWrite && isEditing && <ClipEditor clip={clip} ownerId={ownerId} player={player} onDone={endEditing} />}
      {canWrite && !isEditing && (
        <div>
          <Button ref={opener} onClick={() => setEditing(true)}>
            <Scissors /> Edit name or length
          </Button>
        </div>
      )}
    </div>
  );
}
