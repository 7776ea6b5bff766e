import type { Context } from "@/lib/core/context";
import { pool } from "@/lib/db/pool";
import { may, permit } from "@/lib/services/access/permit";
import type { DeletedThing } from "./record";

/** What everyone in the workspace could open. A chat is its owner's, and so may a report be. */
const OF_ALL = ["study", "file", "project", "board", "clip", "reel", "note", "tag"];
const OF_SOME = ["report"];

const NEWEST = `
  SELECT e.kind, e.name, e.created_at AS "deletedAt", u.name AS by
    FROM audit_entry e LEFT JOIN user_account u ON u.id = e.person_id
   WHERE e.workspace_id = $1 AND e.action = ANY($3)
     AND (e.target_id = ANY($2) OR (e.action = 'study.deleted' AND e.details->>'slug' = ANY($2)))
   ORDER BY e.created_at DESC LIMIT 1`;

/**
 * What became of the thing with one of these ids, or of the study with such a slug, that was deleted in the workspace
 * last, for a page that finds nothing; null if none was. Only those who may read the audit log are told by whom, and
 * the name of what may have been private.
 */
export async function deletionOf(ctx: Context, idsOrSlugs: string[]): Promise<DeletedThing | null> {
  permit(ctx, "workspace.read");
  const actions = [...OF_ALL, ...OF_SOME].map((kind) => `${kind}.deleted`);
  const values = [ctx.workspaceId, idsOrSlugs, actions];
  const { rows } = await pool().query<DeletedThing>({ name: "deletion_of", text: NEWEST, values });
  const [found] = rows;
  if (!found) return null;
  const readsLog = may(ctx, "workspace.manage");
  const mayKnowName = readsLog || OF_ALL.includes(found.kind);
  return { ...found, name: mayKnowName ? found.name : null, by: readsLog ? found.by : null };
}
