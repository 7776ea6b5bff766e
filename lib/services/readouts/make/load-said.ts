import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { AnalysisLine } from "@/lib/services/analysis/line";
import { loadLines } from "@/lib/services/analysis/load-lines";
import type { QualityReason } from "@/lib/services/insights/record";
import { labelOf } from "@/lib/services/participants/record";
import { whyGone } from "../gone-since";
import type { LeftOut } from "../record";

export const NOTHING_COUNTS =
  "There is nothing to make a readout from: nobody has finished yet, or every finished session is flagged, excluded, or withdrawn.";

/** Everything that a readout is made from, and what was left out. `at` is the time as of which it was read. */
export type Said = {
  at: Date;
  /** The study's. */
  title: string;
  lines: AnalysisLine[];
  /** Of the transcripts that were read, by session. */
  versions: Map<string, number>;
  sessions: number;
  participants: string[];
  /** The person who speaks in each session. */
  people: Map<string, string>;
  leftOut: LeftOut[];
  isGerman: boolean;
  /** Whether people filled in a form rather than having a conversation. */
  isSurvey: boolean;
};

type SessionRow = {
  at: Date;
  title: string;
  id: string;
  participantId: string;
  number: number;
  isSurvey: boolean;
  language: string | null;
  hasTranscript: boolean;
  isWithdrawn: boolean;
  rating: string;
  isExcluded: boolean;
  excludedReason: string | null;
  reasons: QualityReason[];
};

/**
 * The lines of a study's good sessions in order, in a fixed number of statements. Flagged and excluded sessions are
 * left out and named; AI agents aren't participants. Throws `conflict` if no session is good.
 */
export async function loadSaid(ctx: Context, studyId: string): Promise<Said> {
  const rows = await db().$queryRaw<SessionRow[]>`
    SELECT clock_timestamp() AS at, y.title, n.id, n.participant_id AS "participantId", p.number,
           y.type IN ('ai-curated-survey', 'ai-generated-survey') AS "isSurvey", coalesce(t.language, y.language) AS language,
           t.id IS NOT NULL AS "hasTranscript", p.status = 'withdrawn' AS "isWithdrawn", n.quality_rating AS rating, n.excluded_at IS NOT NULL AS "isExcluded",
           n.excluded_reason AS "excludedReason", n.quality_reasons AS reasons
      FROM study y JOIN study_session n ON n.study_id = y.id AND n.status = 'completed'
      JOIN participant p ON p.id = n.participant_id LEFT JOIN transcript t ON t.session_id = n.id
     WHERE y.id = ${studyId} AND y.workspace_id = ${ctx.workspaceId} AND y.type <> 'swarm'
     ORDER BY p.number, n.id`;
  const good = rows.filter((row) => leftOutOf(row) === null);
  const [first] = good;
  if (!first) throw new AppError("conflict", NOTHING_COUNTS);
  const { lines, versions } = await loadLines(ctx, { sessionIds: good.map(({ id }) => id) });
  const german = good.filter(({ language }) => language?.toLowerCase().startsWith("de"));
  return {
    at: first.at,
    title: first.title,
    lines,
    versions,
    sessions: good.length,
    participants: [...new Set(good.map(({ participantId }) => participantId))],
    people: new Map(good.map(({ id, participantId }) => [id, participantId])),
    leftOut: rows.flatMap((row) => leftOutOf(row) ?? []),
    isGerman: german.length * 2 > good.length,
    isSurvey: first.isSurvey,
  };
}

function leftOutOf({ id: sessionId, number, ...row }: SessionRow): LeftOut | null {
  const named = { sessionId, label: labelOf(number) };
  if (row.isWithdrawn || row.isExcluded) return { ...named, ...whyGone(row) };
  if (row.rating !== "good")
    return { ...named, kind: "flagged", reason: row.reasons.map(({ text }) => text).join(" ") || "Flagged." };
  return row.hasTranscript ? null : { ...named, kind: "no_transcript", reason: "There is no transcript." };
}
