import type { Guide } from "@/lib/core/study/guide";
import type { TestType } from "@/lib/core/study/types";
import type { Transaction } from "@/lib/db/transaction";
import { moderatorsOf } from "@/lib/services/evidence/moderators-of";
import type { SpeakerShare } from "@/lib/services/evidence/speaker-shares";
import type { Manner } from "@/lib/services/participants/record";
import type { GivenAnswer, SaidLine, SessionFacts, Twin } from "./facts";

type Segment = Pick<SaidLine, "index" | "text" | "startSeconds" | "endSeconds"> & { speaker: string | null };
type TurnRow = {
  role: SaidLine["role"];
  kind: NonNullable<SaidLine["kind"]>;
  questionId: string | null;
  text: string;
  value: unknown;
  manner: Manner;
};
type Row = {
  study_id: string;
  type: TestType;
  guide: Guide;
  language: string | null;
  duration_seconds: number | null;
  speakers: SpeakerShare[] | null;
  segments: Segment[];
  turns: TurnRow[];
  twins: Twin[];
};

const MOST_SEGMENTS = 5_000;
/** The input for insights of a completed session whose row the caller has locked; null if it isn't completed. */
export async function loadFacts(
  tx: Transaction,
  workspaceId: string,
  sessionId: string,
): Promise<(SessionFacts & { studyId: string }) | null> {
  const [row] = await tx.db.$queryRaw<Row[]>`
    SELECT n.study_id, y.type, y.guide, coalesce(t.language, y.language) AS language, n.duration_seconds, t.speakers,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('index', s.index, 'speaker', s.speaker, 'text', s.text,
                     'startSeconds', s.start_seconds, 'endSeconds', s.end_seconds) ORDER BY s.place), '[]')
              FROM (SELECT *, coalesce(position, index) AS place FROM segment WHERE owner_id = n.id
                     ORDER BY coalesce(position, index) LIMIT ${MOST_SEGMENTS}) s) AS segments,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('role', u.role, 'kind', u.kind, 'questionId', u.question_id,
                     'text', u.text, 'value', u.value, 'manner', u.manner) ORDER BY u.index), '[]')
              FROM turn u WHERE u.session_id = n.id) AS turns,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('label', 'P' || op.number,
                     'sameClient', coalesce(op.client_hash = p.client_hash, false), 'sameText', a.text)
                     ORDER BY op.number), '[]')
              FROM (SELECT op.id, NULL AS text FROM participant op
                     WHERE op.study_id = n.study_id AND op.client_hash = p.client_hash AND op.id <> p.id
                     UNION ALL
                    SELECT * FROM (
                      SELECT DISTINCT ON (os.participant_id) os.participant_id, mine.text FROM turn mine
                        JOIN turn theirs ON md5(theirs.text) = md5(mine.text) AND theirs.text = mine.text
                         AND theirs.role = 'participant' AND length(theirs.text) >= 40 AND theirs.session_id <> n.id
                        JOIN study_session os ON os.id = theirs.session_id AND os.study_id = n.study_id
                       WHERE mine.session_id = n.id AND mine.role = 'participant' AND length(mine.text) >= 40
                         AND mine.value IS NULL
                       ORDER BY os.participant_id, mine.index LIMIT 20) alike) a
              JOIN participant op ON op.id = a.id AND op.deleted_at IS NULL
              JOIN study_session os ON os.participant_id = op.id AND os.status = 'completed'
               AND (os.ended_at, os.id) < (n.ended_at, n.id)) AS twins
      FROM study_session n
      JOIN study y ON y.id = n.study_id
      JOIN participant p ON p.id = n.participant_id
      LEFT JOIN transcript t ON t.session_id = n.id
     WHERE n.id = ${sessionId} AND n.workspace_id = ${workspaceId} AND n.status = 'completed' AND p.deleted_at IS NULL`;
  if (!row) return null;
  const { type, guide, language, twins } = row;
  const lines = linesOf(row.segments, row.turns, moderatorsOf(row.speakers ?? []));
  const answers = answersOf(row.turns);
  return { studyId: row.study_id, type, guide, language, durationSeconds: row.duration_seconds, lines, answers, twins };
}

/** Segments in order, each with its turn; a live interview has no turns. */
function linesOf(segments: Segment[], turns: TurnRow[], moderators: Set<string | null>): SaidLine[] {
  let next = 0;
  return segments.map(({ speaker, ...segment }) => {
    const found = turns.findIndex((turn, at) => at >= next && turn.text.trim() === segment.text.trim());
    const turn = turns[found];
    if (turn) next = found + 1;
    const role = turn?.role ?? (moderators.has(speaker) ? "moderator" : "participant");
    const { questionId = null, kind = null, manner = {} } = turn ?? {};
    return { ...segment, role, questionId, kind, manner };
  });
}

/** The participant's answers; an answer to a question that already has one is to a follow-up. */
function answersOf(turns: TurnRow[]): GivenAnswer[] {
  const asked = new Set<string>();
  return turns.flatMap(({ role, kind, questionId, text, value, manner }) => {
    if (role !== "participant" || kind !== "answer" || questionId === null) return [];
    const followUp = asked.has(questionId);
    asked.add(questionId);
    return [{ questionId, followUp, text, value, manner }];
  });
}
