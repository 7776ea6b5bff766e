import type { CardRecord } from "@/lib/services/cards/record";
import type { LaneRecord } from "@/lib/services/lanes/record";

/** A board in a list. */
export type BoardRecord = {
  id: string;
  title: string;
  /** Belongs to either a project or a study. */
  project: { id: string; name: string | null } | null;
  study: { id: string; title: string } | null;
  /** The project's own board, with the lanes and cards of the v1 API. */
  isMain: boolean;
  /** Grows with every change of anything on it. */
  version: number;
  laneCount: number;
  cardCount: number;
  /** ISO 8601, UTC, with milliseconds. */
  createdAt: string;
  updatedAt: string;
};

/** A board with its content: lanes from left to right, cards from top to bottom within their lane. */
export type BoardDetail = BoardRecord & { lanes: LaneRecord[]; cards: CardRecord[] };

/** Where a new board belongs. */
export type BoardHome = { projectId?: string; studyId?: string };
