import type { PassageRecord } from "@/lib/services/passages/record";
import type { FindingRecord } from "@/lib/services/swarm/record";

/** A finding of AI agents on a card; null once it was deleted. */
export type CardFinding = { findingId: string; finding: FindingRecord | null };

/** An insight with its evidence. */
export type CardRecord = {
  id: string;
  boardId: string;
  /** Null on a study's board. */
  projectId: string | null;
  laneId: string | null;
  insight: string;
  source: string | null;
  notes: string | null;
  /** Labels assigned by people: pain, wish, question … */
  type: string[];
  /** One of `BOARD_COLORS`. */
  color: string | null;
  evidence: PassageRecord[];
  findings: CardFinding[];
  createdAt: string;
  updatedAt: string;
};

/** What a person may set; absent fields stay, null clears. */
export type CardFields = {
  insight?: string;
  source?: string | null;
  notes?: string | null;
  type?: string[];
  color?: string | null;
};

/** The v1 API only has cards of projects: those of a study's board are not found there. */
export type Reach = "every board" | "boards of projects";
