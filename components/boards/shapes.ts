export type { Board, BoardCard, BoardLane, BoardWithCards } from "@/lib/api/boards/shapes";

/** Where cards go: after a card, or first (`null`). */
export type Place = { laneId: string | null; afterCardId: string | null };
