import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { permit } from "@/lib/services/access/permit";
import { FREE } from "./free";

/**
 * What a live interview's times need: one to choose from, links to the calls that are booked, word of past ones, and
 * the recording or transcript of those that took place.
 */
export type SlotNeeds = { bookable: boolean; withoutLink: number; toReport: number; withoutWords: number };

const NEEDS = `
  SELECT coalesce(bool_or(${FREE}), false) AS bookable,
         count(*) FILTER (WHERE outcome IS NULL AND participant_id IS NOT NULL AND ends_at > now() AND meeting_url IS NULL)::int AS "withoutLink",
         count(*) FILTER (WHERE outcome IS NULL AND participant_id IS NOT NULL AND ends_at <= now())::int AS "toReport",
         count(*) FILTER (WHERE outcome = 'held' AND EXISTS (SELECT FROM study_session c
           WHERE c.participant_id = slot.participant_id AND c.status = 'in_progress'))::int AS "withoutWords"
    FROM slot WHERE workspace_id = $1 AND study_id = $2`;

/** Whether a study offers a time that participants can still choose, and how many bookings wait for its researcher. */
export async function needs(ctx: Context, studyId: string): Promise<SlotNeeds> {
  permit(ctx, "workspace.read");
  const values = [ctx.workspaceId, studyId];
  const { rows } = await pool().query<SlotNeeds>({ name: "slot_needs", text: NEEDS, values });
  return rows[0] ?? { bookable: false, withoutLink: 0, toReport: 0, withoutWords: 0 };
}
