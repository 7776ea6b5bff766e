import type { Observation } from "@/lib/core/swarm/observation";
import type { Action, AxeViolation, StepEvent, StepResult } from "@/lib/core/swarm/types";

/** The result of one act. */
export type Seen = {
  result: StepResult;
  /** The page afterwards; null if there was none to read. */
  observation: Observation | null;
  axe: AxeViolation[];
  events: StepEvent[];
  /** JPEG of the window, one pixel per CSS pixel. */
  screenshot: Buffer | null;
  /** Why this browser can't continue, as a sentence; null while it can. */
  ended: string | null;
};

/** How an agent's browser ends if no page ever loaded. */
export const NEVER_LOADED = "The page never loaded.";

/** Time limits for the parts of an act, in milliseconds, and how much nuisance a page may cause. */
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

/** One agent's browser. Acts are done one after another. */
export type AgentBrowser = { act: (action: Action) => Promise<Seen>; close: () => Promise<void> };
