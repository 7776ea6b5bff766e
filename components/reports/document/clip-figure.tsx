"use client";
import Link from "next/link";
import { useState } from "react";
import { ClipBar } from "@/components/clips/clip-bar";
import { createClipPlayer } from "@/components/clips/clip-player";
import { EvidenceState } from "@/components/evidence/evidence-state";
import { Media } from "@/components/library/player/media";
import type { ClipShape } from "@/lib/api/clips/clips";
import { dotted } from "@/lib/core/text/dotted";

/** A clip that plays in place. */
export function ClipFigure({ clip }: { clip: ClipShape | null }) {
  if (!clip)
    return <p className="rounded-md border border-dashed px-4 py-3 text-muted-foreground">This clip was deleted.</p>;
  const { evidence, title } = clip;
  const hasWords = evidence.quote !== "" && evidence.state !== "withdrawn";
  const where = dotted(evidence.speaker, evidence.sourceName);
  return (
    <figure className="grid break-inside-avoid gap-3 rounded-lg border bg-background p-4">
      <figcaption className="grid gap-0.5">
        <Link href={`/library/clips/${clip.id}`} className="w-fit font-semibold hover:underline">
          {title}
        </Link>
        <span className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
          {where} <EvidenceState state={evidence.state} />
        </span>
      </figcaption>
      <Sound clip={clip} />
      {hasWords && (
        <blockquote dir="auto" className="wrap-anywhere text-pretty text-[0.9375rem] leading-6">
          “{evidence.quote}”
        </blockquote>
      )}
    </figure>
  );
}

function Sound({ clip }: { clip: ClipShape }) {
  const { evidence, playUrl, playKind } = clip;
  const { startSeconds, endSeconds } = evidence;
  const ownerId = evidence.sessionId ?? evidence.fileId ?? "";
  const [player] = useState(() => createClipPlayer({ startSeconds, endSeconds }));
  if (!playUrl || !playKind)
    return <p className="text-muted-foreground text-sm">There’s no recording to play, only the transcript.</p>;
  const recording = { ownerId, url: playUrl, kind: playKind, name: evidence.sourceName, durationSeconds: null };
  return (
    <div className="grid gap-3 print:hidden">
      <Media recording={recording} player={player} />
      <ClipBar
        ownerId={ownerId}
        startSeconds={startSeconds}
        endSeconds={endSeconds}
        player={player}
        name={clip.title}
      />
    </div>
  );
}
