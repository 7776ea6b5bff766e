import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { toldProgress, type WorkProgress } from "@/lib/core/work-progress";
import { isoText } from "@/lib/db/iso-text";
import { pool } from "@/lib/db/pool";
import { MODEL_FAILURES, type ModelFailure } from "@/lib/integrations/model/model-failed";
import { permit } from "@/lib/services/access/permit";
import { type PassageRow, passageJson, toPassage } from "@/lib/services/passages/read";
import { countPeople } from "./count-people";
import { GONE_SINCE, type Gone, toLeftOut } from "./gone-since";
import { QUOTE_ORDER } from "./quote-order";
import type {
  Changes,
  ClaimRecord,
  ClipRecord,
  LeftOut,
  NextStepRecord,
  ReadoutRecord,
  ReadoutStatus,
  ThemeRecord,
} from "./record";
import { strengthOf, strengthText } from "./strength";

// Former evidence no longer counts: withdrawn words, and sessions excluded since.
const READ = `
  WITH y AS (SELECT id, title, type FROM study WHERE workspace_id = $1 AND (id = $2 OR slug = $2)),
  r AS (SELECT r.* FROM readout r JOIN y ON y.id = r.study_id),
  clips AS (
    SELECT e.claim_id, json_agg(json_build_object('passage', ${passageJson("p")}, 'stance', e.stance,
             'participantId', e.participant_id, 'added', e.added, 'playKind', CASE WHEN f.status = 'ready' THEN f.asset_type END)
             ORDER BY ${QUOTE_ORDER}) AS all
      FROM r JOIN theme t ON t.readout_id = r.id JOIN claim c ON c.theme_id = t.id
      JOIN claim_evidence e ON e.claim_id = c.id AND e.stance <> 'removed'
      JOIN passage p ON p.id = e.passage_id AND p.state <> 'withdrawn'
      LEFT JOIN study_session n ON n.id = p.session_id
      LEFT JOIN file f ON f.session_id = n.id AND f.asset_type IN ('VIDEO', 'AUDIO')
     WHERE n.excluded_at IS NULL GROUP BY e.claim_id),
  claims AS (
    SELECT c.theme_id, json_agg(json_build_object('id', c.id, 'text', c.text, 'hidden', c.hidden, 'edited', c.edited,
             'isOpen', c.is_open, 'added', c.edited AND NOT EXISTS (SELECT 1 FROM claim_evidence e WHERE e.claim_id = c.id AND NOT e.added),
             'clips', coalesce(k.all, '[]')) ORDER BY c.position COLLATE "C", c.id) AS all
      FROM r JOIN theme t ON t.readout_id = r.id JOIN claim c ON c.theme_id = t.id
      LEFT JOIN clips k ON k.claim_id = c.id GROUP BY c.theme_id)
  SELECT (SELECT coalesce(json_agg(g ORDER BY g.number, g."sessionId"), '[]') FROM (${GONE_SINCE}) g) AS gone,
         y.id AS "studyId", y.title AS "studyTitle", r.id, coalesce(r.status, 'none') AS status, r.error,
         coalesce(r.generation, 0) AS generation, coalesce(r.version, 0) AS version,
         ${isoText("r.generated_at")} AS "generatedAt", r.made_by AS "madeBy", r.fallback,
         CASE WHEN r.status = 'generating' THEN r.progress END AS progress,
         coalesce(r.session_count, 0) AS sessions, coalesce(r.participant_count, 0) AS participants,
         coalesce(r.left_out, '[]') AS "leftOut", r.summary, coalesce(r.summary_edited, false) AS "summaryEdited",
         (SELECT count(*)::int FROM study_session n WHERE n.study_id = y.id AND y.type <> 'swarm' AND n.status = 'completed'
             AND n.excluded_at IS NULL AND n.quality_rating = 'good'
             AND EXISTS (SELECT 1 FROM transcript t WHERE t.session_id = n.id)
             AND n.ended_at > coalesce(r.generated_at, '-infinity')) AS "newSessions",
         (SELECT count(*)::int FROM study_session n WHERE n.study_id = y.id AND y.type <> 'swarm' AND n.status = 'completed'
             AND n.excluded_at IS NULL AND n.quality_rating = 'flagged') AS "flaggedSessions",
         (SELECT v.content->'changes' FROM readout_version v WHERE v.readout_id = r.id
           ORDER BY v.generation DESC LIMIT 1) AS changes,
         (SELECT coalesce(json_agg(json_build_object('id', t.id, 'title', t.title, 'summary', t.summary,
                   'hidden', t.hidden, 'edited', t.edited,
                   'added', t.edited AND cardinality(t.terms) = 0, 'claims', coalesce(c.all, '[]'))
                   ORDER BY t.position COLLATE "C", t.id), '[]')
            FROM theme t LEFT JOIN claims c ON c.theme_id = t.id WHERE t.readout_id = r.id) AS themes,
         (SELECT coalesce(json_agg(json_build_object('id', s.id, 'text', s.text, 'owner', s.owner, 'status', s.status,
                   'claimIds', s.claim_ids, 'hidden', s.hidden, 'edited', s.edited, 'added', s.edited)
                   ORDER BY s.position COLLATE "C", s.id), '[]')
            FROM next_step s WHERE s.readout_id = r.id) AS "nextSteps"
    FROM y LEFT JOIN r ON true`;

