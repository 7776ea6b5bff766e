import type { ToldProgress } from "@/lib/core/work-progress";
import type { PassageRecord } from "@/lib/services/passages/record";
import type { Span } from "@/lib/services/passages/span";

export const READOUT_STATUSES = ["none", "generating", "ready", "failed"] as const;
export type ReadoutStatus = (typeof READOUT_STATUSES)[number];

export const STANCES = ["support", "against"] as const;
export type Stance = (typeof STANCES)[number];

/**
 * `contested`: a considerable share of those who mention it disagree. `open`: it takes no side, and its quotes are what
 * people said about it. `none`: nobody is quoted for it.
 */
export const STRENGTHS = ["strong", "moderate", "weak", "contested", "open", "none"] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What happened to it in the last generation. */
export const CHANGES = ["new", "grown"] as const;
export type Change = (typeof CHANGES)[number];

export const LEFT_OUT_KINDS = ["flagged", "excluded", "no_transcript"] as const;
export type LeftOut = { sessionId: string; label: string; kind: (typeof LEFT_OUT_KINDS)[number]; reason: string };

/** A quote for a claim or against it. */
export type ClipRecord = {
  passage: PassageRecord;
  stance: Stance;
  participantId: string | null;
  /** A person added it or decided its stance. */
  added: boolean;
  /** The kind of recording to play. */
  playKind: "AUDIO" | "VIDEO" | null;
};

/** Numbers count distinct participants among its quotes. */
export type ClaimRecord = {
  id: string;
  text: string;
  support: number;
  against: number;
  /** All people. */
  of: number;
  strength: Strength;
  /** The strength in one sentence. */
  strengthText: string;
  hidden: boolean;
  edited: boolean;
  /** Created by a person, so it can be removed; anything else can only be hidden. */
  added: boolean;
  change: Change | null;
  clips: ClipRecord[];
};

export type ThemeRecord = {
  id: string;
  title: string;
  summary: string;
  /** Distinct people quoted in its visible claims. */
  participants: number;
  hidden: boolean;
  edited: boolean;
  /** Created by a person, so it can be removed; anything else can only be hidden. */
  added: boolean;
  change: Change | null;
  claims: ClaimRecord[];
};

export type NextStepRecord = {
  id: string;
  text: string;
  owner: string | null;
  status: "open" | "done";
  claimIds: string[];
  hidden: boolean;
  edited: boolean;
  /** Whether it can be removed. */
  added: boolean;
};

type Named = { id: string; title: string };
type Grown = Named & { from: number; to: number };

/** What the last generation changed, by people counted: themes by title, claims by text. */
export type Changes = {
  previousGeneratedAt: string | null;
  newThemes: Named[];
  goneThemes: Named[];
  grownThemes: Grown[];
  newClaims: Named[];
  goneClaims: Named[];
  grownClaims: Grown[];
};

/** What a study found; without a readout, the status says so. Times are ISO 8601, UTC. */
export type ReadoutRecord = {
  id: string | null;
  studyId: string;
  studyTitle: string;
  status: ReadoutStatus;
  error: string | null;
  /** Number of requests. */
  generation: number;
  version: number;
  generatedAt: string | null;
  /** `built-in`, or the model's name. */
  madeBy: string | null;
  /** Why the built-in analyst made it although there is a language model, in one sentence. */
  fallback: string | null;
  /** While it is being generated, and something is known. */
  progress: ToldProgress | null;
  /** Without whoever withdrew or was excluded since it was made: they are among those left out. */
  basedOn: { sessions: number; participants: number; excluded: number };
  /** All people: those it is based on, or more if a person quotes someone from another session. */
  of: number;
  leftOut: LeftOut[];
  /** Good sessions completed since it was made, or all of them if there is none yet. */
  newSessions: number;
  /** Finished sessions that are left out until a person keeps them. */
  flaggedSessions: number;
  summary: string | null;
  summaryEdited: boolean;
  themes: ThemeRecord[];
  nextSteps: NextStepRecord[];
  changes: Changes | null;
};

/** An existing quote, or a span of one of the study's sessions. */
export type QuotedHere = { passageId: string } | { ownerId: string; span: Span; text?: string };
