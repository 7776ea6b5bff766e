import { z } from "zod";
import { DateTime, IdParams, listOf, SearchableQuery } from "@/lib/api/shared";
import { LONGEST_QUERY } from "@/lib/core/limits/query-limits";
import { operation } from "@/lib/core/operation";
import { STUDY_RULES } from "@/lib/core/study/study-rules";
import { SwarmPlan } from "@/lib/core/study/swarm-plan";
import { STUDY_STATUSES, STUDY_TYPES } from "@/lib/core/study/types";
import { AudienceBody, GuideBody, ScreenerBody, SettingsBody } from "./parts";
import { Study, StudySummary } from "./shapes";

const tag = "Studies";

const Fields = z.strictObject({
  title: STUDY_RULES.title.optional(),
  question: STUDY_RULES.question.nullable().optional(),
  description: STUDY_RULES.description.nullable().optional(),
  type: STUDY_RULES.type.optional(),
  projectId: z.string().max(100).nullable().optional(),
  language: STUDY_RULES.language.nullable().optional(),
  guide: GuideBody.optional(),
  screener: ScreenerBody.optional(),
  audience: AudienceBody.optional(),
  settings: SettingsBody.optional(),
  swarm: SwarmPlan.nullable().optional().describe("Only for the type `swarm`; replaced as a whole."),
});

/** The fields as the verbs take them: those that v1 sets with the audience are next to it, not in the settings. */
export function toFields({ settings = {}, ...fields }: z.output<typeof Fields>) {
  const { targetParticipants, rewardCents, durationMin, deadline, ...kept } = settings;
  return {
    ...fields,
    targetParticipants,
    rewardCents,
    durationMin,
    deadline: typeof deadline === "string" ? new Date(deadline) : deadline,
    ...(Object.keys(kept).length > 0 && { settings: kept }),
  };
}

export const listStudies = operation({
  id: "listStudies",
  method: "GET",
  path: "/studies",
  tag,
  summary: "List studies, newest first",
  access: "read",
  status: 200,
  query: SearchableQuery.extend({
    q: z.string().trim().max(LONGEST_QUERY).optional().describe("Matches part of the title, question, or description."),
    status: z.enum(STUDY_STATUSES).optional(),
    type: z.enum(STUDY_TYPES).optional(),
    projectId: z.string().max(100).optional(),
  }),
  response: listOf(StudySummary),
});

export const createStudy = operation({
  id: "createStudy",
  method: "POST",
  path: "/studies",
  tag,
  summary: "Create a study",
  description:
    "Creates a draft from a title or a question; one of them is required. With `draft`, Eva writes the title, guide, and screener from the question, except for what you provide.",
  access: "write",
  isRepeatable: true,
  status: 201,
  location: ({ id }) => `/api/studies/${id}`,
  body: Fields.extend({ draft: z.boolean().default(false) }),
  needsBody: true,
  response: Study,
});

export const getStudy = operation({
  id: "getStudy",
  method: "GET",
  path: "/studies/{id}",
  tag,
  summary: "Get a study with its guide, screener, and settings",
  description: "Takes the study's id or slug.",
  access: "read",
  status: 200,
  params: IdParams,
  response: Study,
});

export const updateStudy = operation({
  id: "updateStudy",
  method: "PATCH",
  path: "/studies/{id}",
  tag,
  summary: "Update a draft",
  description:
    "Guide, screener, and audience are replaced as a whole; settings change only where given, and null clears one. Of a launched study only `projectId`, `title`, and, until it has ended, `settings.deadline` can be changed. Returns 409 for any other change to a study that is not a draft, or if the study has changed since `expectedUpdatedAt`. An open checkout of a draft is closed.",
  access: "write",
  status: 200,
  params: IdParams,
  body: Fields.extend({ expectedUpdatedAt: DateTime.optional() }),
  response: Study,
});

export const deleteStudy = operation({
  id: "deleteStudy",
  method: "DELETE",
  path: "/studies/{id}",
  tag,
  summary: "Delete a draft or an ended study",
  description:
    "A draft's boards and prepared invitations are deleted with it, and an open checkout is closed. An ended study is deleted with its sessions, recordings, readout, and boards, by a signed-in admin only (403 otherwise). What quotes it elsewhere keeps the words. Returns 409 for a running or paused study.",
  access: "write",
  status: 200,
  params: IdParams,
  response: z.object({ id: z.string() }),
});

export const duplicateStudy = operation({
  id: "duplicateStudy",
  method: "POST",
  path: "/studies/{id}/duplicate",
  tag,
  summary: "Copy a study into a new draft",
  description: "Participants are not copied, nor is a deadline that has passed.",
  access: "write",
  status: 201,
  location: ({ id }) => `/api/studies/${id}`,
  params: IdParams,
  body: z.strictObject({ title: STUDY_RULES.title.optional() }),
  response: Study,
});
