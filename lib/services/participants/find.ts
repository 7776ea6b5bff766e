import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Plan } from "@/lib/core/plans";
import type { TestType } from "@/lib/core/study/types";
import { pool } from "@/lib/db/pool";
import type { SaidInFull } from "@/lib/services/interviews/timed-turns";
import { OFFERED_MINUTES } from "@/lib/services/slots/free";
import { fromRow, type StudyRow, WHOLE } from "@/lib/services/studies/read";
import type { StudyRecord } from "@/lib/services/studies/record";
import { requireTest } from "@/lib/services/studies/require-test";
import { CALLS_PER_MINUTE, countCall, tooFast } from "./calls";
import type { ParticipantStatus, RewardStatus, ScreenerAnswers, ScreenerVerdict } from "./record";
import { type Link, readToken } from "./token";

/** Who calls: `address` is their network, for the limits, or null for one of our own pages. */
export type Caller = { requestId: string; address: string | null };

export type FoundParticipant = {
  id: string;
  number: number;
  status: ParticipantStatus;
  source: string;
  name: string | null;
  email: string | null;
  timeZone: string | null;
  consentText: string | null;
  consentedAt: string | null;
  screenerAnswers: ScreenerAnswers | null;
  screenerVerdict: ScreenerVerdict | null;
  /** How long their place is still held; null if none is. */
  heldSeconds: number | null;
  rewardStatus: RewardStatus;
  deletedAt: string | null;
  createdAt: string;
};

export type FoundSession = {
  id: string;
  status: "in_progress" | "completed";
  version: number;
  state: unknown;
  startedAt: string;
  endedAt: string | null;
  /** Seconds since it started. */
  elapsed: number;
  turns: SaidInFull[];
};

/** Everything behind a link, read in one round trip that also counts the call. */
export type Found = {
  ctx: Context;
  link: Link;
  workspaceName: string;
  study: StudyRecord & { type: TestType };
  /** Places that nobody else has or holds; null without a target. */
  places: number | null;
  overdue: boolean;
  cancelled: boolean;
  /** Lengths of the times on offer in a live interview. */
  offeredMinutes: number[];
  /** The code that a recruiting service expects when someone it sent has finished; null without one. */
  completionCode: string | null;
  participant: FoundParticipant | null;
  session: FoundSession | null;
};

const JOINS: Record<Link["kind"], string> = {
  study: "LEFT JOIN participant p ON false LEFT JOIN invitation i ON false WHERE s.id = $1",
  invitation: `JOIN invitation i ON i.study_id = s.id LEFT JOIN participant p ON p.invitation_id = i.id
    WHERE i.id = $1`,
  participant: "JOIN participant p ON p.study_id = s.id LEFT JOIN invitation i ON false WHERE p.id = $1",
};

/** Whether `h`, with the session `c`, has used or holds one of the places of an option that they chose. */
export const HAS_PLACE = `
  ((c.status = 'completed' AND c.excluded_at IS NULL)
   OR (h.place_held_until > now() AND h.status IN ('in_progress', 'booked')))`;

/** Places left for those who chose what `p` chose, where the screener limits how many of them take part. */
const LEFT_OF_THEIRS = `
  CASE WHEN s.screener @? '$.questions[*].options[*].most' THEN (
    SELECT min((o.option->>'most')::int - (
             SELECT count(*)::int FROM participant h LEFT JOIN study_session c ON c.participant_id = h.id
              WHERE h.study_id = s.id AND h.id <> p.id AND (h.screener_answers->(q.question->>'id')) @> (o.option->'option')
                AND ${HAS_PLACE}))
      FROM jsonb_array_elements(s.screener->'questions') AS q(question),
           jsonb_array_elements(q.question->'options') AS o(option)
     WHERE o.option ? 'most' AND (p.screener_answers->(q.question->>'id')) @> (o.option->'option')) END`;

/** Places for `p` that are neither used up nor held by others; of no limit and a limit, the limit counts. */
export const FREE_PLACES = `
  least(${LEFT_OF_THEIRS}, s.target_participants
    - (SELECT count(*)::int FROM study_session c
        WHERE c.study_id = s.id AND c.status = 'completed' AND c.excluded_at IS NULL)
    - (SELECT count(*)::int FROM participant h
        WHERE h.study_id = s.id AND h.place_held_until > now() AND h.status IN ('in_progress', 'booked')
          AND h.id IS DISTINCT FROM p.id))`;

const TURNS = `
  (SELECT coalesce(json_agg(json_build_object('index', t.index, 'role', t.role, 'kind', t.kind,
     'questionId', t.question_id, 'text', t.text, 'value', t.value,
     'startSeconds', t.start_seconds, 'endSeconds', t.end_seconds) ORDER BY t.index), '[]')
     FROM turn t WHERE t.session_id = n.id)`;

