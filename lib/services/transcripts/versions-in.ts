import type { Context } from "@/lib/core/context";
import { readRows } from "@/lib/db/read-rows";
import { type Scope, scopeValues } from "@/lib/services/evidence/scope";

/** Versions of transcripts by owner. */
export type Versions = ReadonlyMap<string, number>;

const VERSIONS = `
  SELECT t.owner_id AS "ownerId", t.version
    FROM transcript t
    LEFT JOIN file f ON f.id = t.file_id
    LEFT JOIN study_session n ON n.id = t.session_id
    LEFT JOIN study y ON y.id = n.study_id
   WHERE t.workspace_id = $1 AND ($2::text IS NULL OR coalesce(f.project_id, y.project_id) = $2)
     AND (num_nonnulls($3::text[], $4::text[], $5::text[]) = 0 OR f.id = ANY ($3) OR y.id = ANY ($4) OR n.id = ANY ($5))`;

/**
 * The present versions of a scope's transcripts: to be read before something is made from them, and compared when it is
 * stored.
 */
export async function versionsIn(ctx: Context, scope: Scope): Promise<Versions> {
  const values = [ctx.workspaceId, ...scopeValues(scope)];
  const rows = await readRows<{ ownerId: string; version: number }>({
    name: "transcript_versions",
    text: VERSIONS,
    values,
  });
  return new Map(rows.map(({ ownerId, version }) => [ownerId, version]));
}
