import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { StudyType } from "@/lib/core/study/types";
import { pool } from "@/lib/db/pool";
import { prolificStudyUrl } from "@/lib/integrations/recruiting/prolific";
import { permit } from "@/lib/services/access/permit";
import { JOINED, STATUS } from "@/lib/services/invitations/read";
import { INVITATION_STATUSES, type InvitationStatus } from "@/lib/services/invitations/record";
import { participationUrl } from "@/lib/services/participants/token";
import type { Channels, RecruitmentState } from "./record";
import { whyNot } from "./why-not";

type Row = {
  id: string;
  type: StudyType;
  rewardCents: number | null;
  counts: Partial<Record<InvitationStatus, number>>;
  state: Exclude<RecruitmentState, "none"> | null;
  error: string | null;
  places: number | null;
  unmapped: string[] | null;
  external_id: string | null;
  participants: number;
  approved: number;
  rejected: number;
};

const ALL = `
  SELECT s.id, s.type, s.reward_cents AS "rewardCents", r.state, r.error, r.places, r.unmapped, r.external_id,
         (SELECT coalesce(json_object_agg(c.status, c.count), '{}') FROM (
            SELECT ${STATUS} AS status, count(*)::int AS count FROM invitation i ${JOINED}
             WHERE i.study_id = s.id GROUP BY 1) c) AS counts,
         (SELECT count(*)::int FROM participant q WHERE q.study_id = s.id AND q.source = 'prolific') AS participants,
         d.approved, d.rejected
    FROM study s LEFT JOIN recruitment r ON r.study_id = s.id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE decision = 'approve')::int AS approved,
             count(*) FILTER (WHERE decision = 'reject')::int AS rejected
        FROM recruitment_decision WHERE study_id = s.id AND told_at IS NOT NULL) d
   WHERE s.workspace_id = $1 AND (s.id = $2 OR s.slug = $2)`;

/** The ways in which people come to a study: its link, invitations by mail, and Prolific with its progress there. */
export async function channels(ctx: Context, studyId: string): Promise<Channels> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, studyId];
  const { rows } = await pool().query<Row>({ name: "recruiting_channels", text: ALL, values });
  const [row] = rows;
  if (!row) throw notFound("Study");
  const reason = whyNot(row);
  const { error, places, participants, approved, rejected } = row;
  return {
    link: { url: participationUrl("study", row.id) },
    email: { counts: countsOf(row.counts) },
    prolific: {
      available: reason === null,
      reason,
      state: row.state ?? "none",
      error,
      url: row.external_id && prolificStudyUrl(row.external_id),
      places,
      unmapped: row.unmapped ?? [],
      participants,
      approved,
      rejected,
    },
  };
}

const countsOf = (given: Row["counts"]) =>
  Object.fromEntries(INVITATION_STATUSES.map((status) => [status, given[status] ?? 0])) as Record<
    InvitationStatus,
    number
  >;
