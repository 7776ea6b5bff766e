"use client";
import type { Player } from "@/components/library/player/player";
import { usePageKeys } from "@/components/library/player/use-page-keys";

const SHORT_SECONDS = 1;
const LONG_SECONDS = 5;

const ACTS: Record<string, (player: Player) => void> = {
  " ": (player) => player.toggle(),
  k: (player) => player.toggle(),
  j: (player) => player.nudge(-LONG_SECONDS),
  l: (player) => player.nudge(LONG_SECONDS),
  ArrowLeft: (player) => player.nudge(-SHORT_SECONDS),
  ArrowRight: (player) => player.nudge(SHORT_SECONDS),
  m: (player) => player.toggleMute(),
};

/** Space, J, K, L and the arrows control a clip. */
export const useClipKeys = (player: Player | null) => usePageKeys(player, ACTS);