const statement = (kind: Link["kind"]) => `
  WITH counted AS (${countCall("$2", "$3")})
  SELECT (SELECT max(calls) FILTER (WHERE key = $2) FROM counted) AS "ofToken",
         (SELECT max(calls) FILTER (WHERE key = $3) FROM counted) AS "ofAddress",
         row_to_json(f) AS found
    FROM (SELECT ${WHOLE}, s.workspace_id AS "workspaceId", w.name AS "workspaceName", w.plan,
           s.deadline <= now() AS overdue, coalesce(i.status = 'cancelled', false) AS cancelled,
           ${FREE_PLACES} AS places, ${OFFERED_MINUTES} AS "offeredMinutes",
           (SELECT r.completion_code FROM recruitment r WHERE r.study_id = s.id) AS "completionCode",
           CASE WHEN p.id IS NOT NULL THEN json_build_object('id', p.id, 'number', p.number, 'status', p.status,
             'source', p.source, 'name', p.name, 'email', p.email, 'timeZone', p.time_zone,
             'consentText', p.consent_text, 'consentedAt', p.consented_at, 'screenerAnswers', p.screener_answers,
             'screenerVerdict', p.screener_verdict,
             'heldSeconds', CASE WHEN p.place_held_until > now()
                                 THEN extract(epoch FROM p.place_held_until - now())::float END,
             'rewardStatus', p.reward_status, 'deletedAt', p.deleted_at, 'createdAt', p.created_at) END AS participant,
           CASE WHEN n.id IS NOT NULL THEN json_build_object('id', n.id, 'status', n.status, 'version', n.version,
             'state', n.state, 'startedAt', n.started_at, 'endedAt', n.ended_at,
             'elapsed', extract(epoch FROM now() - n.started_at)::float, 'turns', ${TURNS}) END AS session
      FROM study s JOIN workspace w ON w.id = s.workspace_id
           ${JOINS[kind].replace(" WHERE", " LEFT JOIN study_session n ON n.participant_id = p.id WHERE")}) f`;

const STATEMENTS = {
  study: statement("study"),
  invitation: statement("invitation"),
  participant: statement("participant"),
};

type Row = {
  ofToken: number | null;
  ofAddress: number | null;
  found: StudyRow &
    Pick<Found, "workspaceName" | "places" | "offeredMinutes" | "completionCode" | "participant" | "session"> & {
      workspaceId: string;
      plan: Plan;
      overdue: boolean | null;
      cancelled: boolean;
    };
};

export const noSuchLink = () =>
  new AppError("not_found", "This link does not work. Check that you copied all of it, or ask for a new one.");

/** What a link leads to. Throws `not_found` for one that we didn't make or whose study is gone, and `rate_limited`. */
export async function find({ requestId, address }: Caller, token: string): Promise<Found> {
  const link = readToken(token);
  if (!link) throw noSuchLink();
  const { rows } = await pool().query<Row>({
    name: `find_participation_${link.kind}`,
    text: STATEMENTS[link.kind],
    // A study's own link is public, so only the network that opens it is counted.
    values: [link.id, link.kind === "study" ? null : link.id, address],
  });
  const [row] = rows;
  // Only AI agents take part in a Swarm study.
  if (!row || row.found.type === "swarm") throw noSuchLink();
  if ((row.ofToken ?? 0) > CALLS_PER_MINUTE.token || (row.ofAddress ?? 0) > CALLS_PER_MINUTE.address) throw tooFast();
  const { workspaceId, workspaceName, plan, overdue, participant, ...rest } = row.found;
  const { cancelled, places, offeredMinutes, completionCode, session, ...study } = rest;
  const actor: Context["actor"] = participant
    ? { kind: "participant", participantId: participant.id, studyId: study.id }
    : { kind: "system", name: "participation" };
  return {
    ctx: { requestId, workspaceId, plan, actor },
    link,
    workspaceName,
    study: requireTest(fromRow(study)),
    places,
    overdue: overdue ?? false,
    cancelled,
    offeredMinutes,
    completionCode,
    participant,
    session,
  };
}

/** For an act that needs someone who has started: throws `conflict` for a study's link and an unused invitation. */
export async function findParticipant(
  caller: Caller,
  token: string,
): Promise<Found & { participant: FoundParticipant }> {
  const found = await find(caller, token);
  const { participant } = found;
  if (!participant) throw new AppError("conflict", "Please open the link and start first.");
  return { ...found, participant };
}
