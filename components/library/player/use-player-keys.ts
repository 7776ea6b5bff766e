"use client";
import type { Player } from "./player";
import { usePageKeys } from "./use-page-keys";

const SHORT_SECONDS = 5;
const LONG_SECONDS = 10;
const RATE_STEP = 0.25;

const full = (player: Player) => {
  const media = player.media();
  if (media instanceof HTMLVideoElement) void media.requestFullscreen().catch(() => undefined);
};

const ACTS: Record<string, (player: Player) => void> = {
  " ": (player) => player.toggle(),
  k: (player) => player.toggle(),
  j: (player) => player.nudge(-LONG_SECONDS),
  l: (player) => player.nudge(LONG_SECONDS),
  ArrowLeft: (player) => player.nudge(-SHORT_SECONDS),
  ArrowRight: (player) => player.nudge(SHORT_SECONDS),
  "<": (player) => player.setRate(player.state().rate - RATE_STEP),
  ">": (player) => player.setRate(player.state().rate + RATE_STEP),
  m: (player) => player.toggleMute(),
  f: full,
};

/** The keys of the recording's player. */
export const usePlayerKeys = (player: Player | null) => usePageKeys(player, ACTS);
