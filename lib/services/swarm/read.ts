import { type FindingRecord, SEVERITIES, type SwarmRunRecord } from "./record";

/** The rank of finding `f` by severity: 1 is the worst. */
export const SEVERITY_RANK = `array_position(ARRAY['${SEVERITIES.join("', '")}'], f.severity)`;

/** Columns of a finding `f` of run `r`. */
export const FINDING_COLUMNS = `
  f.id, f.run_id AS "runId", r.study_id AS "studyId", f.title, f.summary, f.severity, f.verdict,
  (SELECT count(DISTINCT e.agent_id)::int FROM finding_evidence e WHERE e.finding_id = f.id) AS "agentCount",
  f.created_at AS "createdAt"`;

/** A finding as JSON has it. */
export type FindingJson = Omit<FindingRecord, "createdAt"> & { createdAt: string };

export const findingFromJson = (finding: FindingJson): FindingRecord => ({
  ...finding,
  createdAt: new Date(finding.createdAt),
});

/** Columns of a run `r`. */
export const RUN_COLUMNS = `
  r.id, r.study_id AS "studyId", r.title, r.target_url AS "targetUrl", r.status, r.error,
  (SELECT count(*)::int FROM swarm_agent a WHERE a.run_id = r.id) AS "agentCount",
  (SELECT count(*)::int FROM finding f WHERE f.run_id = r.id) AS "findingCount",
  r.created_at AS "createdAt", r.started_at AS "startedAt", r.ended_at AS "endedAt"`;

type Times = "createdAt" | "startedAt" | "endedAt";
type Time = string | Date;
/** One row of `RUN_COLUMNS`; times are text if the row came as JSON. */
export type RunRow = Omit<SwarmRunRecord, Times> & { createdAt: Time; startedAt: Time | null; endedAt: Time | null };

export const runFromRow = (row: RunRow): SwarmRunRecord => ({
  ...row,
  createdAt: new Date(row.createdAt),
  startedAt: row.startedAt === null ? null : new Date(row.startedAt),
  endedAt: row.endedAt === null ? null : new Date(row.endedAt),
});
