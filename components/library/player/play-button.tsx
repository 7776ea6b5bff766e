"use client";
import { LoaderCircle, Pause, Play } from "lucide-react";
import { Button } from "@/components/ui/button";

type Props = { isPlaying: boolean; isWaiting: boolean; toggle: () => void; playLabel?: string };

/** Plays or pauses; spins while loading. */
export function PlayButton({ isPlaying, isWaiting, toggle, playLabel = "Play" }: Props) {
  return (
    <Button
      tone="primary"
      size="icon"
      aria-label={isPlaying ? "Pause" : playLabel}
      aria-keyshortcuts="Space"
      onClick={toggle}
      className="size-9 rounded-full"
    >
      {icon(isPlaying, isWaiting)}
    </Button>
  );
}

function icon(isPlaying: boolean, isWaiting: boolean) {
  if (!isPlaying) return <Play className="translate-x-px fill-current" />;
  return isWaiting ? <LoaderCircle className="animate-spin" /> : <Pause className="fill-current" />;
}
