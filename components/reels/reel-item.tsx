"use client";
import { ArrowDown, ArrowUp, ExternalLink, GripVertical, Play, Volume2, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { EvidenceState } from "@/components/evidence/evidence-state";
import { cn } from "@/components/ui/cn";
import { Menu } from "@/components/ui/dialogs/menu";
import { MoreButton } from "@/components/ui/more-button";
import type { ClipShape } from "@/lib/api/clips/clips";
import { dotted } from "@/lib/core/text/dotted";
import { timecode } from "@/lib/core/time/timecode";
import type { ReelController } from "./reel-controller";
import { useItemDrag } from "./use-item-drag";
import { useReelState } from "./use-reel-state";

type Props = {
  clip: ClipShape;
  at: number;
  count: number;
  canWrite: boolean;
  controller: ReelController;
  onMove: (clipId: string, to: number) => void;
  onDrop: (draggedId: string, targetId: string, edge: "top" | "bottom") => void;
  onTakeOut: (clipId: string) => void;
};

/** A clip of a reel; pressing it plays the reel from here. */
export function ReelItem({ clip, at, count, canWrite, controller, onMove, onDrop, onTakeOut }: Props) {
  const router = useRouter();
  const isNow = useReelState(controller, (state) => state.clipId === clip.id);
  const isPlaying = useReelState(controller, (state) => state.isPlaying && state.clipId === clip.id);
  const drop = (draggedId: string, edge: "top" | "bottom") => onDrop(draggedId, clip.id, edge);
  const { row, handle, edge, isDragged } = useItemDrag({ id: clip.id, enabled: canWrite, onDrop: drop });
  const { evidence, playUrl } = clip;
  const by = dotted(evidence.speaker, evidence.sourceName);
  return (
    <li
      ref={row}
      aria-current={isNow ? "true" : undefined}
      className={cn(
        "relative flex min-h-14 items-center gap-1 border-b py-1.5 pr-1.5 pl-1 last:border-b-0",
        isNow && "bg-primary-soft/60",
        isDragged && "opacity-40",
        edge === "top" && "shadow-[inset_0_2px_0_var(--primary)]",
        edge === "bottom" && "shadow-[inset_0_-2px_0_var(--primary)]",
      )}
    >
      <span
        ref={handle}
        aria-hidden
        className={cn("grid h-9 w-6 place-items-center text-muted-foreground", canWrite && "cursor-grab")}
      >
        {canWrite && <GripVertical className="size-4" />}
      </span>
      <button
        type="button"
        disabled={!playUrl}
        aria-label={`Play from ${clip.title}`}
        onClick={() => controller.playClip(clip.id)}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-sm px-1 py-1 text-left enabled:cursor-pointer"
      >
        <span
          aria-hidden
          className="grid w-5 place-items-center text-muted-foreground text-sm tabular-nums [&_svg]:size-3.5"
        >
          {isPlaying ? (
            <Volume2 className="text-primary" />
          ) : isNow && playUrl ? (
            <Play className="fill-current" />
          ) : (
            at + 1
          )}
        </span>
        <span className="grid min-w-0 flex-1">
          <span className={cn("truncate font-medium", !playUrl && "text-muted-foreground")}>{clip.title}</span>
          <span className="truncate text-muted-foreground text-sm">{by}</span>
        </span>
        {!playUrl && evidence.state === "verbatim" && <span className="text-muted-foreground text-xs">Words only</span>}
        <EvidenceState state={evidence.state} />
        <span className="text-muted-foreground text-sm tabular-nums">{timecode(Math.ceil(clip.durationSeconds))}</span>
      </button>
      <Menu
        trigger={<MoreButton of={clip.title} />}
        groups={[
          canWrite &&
            count > 1 && {
              items: [
                at > 0 && { label: "Move up", icon: ArrowUp, onSelect: () => onMove(clip.id, at - 1) },
                at < count - 1 && { label: "Move down", icon: ArrowDown, onSelect: () => onMove(clip.id, at + 1) },
              ],
            },
          {
            items: [
              { label: "Open the clip", icon: ExternalLink, onSelect: () => router.push(`/library/clips/${clip.id}`) },
              canWrite && { label: "Remove from reel", icon: X, onSelect: () => onTakeOut(clip.id) },
            ],
          },
        ]}
      />
    </li>
  );
}
