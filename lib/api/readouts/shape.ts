import { z } from "zod";
import { Evidence, toEvidence } from "@/lib/api/evidence/shape";
import { Progress } from "@/lib/api/progress-shape";
import { DateTime } from "@/lib/api/shared";
import {
  CHANGES,
  type ClaimRecord,
  type ClipRecord,
  LEFT_OUT_KINDS,
  READOUT_STATUSES,
  type ReadoutRecord,
  STANCES,
  STRENGTHS,
} from "@/lib/services/readouts/record";

const Change = z.enum(CHANGES).nullable().describe("What the last generation did to it.");

const ReadoutClip = z
  .object({
    id: z.string().describe("The passage's id."),
    sessionId: z.string().nullable().describe("Null when the session no longer exists."),
    startSeconds: z.number().nullable(),
    endSeconds: z.number().nullable(),
    quote: z.string(),
    speaker: z.string().nullable(),
    verified: z.boolean().describe("Whether the transcript says exactly this."),
    stance: z.enum(STANCES),
    participantId: z.string().nullable(),
    added: z.boolean().describe("A person added it here or decided whether it supports or contradicts."),
    playKind: z.enum(["AUDIO", "VIDEO"]).nullable().describe("The media available for playback."),
    evidence: Evidence,
  })
  .meta({ id: "ReadoutClip" });

export const ReadoutClaim = z
  .object({
    id: z.string(),
    text: z.string(),
    support: z
      .int()
      .describe(
        "People who say so: distinct participants among the quotes. For an `open` claim, the people who speak about it.",
      ),
    against: z.int().describe("People who say otherwise."),
    of: z.int().describe("Total number of people."),
    strength: z.enum(STRENGTHS).describe("`contested`: many people say otherwise. `open`: it takes no position."),
    strengthText: z.string().describe("The strength of the claim in one sentence."),
    hidden: z.boolean(),
    edited: z.boolean().describe("A person created or edited it; it is kept when the readout is regenerated."),
    added: z.boolean().describe("A person created it, so it can be removed. Anything else can be hidden."),
    change: Change,
    clips: z.array(ReadoutClip),
  })
  .meta({ id: "ReadoutClaim" });

const ReadoutTheme = z
  .object({
    id: z.string(),
    title: z.string(),
    summary: z.string(),
    participants: z.int().describe("Distinct people quoted in its claims that are not hidden."),
    hidden: z.boolean(),
    edited: z.boolean(),
    added: z.boolean(),
    change: Change,
    claims: z.array(ReadoutClaim),
  })
  .meta({ id: "ReadoutTheme" });

const NextStep = z
  .object({
    id: z.string(),
    text: z.string(),
    owner: z.string().nullable(),
    status: z.enum(["open", "done"]),
    claimIds: z.array(z.string()),
    hidden: z.boolean(),
    edited: z.boolean(),
    added: z.boolean(),
  })
  .meta({ id: "ReadoutNextStep" });

const Named = z.object({ id: z.string(), title: z.string() });
const Grown = Named.extend({ from: z.int(), to: z.int() });

export const Readout = z
  .object({
    id: z.string().nullable(),
    studyId: z.string(),
    status: z.enum(READOUT_STATUSES),
    error: z.string().nullable().describe("What went wrong, in one sentence. The previous results are still there."),
    generation: z.int().describe("How many times it was requested."),
    version: z.int().describe("Increases with every change."),
    generatedAt: DateTime.nullable(),
    madeBy: z.string().nullable().describe("`built-in`, or the name of the model that made it."),
    fallback: z
      .string()
      .nullable()
      .describe("Why the built-in analyst made it although there is a language model, in one sentence."),
    progress: Progress.nullable().describe("While it is being generated."),
    basedOn: z.object({ sessions: z.int(), participants: z.int(), excluded: z.int() }),
    of: z
      .int()
      .describe(
        "Total number of people. Exceeds `basedOn.participants` when somebody from another session was quoted by hand.",
      ),
    leftOut: z.array(
      z.object({ sessionId: z.string(), label: z.string(), kind: z.enum(LEFT_OUT_KINDS), reason: z.string() }),
    ),
    newSessions: z
      .int()
      .describe("Good sessions completed since then; all good sessions when there is no readout yet."),
    flaggedSessions: z.int().describe("Finished sessions that are left out until somebody keeps them."),
    summary: z.string().nullable(),
    summaryEdited: z.boolean(),
    themes: z.array(ReadoutTheme).describe("Includes hidden ones, in their places."),
    nextSteps: z.array(NextStep),
    changes: z
      .object({
        previousGeneratedAt: DateTime.nullable(),
        newThemes: z.array(Named),
        goneThemes: z.array(Named),
        grownThemes: z.array(Grown).describe("More people are quoted than before."),
        newClaims: z.array(Named),
        goneClaims: z.array(Named),
        grownClaims: z.array(Grown),
      })
      .nullable()
      .describe("What the last generation changed; null for the first one."),
  })
  .meta({ id: "StudyReadout" });
export type Readout = z.output<typeof Readout>;

export function toReadout({ studyTitle: _title, themes, ...readout }: ReadoutRecord): Readout {
  return {
    ...readout,
    themes: themes.map(({ claims, ...theme }) => ({ ...theme, claims: claims.map(toReadoutClaim) })),
  };
}

export const toReadoutClaim = ({ clips, ...claim }: ClaimRecord): z.output<typeof ReadoutClaim> => ({
  ...claim,
  clips: clips.map(toClip),
});

function toClip({ passage, ...clip }: ClipRecord): z.output<typeof ReadoutClip> {
  const { id, sessionId, startSeconds, endSeconds, text: quote, speaker, state } = passage;
  const flat = { id, sessionId, startSeconds, endSeconds, quote, speaker, verified: state === "verbatim" };
  return { ...flat, ...clip, evidence: toEvidence(passage) };
}
