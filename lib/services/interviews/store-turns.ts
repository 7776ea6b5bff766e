import { pool } from "@/lib/db/pool";
import { holdMinutes, SAFE_SECONDS } from "./hold";
import { INSERT_TURNS } from "./insert-turns";
import type { ModeratorState } from "./moderator/state";
import type { NewTurn } from "./timed-turns";

/** One statement is one transaction: the session advances with its turns, and the place is kept for longer. */
const STORE = `
  WITH moved AS (
    UPDATE study_session n SET version = $4, state = $5::jsonb, last_seen_at = now(), updated_at = now()
      FROM study s
     WHERE n.id = $1 AND n.workspace_id = $2 AND n.version = $3 AND n.status = 'in_progress' AND s.id = n.study_id
       AND s.status IN ('running', 'paused') AND (s.deadline IS NULL OR s.deadline > now())
    RETURNING n.id, n.participant_id),
  kept AS (
    UPDATE participant p SET place_held_until = now() + $7 * interval '1 minute'
      FROM moved WHERE p.id = moved.participant_id AND p.place_held_until > now() + $8 * interval '1 second'
       AND p.place_held_until < now() + $7 * interval '30 seconds'),
  said AS (${INSERT_TURNS("moved.id", "$6", "moved")} RETURNING 1)
  SELECT count(*)::int AS stored FROM said`;

type Stored = {
  session: { id: string; version: number };
  workspaceId: string;
  durationMin: number | null;
  state: ModeratorState;
  turns: readonly NewTurn[];
};

/** Adds turns to a session that is still at its version; false if it has moved on, ended or is gone. */
export async function storeTurns({ session, workspaceId, durationMin, state, turns }: Stored): Promise<boolean> {
  const { rows } = await pool().query<{ stored: number }>({
    name: "store_turns",
    text: STORE,
    values: [
      ...[session.id, workspaceId, session.version, session.version + turns.length],
      ...[JSON.stringify(state), JSON.stringify(turns), holdMinutes({ durationMin }), SAFE_SECONDS],
    ],
  });
  return (rows[0]?.stored ?? 0) > 0;
}
