import type { PassageRecord } from "@/lib/services/passages/record";
import type { FindingRecord } from "@/lib/services/swarm/record";

/** A finding of AI agents that a card rests on; null once it was deleted. */
export type CardFinding = { findingId: string; finding: FindingRecord | null };

/** An insight with what it rests on. */
export type CardRecord = {
  id: string;
  boardId: string;
  /** Null on a study's board. */
  projectId: string | null;
  laneId: string | null;
  insight: string;
  source: string | null;
  notes: string | null;
  /** Labels that people give: pain, wish, question … */
  type: string[];
  /** One of `BOARD_COLORS`. */
  color: string | null;
  evidence: PassageRecord[];
  findings: CardFinding[];
  createdAt: string;
  updatedAt: string;
};

/** What a person may set; an absent field stays as it is, null empties it. */
export type CardFields = {
  insight?: string;
  source?: string | null;
  notes?: string | null;
  type?: string[];
  color?: string | null;
};

/** The v1 API knows cards of projects only: those of a study's board are not found there. */
export type Reach = "every board" | "boards of projects";
