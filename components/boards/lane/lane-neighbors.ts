"use client";
import { createContext, useContext } from "react";

/** The ids of the lanes from left to right. */
export const LaneOrder = createContext<readonly string[]>([]);

/** Which lane this one comes after when it moves one step left or right; undefined if it is already at the end. */
export function useLaneNeighbors(laneId: string): { toLeft: string | null | undefined; toRight: string | undefined } {
  const order = useContext(LaneOrder);
  const at = order.indexOf(laneId);
  return { toLeft: at > 0 ? (order[at - 2] ?? null) : undefined, toRight: order[at + 1] };
}
