import type { BoardCard } from "@/components/boards/shapes";

/** A card as a board shows it, without evidence, named after its id. */
export const shownCard = (id: string, laneId: string | null = null): BoardCard => ({
  id,
  laneId,
  boardId: "b",
  insight: id,
  source: null,
  notes: null,
  type: [],
  color: null,
  evidence: [],
  findings: [],
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
});
