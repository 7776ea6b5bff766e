import { type Kind, rows, within } from "../kind";

/** SQL: the quality of a session `t` in the v1 API's form. */
const QUALITY = `'quality', jsonb_build_object('reasons', t.quality_reasons,
  'rating', CASE WHEN t.excluded_at IS NULL THEN t.quality_rating ELSE 'excluded' END)`;
const PARTICIPANT = "JOIN participant p ON p.id = t.participant_id";

const responses: Kind = {
  name: "responses",
  about: "What was answered, by question. As `GET /v1/responses` gives them.",
  tables: ["study_session"],
  sql: `SELECT jsonb_build_object('id', t.response_id, 'test_id', t.study_id, 'session_id', t.id,
      'participant_id', p.id, 'participant_label', 'P' || p.number, 'answers', t.answers, ${QUALITY},
      'duration_seconds', t.duration_seconds, 'submitted_at', t.ended_at)::text AS line
    FROM study_session t ${PARTICIPANT} WHERE t.workspace_id = $1 AND t.response_id IS NOT NULL ORDER BY t.id`,
};

/** Studies, their participants, and what they said. */
export const STUDIES: Kind[] = [
  rows("project", {
    name: "projects",
    about: "Projects. As `GET /v1/projects` gives them.",
    join: "LEFT JOIN user_account u ON u.id = t.created_by_id",
    add: `'types', (SELECT coalesce(jsonb_agg(DISTINCT s.type), '[]') FROM study s WHERE s.project_id = t.id),
      'file_count', (SELECT count(*) FROM file f WHERE f.project_id = t.id),
      'created_by', CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) END`,
  }),
  rows("study", {
    name: "tests",
    about: "Studies with guide, screener and settings. As `GET /v1/engage/tests/{id}` gives them, and more.",
    add: `'status', CASE WHEN t.status = 'draft' THEN 'Draft' WHEN t.status <> 'ended' THEN 'Live'
      WHEN t.ended_reason = 'stopped' THEN 'Stopped' ELSE 'Completed' END`,
  }),
  rows("participant", {
    name: "participants",
    about: "Who opened a study's link. Whoever took their part back is a number here.",
    without: ["client_hash"],
  }),
  rows("study_session", {
    name: "sessions",
    about: "Sessions with chapters and signals. As `GET /v1/engage/tests/{id}/sessions` gives them, and more.",
    without: ["state", "version", "answers", "quality_rating", "quality_reasons", "participant_id", "study_id"],
    join: PARTICIPANT,
    add: `'test_id', t.study_id, 'participant', jsonb_build_object('id', p.id, 'label', 'P' || p.number), ${QUALITY},
      'has_recording', EXISTS (SELECT 1 FROM file f WHERE f.session_id = t.id)`,
  }),
  responses,
  rows("turn", {
    name: "turns",
    about: "Every question and answer of a session, in order.",
    where: within("session_id", "study_session"),
    order: "t.session_id, t.index",
  }),
  rows("spoken_answer", {
    about: "Spoken answers that are not yet part of a session's recording.",
    without: ["storage_key"],
    where: within("session_id", "study_session"),
    order: "t.session_id, t.index",
  }),
  rows("invitation", { name: "invitations", about: "Invitations to studies.", without: ["mail_id"] }),
  rows("unsubscribed", { about: "Addresses that asked not to be invited again.", order: "t.email" }),
  rows("slot", { name: "slots", about: "Times for live interviews." }),
  rows("recruitment", { name: "recruitments", about: "Studies at a recruiting service.", order: "t.study_id" }),
  rows("recruitment_decision", { about: "What recruiting services were told.", order: "t.participant_id" }),
  rows("swarm_run", { name: "swarm-runs", about: "Runs of AI agents. What they find is never a participant's word." }),
  rows("swarm_agent", { name: "swarm-agents", about: "The agents of a run.", where: within("run_id", "swarm_run") }),
  rows("swarm_step", {
    name: "swarm-steps",
    about: "What the agents saw and did, step by step.",
    without: ["screenshot_key"],
    where: `t.agent_id IN (SELECT a.id FROM swarm_agent a JOIN swarm_run r ON r.id = a.run_id WHERE r.workspace_id = $1)`,
    order: "t.agent_id, t.index",
  }),
  rows("finding", { name: "findings", about: "What the agents found." }),
  rows("finding_evidence", {
    about: "The steps that show a finding.",
    without: ["screenshot_key"],
    where: within("finding_id", "finding"),
    order: "t.finding_id, t.position",
  }),
];
