"use client";
import { Volume1, Volume2, VolumeX } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { Player } from "./player";
import { usePlayerState } from "./player-context";

export function Volume({ player }: { player: Player }) {
  const volume = usePlayerState(player, (state) => (state.isMuted ? 0 : state.volume), 1);
  const Icon = volume === 0 ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <span className="hidden items-center gap-1 min-[1100px]:flex">
      <IconButton label={volume === 0 ? "Unmute (M)" : "Mute (M)"} onClick={player.toggleMute}>
        <Icon />
      </IconButton>
      <input
        type="range"
        aria-label="Volume"
        min={0}
        max={1}
        step={0.05}
        value={volume}
        onChange={(event) => player.setVolume(Number(event.target.value))}
        className="h-8 w-18 cursor-pointer accent-primary"
      />
    </span>
  );
}
