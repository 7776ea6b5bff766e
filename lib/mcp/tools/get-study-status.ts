import { z } from "zod";
import { STUDY_STATUSES } from "@/lib/core/study/types";
import { get } from "@/lib/services/studies/get";
import { stats } from "@/lib/services/studies/stats";
import { tool } from "../tool";
import { appUrl } from "./app-url";
import { compact } from "./compact";
import { ParticipantRef, StudyRef, Time, Url } from "./shared-shapes";

export const getStudyStatus = tool({
  name: "get_study_status",
  title: "Get a study's progress",
  description:
    "Returns a study's status and progress: how many people were invited, booked, are in progress, and " +
    "have completed it, out of how many wanted; the quality of finished sessions; and the next booked " +
    "interview. Use it to see how a study is going; use `get_study` for what it asks and `list_sessions` " +
    'for the sessions themselves. Example: {"study": "checkout-exit"}.',
  access: "read",
  input: z.strictObject({ study: StudyRef }),
  output: z.object({
    id: z.string(),
    title: z.string(),
    status: z.enum(STUDY_STATUSES),
    endedReason: z.enum(["completed", "stopped"]).optional(),
    invited: z.int(),
    opened: z.int().describe("Everyone who opened the study."),
    screenedOut: z.int(),
    awaitingReview: z.int().describe("Waiting for a person to decide on a screener answer."),
    booked: z.int(),
    inProgress: z.int(),
    completed: z.int().describe("Finished and not excluded."),
    target: z.int().optional().describe("How many are wanted."),
    quality: z.object({
      good: z.int(),
      flagged: z.int().describe("Completed, but the quality is in doubt."),
      excluded: z.int().describe("Excluded by a person."),
    }),
    medianDurationSeconds: z.int().optional(),
    nextSession: z.object({ participant: ParticipantRef, startsAt: Time, endsAt: Time }).optional(),
    updatedAt: Time,
    url: Url,
  }),
  run: async (ctx, { study: ref }) => {
    const [study, counted] = await Promise.all([get(ctx, ref), stats(ctx, ref)]);
    const { invited, opened, screenedOut, review, booked, inProgress, completed, flagged, excluded } = counted;
    const { nextSession: next, medianDurationSeconds } = counted;
    return compact({
      id: study.id,
      title: study.title,
      status: study.status,
      endedReason: study.endedReason,
      invited,
      opened,
      screenedOut,
      awaitingReview: review,
      booked,
      inProgress,
      completed,
      target: counted.target,
      quality: { good: completed - flagged, flagged, excluded },
      medianDurationSeconds,
      nextSession: next && {
        participant: { id: next.participantId, label: next.label },
        startsAt: next.startsAt,
        endsAt: next.endsAt,
      },
      updatedAt: study.updatedAt.toISOString(),
      url: appUrl(`/studies/${study.id}`),
    });
  },
});
