import { AppError } from "@/lib/core/errors";
import type { EndedReason, StudyStatus } from "@/lib/core/study/types";

type State = { status: StudyStatus; endedReason: EndedReason | null };
type Rule = { from: readonly StudyStatus[]; to: State; refusal: string };

const DRAFT: State = { status: "draft", endedReason: null };
const RUNNING: State = { status: "running", endedReason: null };
const PAUSED: State = { status: "paused", endedReason: null };
const STOPPED: State = { status: "ended", endedReason: "stopped" };
const COMPLETED: State = { status: "ended", endedReason: "completed" };
const LAUNCHED = ["running", "paused"] as const;

/** Every transition of a study's state; nothing else can happen. */
export const STUDY_ACTS = {
  edit: { from: ["draft"], to: DRAFT, refusal: "Only a draft can be changed" },
  remove: { from: ["draft", "ended"], to: DRAFT, refusal: "Only a draft or an ended study can be deleted" },
  publish: { from: ["draft"], to: RUNNING, refusal: "Only a draft can be launched" },
  pause: { from: ["running"], to: PAUSED, refusal: "Only a running study can be paused" },
  resume: { from: ["paused"], to: RUNNING, refusal: "Only a paused study can be resumed" },
  end: { from: LAUNCHED, to: STOPPED, refusal: "Only a running or paused study can be ended" },
  fill: { from: LAUNCHED, to: COMPLETED, refusal: "Only a running or paused study can become full" },
  expire: { from: LAUNCHED, to: COMPLETED, refusal: "Only a running or paused study can reach its deadline" },
  // Only of those that ended because they were full: see `whyNoMore`.
  reopen: { from: ["ended"], to: RUNNING, refusal: "Only a study that has ended can be opened again" },
} as const satisfies Record<string, Rule>;

export type StudyAct = keyof typeof STUDY_ACTS;

const NOW: Record<StudyStatus, string> = {
  draft: "is a draft",
  running: "is running",
  paused: "is paused",
  ended: "has ended",
};

/** Whether a study in this state allows the act. */
export const allows = (status: StudyStatus, act: StudyAct): boolean =>
  (STUDY_ACTS[act].from as readonly StudyStatus[]).includes(status);

/** The conflict for an act that the study's state doesn't allow. */
export const wrongState = (status: StudyStatus, act: StudyAct): AppError =>
  new AppError("conflict", `${STUDY_ACTS[act].refusal}; this one ${NOW[status]}.`, {
    problems: [{ path: "status", message: `The study ${NOW[status]}.` }],
  });

/** Refuses an act that the study's state doesn't allow. */
export function requireState(status: StudyStatus, act: StudyAct): void {
  if (!allows(status, act)) throw wrongState(status, act);
}
