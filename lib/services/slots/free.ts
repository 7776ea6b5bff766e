/** Nothing that begins so soon that the researcher might not notice can be booked. */
const LEAST_AHEAD = "2 hours";

/** Whether a slot can still be booked; none for when its workspace will have been deleted. */
export const FREE = `
  participant_id IS NULL AND outcome IS NULL AND starts_at > now() + interval '${LEAST_AHEAD}'
  AND NOT EXISTS (SELECT 1 FROM workspace w WHERE w.id = slot.workspace_id AND w.deletion_at <= starts_at)`;

/**
 * How long the times on offer in the study `s` are: each length once, in minutes. None if it isn't a live interview.
 */
export const OFFERED_MINUTES = `
  ARRAY(SELECT DISTINCT round(extract(epoch FROM ends_at - starts_at) / 60)::int FROM slot
         WHERE s.type = 'live-interview' AND slot.study_id = s.id AND ${FREE})`;
