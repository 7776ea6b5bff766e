"use client";
import { useRef } from "react";
import type { ClipShape } from "@/lib/api/clips/clips";
import { ClipCard } from "./clip-card";
import { ClipMenu } from "./clip-menu";
import { useGridKeys } from "./use-grid-keys";

type Props = { clips: ClipShape[]; canWrite: boolean };

export function ClipGrid({ clips, canWrite }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useGridKeys(list);
  return (
    <ul
      ref={list}
      aria-label="Clips"
      className="grid grid-cols-1 gap-4 min-[640px]:grid-cols-2 min-[1100px]:grid-cols-3"
    >
      {clips.map((clip) => (
        <ClipCard key={clip.id} clip={clip} actions={<ClipMenu clip={clip} canWrite={canWrite} />} />
      ))}
    </ul>
  );
}
