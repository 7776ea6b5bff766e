import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { type Decision, decideSubmission, isOfAnotherStudy } from "@/lib/integrations/recruiting/prolific";

type Row = {
  participant_id: string;
  submission_id: string;
  service_study_id: string | null;
  decision: "approve" | "reject";
  reason: string | null;
  quality: { kind?: string }[] | null;
};

/**
 * A session that a person excluded is rejected. A good one is approved a day after it was completed, because neither
 * can be undone; a flagged one waits for a person, and Prolific approves it by itself after three weeks.
 */
const DECIDE = `
  INSERT INTO recruitment_decision (participant_id, workspace_id, study_id, submission_id, decision)
  SELECT p.id, p.workspace_id, p.study_id, p.external_session,
         CASE WHEN n.excluded_at IS NULL THEN 'approve' ELSE 'reject' END
    FROM study_session n JOIN participant p ON p.id = n.participant_id
   WHERE n.study_id = $1 AND n.workspace_id = $2 AND n.status = 'completed' AND p.source = 'prolific'
     AND p.external_session IS NOT NULL
     AND (n.excluded_at IS NOT NULL AND n.excluded_by_id IS NOT NULL
       OR n.excluded_at IS NULL AND n.analysed_at IS NOT NULL AND n.quality_rating = 'good'
          AND n.ended_at < now() - interval '1 day')
  ON CONFLICT (participant_id) DO UPDATE SET decision = excluded.decision
   WHERE recruitment_decision.told_at IS NULL AND recruitment_decision.error IS NULL`;
const WAITING = `
  SELECT d.participant_id, d.submission_id, d.decision, n.excluded_reason AS reason, n.quality_reasons AS quality,
         r.external_id AS service_study_id
    FROM recruitment_decision d JOIN study_session n ON n.participant_id = d.participant_id
    JOIN recruitment r ON r.study_id = d.study_id
   WHERE d.study_id = $1 AND d.told_at IS NULL AND d.error IS NULL ORDER BY d.created_at LIMIT 100`;

const TOLD = { approve: "submission.approved", reject: "submission.rejected" } as const;

/** Reports decisions about submissions to the service: stored first, and each sent until the service has it. */
export async function tellDecisions(ctx: Context, studyId: string): Promise<void> {
  await pool().query(DECIDE, [studyId, ctx.workspaceId]);
  const { rows } = await pool().query<Row>(WAITING, [studyId]);
  for (const row of rows) {
    const error = await tell(row);
    await transaction(ctx, async (tx) => {
      await tx.db.$executeRaw`
        UPDATE recruitment_decision SET told_at = CASE WHEN ${error}::text IS NULL THEN now() END, error = ${error}
         WHERE participant_id = ${row.participant_id}`;
      if (error) return;
      // The service pays those it sent, on our approval.
      await tx.db.$executeRaw`
        UPDATE participant SET reward_status = CASE ${row.decision} WHEN 'approve' THEN 'paid' ELSE 'none' END
         WHERE id = ${row.participant_id} AND reward_status = 'queued'`;
      audit(tx, { action: TOLD[row.decision], targetId: row.participant_id });
    });
  }
}

const ELSEWHERE = "At Prolific, this visit belongs to another study, so nothing was decided about it here.";

/**
 * The service's refusal is a result; temporary failures are thrown. All studies of the installation share one account
 * there: nobody is paid or refused for another study by putting its visit into this one's URL.
 */
async function tell(row: Row): Promise<string | null> {
  try {
    if (row.service_study_id === null || (await isOfAnotherStudy(row.submission_id, row.service_study_id)))
      return ELSEWHERE;
    await decideSubmission(row.submission_id, toDecision(row));
    return null;
  } catch (error) {
    if (error instanceof AppError && error.kind !== "unavailable") return error.message;
    throw error;
  }
}

function toDecision({ decision, reason, quality }: Row): Decision {
  if (decision === "approve") return { decision };
  const kinds = (quality ?? []).map(({ kind }) => kind);
  const said = reason ? ` The reason given was: ${reason.slice(0, 500)}` : "";
  return {
    decision,
    message: `The researcher read your answers and could not use them for this study, so the submission is not counted.${said} If you think this is a mistake, please write to the researcher here on Prolific.`,
    category: kinds.includes("speeding") ? "TOO_QUICKLY" : kinds.length > 0 ? "LOW_EFFORT" : "OTHER",
  };
}
