import { z } from "zod";
import { DateTime, IdParams } from "@/lib/api/shared";
import { digits } from "@/lib/core/data/whole-number";
import { operation } from "@/lib/core/operation";
import { STUDY_LIMITS } from "@/lib/core/study/limits";
import type { StudyStats as Stats } from "@/lib/services/studies/record";
import { Study } from "./shapes";

const tag = "Studies";

export const getStudyEstimate = operation({
  id: "getStudyEstimate",
  method: "GET",
  path: "/studies/{id}/estimate",
  tag,
  summary: "Get the cost of launching a study",
  description:
    "A study without a target number of participants costs nothing yet and can't be launched. With `targetParticipants`, returns what adding participants to a launched study costs, or 409 if it can't have more.",
  access: "read",
  conflicts: true,
  status: 200,
  params: IdParams,
  query: z.object({
    targetParticipants: digits({ least: STUDY_LIMITS.participants.min, most: STUDY_LIMITS.participants.max })
      .optional()
      .describe("How many participants a launched study is to have in all."),
  }),
  response: z
    .object({
      currency: z.literal("usd"),
      totalCents: z.int(),
      lines: z.array(z.object({ label: z.string(), unitCents: z.int(), quantity: z.int(), totalCents: z.int() })),
      swarm: z
        .object({
          included: z.int().describe("Swarm runs included in this month's plan."),
          used: z.int().describe("Runs started this month."),
          extraCents: z.int().describe("What the next run costs."),
        })
        .optional(),
    })
    .meta({ id: "StudyEstimate" }),
});

const act = (name: "pause" | "resume" | "end", summary: string, description: string) =>
  operation({
    id: `${name}Study`,
    method: "POST",
    path: `/studies/{id}/${name}`,
    tag,
    summary,
    description,
    access: "write",
    status: 200,
    params: IdParams,
    body: z.strictObject({}),
    response: Study,
  });

export const pauseStudy = act(
  "pause",
  "Pause a running study",
  "Nobody new can start; anyone already in it may finish.",
);
export const resumeStudy = act("resume", "Resume a paused study", "People can start again.");
export const endStudy = act("end", "End a study early", "Ends the study for good. Nothing is refunded.");

const StudyStats = z
  .object({
    invited: z.int(),
    opened: z.int(),
    consented: z.int(),
    screenedOut: z.int(),
    review: z.int().describe("Waiting for a person to decide on a screener answer."),
    qualified: z.int(),
    booked: z.int(),
    inProgress: z.int(),
    completed: z.int().describe("Finished and not excluded."),
    flagged: z.int().describe("Completed sessions whose quality is in doubt."),
    excluded: z.int(),
    target: z.int().nullable(),
    placesLeft: z.int().nullable(),
    medianDurationSeconds: z.int().nullable(),
    completionRate: z.number().nullable().describe("Share of those who started, from 0 to 1."),
    perDay: z.array(z.object({ day: z.iso.date(), started: z.int(), completed: z.int() })),
    nextSession: z
      .object({
        participantId: z.string(),
        label: z.string(),
        startsAt: DateTime,
        endsAt: DateTime,
        meetingUrl: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: "StudyStats" });

export const toStudyStats = (stats: Stats): z.input<typeof StudyStats> => stats;

export const getStudyStats = operation({
  id: "getStudyStats",
  method: "GET",
  path: "/studies/{id}/stats",
  tag,
  summary: "Get a study's progress",
  description: "Opened, consented, and qualified count everyone who got that far.",
  access: "read",
  status: 200,
  params: IdParams,
  response: StudyStats,
});
