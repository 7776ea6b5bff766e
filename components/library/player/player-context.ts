"use client";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { Player, PlayerState } from "./player";

/** Null on a page whose source can't be played. */
export const PlayerContext = createContext<Player | null>(null);

export const usePlayer = (): Player | null => useContext(PlayerContext);

const nothing = () => () => undefined;

/** What `read` derives from the player's state. Rerenders only when that changes, so it should return a primitive. */
export function usePlayerState<T extends string | number | boolean | null>(
  player: Player | null,
  read: (state: PlayerState) => T,
  otherwise: T,
): T {
  const snapshot = () => (player ? read(player.state()) : otherwise);
  return useSyncExternalStore(player?.subscribe ?? nothing, snapshot, snapshot);
}
