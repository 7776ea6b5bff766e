import { z } from "zod";
import { config } from "@/lib/core/config";
import { prolificCall } from "./prolific-call";
import type { FilterChoice, ServiceFilter, ServiceStudy, StudyToRecruit } from "./types";

export const hasProlific = (): boolean => config().PROLIFIC_API_TOKEN !== undefined;

/**
 * Where participants who have finished are sent, so that Prolific knows (docs: "The study object", completion codes).
 */
export const prolificCompletionUrl = (code: string): string =>
  `https://app.prolific.com/submissions/complete?cc=${encodeURIComponent(code)}`;

/** The researcher's page of the study at Prolific. */
export const prolificStudyUrl = (id: string): string =>
  `https://app.prolific.com/researcher/workspaces/studies/${encodeURIComponent(id)}`;

const Study = z.object({
  id: z.string().min(1),
  status: z.string(),
  internal_name: z.string().nullish(),
  total_available_places: z.int().nullish(),
});
const Filters = z.object({
  results: z.array(
    z.object({
      filter_id: z.string(),
      title: z.string().nullish(),
      type: z.string().nullish(),
      choices: z.record(z.string(), z.string()).nullish(),
    }),
  ),
});

const STATES: Record<string, ServiceStudy["state"]> = {
  UNPUBLISHED: "draft",
  SCHEDULED: "draft",
  PUBLISHING: "active",
  ACTIVE: "active",
  PAUSED: "paused",
  "AWAITING REVIEW": "ended",
  AWAITING_REVIEW: "ended",
  COMPLETED: "ended",
};
const toStudy = (answer: unknown): ServiceStudy => {
  const { id, status, total_available_places: places } = Study.parse(answer);
  return { id, state: STATES[status.toUpperCase()] ?? "changing", places: places ?? null };
};

const toBody = (study: StudyToRecruit) => ({
  name: study.title,
  internal_name: study.mark,
  description: study.description,
  external_study_url: `${study.url}?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}`,
  prolific_id_option: "url_parameters",
  completion_codes: [{ code: study.completionCode, code_type: "COMPLETED", actions: [{ action: "MANUALLY_REVIEW" }] }],
  total_available_places: study.places,
  estimated_completion_time: study.minutes,
  reward: study.rewardCents,
  device_compatibility: ["mobile", "tablet", "desktop"],
  filters: study.filters.map(({ id, values, range }) => ({
    filter_id: id,
    ...(values && { selected_values: values }),
    ...(range && { selected_range: range }),
  })),
});

const one = (id: string) => `/studies/${encodeURIComponent(id)}/`;

export async function createStudy(study: StudyToRecruit): Promise<ServiceStudy> {
  return toStudy(await prolificCall({ method: "POST", path: "/studies/", body: toBody(study) }));
}

/** Only a draft can be changed, except for its places. */
export async function changeStudy(id: string, study: StudyToRecruit): Promise<ServiceStudy> {
  return toStudy(await prolificCall({ method: "PATCH", path: one(id), body: toBody(study) }));
}

/**
 * The number of places in all, of a published study too, which can only grow. A study whose places were all taken
 * becomes active again; one that was stopped is refused.
 */
export async function raisePlaces(id: string, places: number): Promise<ServiceStudy> {
  const body = { total_available_places: places };
  return toStudy(await prolificCall({ method: "PATCH", path: one(id), body }));
}

export async function getStudy(id: string): Promise<ServiceStudy> {
  return toStudy(await prolificCall({ method: "GET", path: one(id) }));
}

/** The study created with our mark, if any: the result of a creation whose response was lost. */
export async function findStudy(mark: string): Promise<ServiceStudy | null> {
  const answer = await prolificCall({ method: "GET", path: "/studies/" });
  const { results } = z.object({ results: z.array(Study) }).parse(answer);
  const found = results.find(({ internal_name }) => internal_name === mark);
  return found ? toStudy(found) : null;
}

/** PUBLISH a draft, PAUSE or STOP an active one, START a paused one. */
export async function moveStudy(id: string, action: "PUBLISH" | "PAUSE" | "START" | "STOP"): Promise<void> {
  await prolificCall({ method: "POST", path: `${one(id)}transition/`, body: { action } });
}

export async function listFilters(): Promise<ServiceFilter[]> {
  const { results } = Filters.parse(await prolificCall({ method: "GET", path: "/filters/" }));
  return results.map(({ filter_id: id, title, choices }) => ({
    id,
    title: title ?? "",
    choices: Object.entries(choices ?? {}).map(([value, label]): FilterChoice => ({ value, label })),
  }));
}

const Submission = z.object({ study_id: z.string().nullish(), parent_study_id: z.string().nullish() });

/**
 * Whether a submission is known to be one to another study of the account (docs: "Retrieve a submission"): its id came
 * in the address that a visitor's browser opened. Throws `not_found` for one that there is none of.
 */
export async function isOfAnotherStudy(submissionId: string, studyId: string): Promise<boolean> {
  const path = `/submissions/${encodeURIComponent(submissionId)}/`;
  const { study_id, parent_study_id } = Submission.parse(await prolificCall({ method: "GET", path }));
  return study_id != null && study_id !== studyId && parent_study_id !== studyId;
}

export type Decision =
  | { decision: "approve" }
  /** `message` goes to the participant and has at least 100 characters. */
  | { decision: "reject"; message: string; category: "TOO_QUICKLY" | "LOW_EFFORT" | "OTHER" };

/** Approves or rejects a submission; Prolific ignores a repetition, and a decision can't be reversed. */
export async function decideSubmission(submissionId: string, made: Decision): Promise<void> {
  const body =
    made.decision === "approve"
      ? { action: "APPROVE" }
      : { action: "REJECT", message: made.message, rejection_category: made.category };
  const path = `/submissions/${encodeURIComponent(submissionId)}/transition/`;
  await prolificCall({ method: "POST", path, body });
}