type ClaimRow = Pick<ClaimRecord, "id" | "text" | "hidden" | "edited" | "added"> & {
  isOpen: boolean;
  clips: ClipRow[];
};
type ClipRow = Omit<ClipRecord, "passage"> & { passage: PassageRow };
type ThemeRow = Omit<ThemeRecord, "participants" | "change" | "claims"> & { claims: ClaimRow[] };
type Row = Omit<ReadoutRecord, "basedOn" | "of" | "themes" | "status" | "fallback" | "progress"> & {
  fallback: ModelFailure | null;
  progress: WorkProgress | null;
  status: ReadoutStatus;
  sessions: number;
  participants: number;
  gone: Gone[];
  leftOut: LeftOut[];
  themes: ThemeRow[];
  nextSteps: NextStepRecord[];
  changes: Changes | null;
};

/** A study's readout at one moment, by the study's id or slug. Throws `not_found` for the study. */
export async function read(ctx: Context, study: string): Promise<ReadoutRecord> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, study];
  const { rows } = await pool().query<Row>({ name: "read_readout", text: READ, values });
  if (!rows[0]) throw notFound("Study");
  const { gone, themes, fallback, progress, ...made } = rows[0];
  const { sessions: allSessions, participants: allPeople, ...row } = made;
  const leftOut = [...row.leftOut, ...gone.map(toLeftOut)];
  const sessions = allSessions - gone.length;
  const participants = allPeople - new Set(gone.map(({ participantId }) => participantId)).size;
  const { changes } = row;
  const all = themes.flatMap(({ claims }) => claims.flatMap(({ clips }) => clips));
  const of = Math.max(participants, countPeople(all));
  return {
    ...row,
    leftOut,
    fallback: fallback && `${MODEL_FAILURES[fallback]}.`,
    progress: progress && toldProgress(progress),
    basedOn: { sessions, participants, excluded: leftOut.length },
    of,
    themes: themes.map(({ claims: found, ...theme }) => {
      const claims = found.map((claim) => toClaim(claim, of, changes));
      const shown = claims.filter(({ hidden }) => !hidden).flatMap(({ clips }) => clips);
      const change = changeOf(theme.id, changes?.newThemes, changes?.grownThemes);
      const added = theme.added && claims.every((claim) => claim.added);
      return { ...theme, added, participants: countPeople(shown), change, claims };
    }),
  };
}

function toClaim({ clips, isOpen, ...claim }: ClaimRow, of: number, changes: Changes | null): ClaimRecord {
  const counted = { support: countPeople(clips, "support"), against: countPeople(clips, "against"), of };
  const strength = strengthOf({ ...counted, isOpen });
  return {
    ...claim,
    ...counted,
    strength,
    strengthText: strengthText(strength, counted),
    change: changeOf(claim.id, changes?.newClaims, changes?.grownClaims),
    clips: clips.map(({ passage, ...clip }) => ({ ...clip, passage: toPassage(passage) })),
  };
}

type Ids = readonly { id: string }[];
const changeOf = (id: string, fresh: Ids = [], grown: Ids = []) =>
  fresh.some((one) => one.id === id) ? "new" : grown.some((one) => one.id === id) ? "grown" : null;
