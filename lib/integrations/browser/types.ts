import type { Observation } from "@/lib/core/swarm/observation";
import type { Action, AxeViolation, StepEvent, StepResult } from "@/lib/core/swarm/types";

/** What came of one act. */
export type Seen = {
  result: StepResult;
  /** The page afterwards; null when there was none to read. */
  observation: Observation | null;
  axe: AxeViolation[];
  events: StepEvent[];
  /** JPEG of the window, one pixel for each CSS pixel. */
  screenshot: Buffer | null;
  /** Why this browser can do nothing more, as a sentence; null while it can. */
  ended: string | null;
};

/** How an agent's browser ends when no page ever came. */
export const NEVER_LOADED = "The page never loaded.";

/** How long the parts of an act may take, in milliseconds, and how much of a nuisance a page may be. */
export type BrowserLimits = {
  navigationMs: number;
  actionMs: number;
  quietMs: number;
  readMs: number;
  popups: number;
  dialogs: number;
};

export const USUAL_LIMITS: BrowserLimits = {
  navigationMs: 20_000,
  actionMs: 3_000,
  quietMs: 8_000,
  readMs: 10_000,
  popups: 20,
  dialogs: 20,
};

/** A browser of one agent's own. Acts come one after the other. */
export type AgentBrowser = { act: (action: Action) => Promise<Seen>; close: () => Promise<void> };
