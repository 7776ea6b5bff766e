import { SEVERITIES } from "./record";

/** The place of finding `f` among the severities: 1 is the worst. */
export const SEVERITY_RANK = `array_position(ARRAY['${SEVERITIES.join("', '")}'], f.severity)`;

/** Columns of a finding `f` of run `r`. */
export const FINDING_COLUMNS = `
  f.id, f.run_id AS "runId", r.study_id AS "studyId", f.title, f.summary, f.severity, f.verdict,
  (SELECT count(DISTINCT e.agent_id)::int FROM finding_evidence e WHERE e.finding_id = f.id) AS "agentCount",
  f.created_at AS "createdAt"`;
