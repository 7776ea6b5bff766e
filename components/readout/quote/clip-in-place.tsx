"use client";
import { useEffect, useState } from "react";
import { ClipBar } from "@/components/clips/clip-bar";
import { createClipPlayer } from "@/components/clips/clip-player";
import { Media, type Recording } from "@/components/library/player/media";

type Props = { recording: Recording; startSeconds: number; endSeconds: number };

/** Plays a quote next to its words, from its first second to its last. */
export function ClipInPlace({ recording, startSeconds, endSeconds }: Props) {
  const [player] = useState(() => createClipPlayer({ startSeconds, endSeconds }));
  useEffect(() => {
    player.play();
    return () => player.pause();
  }, [player]);
  return (
    <div className="grid gap-2">
      <Media recording={recording} player={player} />
      <ClipBar startSeconds={startSeconds} endSeconds={endSeconds} player={player} ownerId={recording.ownerId} />
    </div>
  );
}
