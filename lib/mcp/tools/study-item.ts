import { z } from "zod";
import { STUDY_STATUSES, STUDY_TYPES } from "@/lib/core/study/types";
import type { Counted, StudySummary } from "@/lib/services/studies/record";
import { appUrl } from "./app-url";
import { compact } from "./compact";
import { Time, Url } from "./shared-shapes";

/** A study in a list. */
export const StudyItem = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  question: z.string().optional().describe("The research question."),
  type: z.enum(STUDY_TYPES),
  status: z.enum(STUDY_STATUSES),
  endedReason: z.enum(["completed", "stopped"]).optional(),
  language: z.string().optional(),
  projectId: z.string().optional(),
  sessionsCompleted: z.int().describe("Finished sessions that are not excluded."),
  target: z.int().optional().describe("How many participants are wanted."),
  createdAt: Time,
  launchedAt: Time.optional(),
  endedAt: Time.optional(),
  url: Url,
});

export const toStudyItem = (study: Counted<StudySummary>): z.input<typeof StudyItem> =>
  compact({
    id: study.id,
    slug: study.slug,
    title: study.title,
    question: study.question || null,
    type: study.type,
    status: study.status,
    endedReason: study.endedReason,
    language: study.language,
    projectId: study.projectId,
    sessionsCompleted: study.counts.completed,
    target: study.targetParticipants,
    createdAt: study.createdAt.toISOString(),
    launchedAt: study.launchedAt?.toISOString(),
    endedAt: study.endedAt?.toISOString(),
    url: appUrl(`/studies/${study.id}`),
  });
