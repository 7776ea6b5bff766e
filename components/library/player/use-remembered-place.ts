"use client";
import { useEffect } from "react";
import { readLocal, writeLocal } from "@/components/ui/hooks/local-storage";
import { secondOf } from "../second-in-address";
import type { Player } from "./player";

const EVERY_SECONDS = 5;
const LEAST_SECONDS = 10;
const AT_END_SECONDS = 15;

const keyOf = (ownerId: string) => `earshot:place:${ownerId}`;

const stored = (ownerId: string): number | null => {
  const seconds = Number(readLocal(keyOf(ownerId)));
  return Number.isFinite(seconds) && seconds >= LEAST_SECONDS ? seconds : null;
};

function store(ownerId: string, seconds: number, durationSeconds: number | null) {
  const isOver = durationSeconds !== null && seconds > durationSeconds - AT_END_SECONDS;
  writeLocal(keyOf(ownerId), seconds < LEAST_SECONDS || isOver ? null : Math.round(seconds * 10) / 10);
}

/** Opens at `?t=`, or else where this browser left the recording; a link to a line takes precedence over both. */
export function useRememberedPlace(player: Player | null, ownerId: string) {
  useEffect(() => {
    if (!player) return;
    const wanted = secondOf(window.location.search);
    const at = wanted ?? (/^#s\d+$/.test(window.location.hash) ? null : stored(ownerId));
    if (at !== null) player.seek(at);
    let last = player.state().seconds;
    const save = () => store(ownerId, player.state().seconds, player.state().durationSeconds);
    const release = player.subscribe(() => {
      const { seconds } = player.state();
      if (Math.abs(seconds - last) < EVERY_SECONDS) return;
      last = seconds;
      save();
    });
    window.addEventListener("pagehide", save);
    return () => {
      save();
      release();
      window.removeEventListener("pagehide", save);
    };
  }, [player, ownerId]);
}
