import type { Context } from "@/lib/core/context";
import { invalid } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

type Place = { projectId: string | null; studyId: string | null };

/** The project and study of a file or session, under which its clips are filed; null if it doesn't exist. */
async function placeOf(tx: Transaction, { workspaceId }: Context, ownerId: string): Promise<Place | null> {
  const [place] = await tx.db.$queryRaw<Place[]>`
    SELECT project_id AS "projectId", NULL AS "studyId" FROM file
     WHERE id = ${ownerId} AND workspace_id = ${workspaceId} AND session_id IS NULL
     UNION ALL
    SELECT y.project_id, y.id FROM study_session n JOIN study y ON y.id = n.study_id
     WHERE n.id = ${ownerId} AND n.workspace_id = ${workspaceId}`;
  return place ?? null;
}

/**
 * Where a clip belongs. If a project is given, the source must be in it; throws `invalid`. Project and study are locked
 * before the source, as their deletions do; after a project's, a study is in no project, and a file is gone.
 */
export async function requirePlace(
  tx: Transaction,
  ctx: Context,
  { ownerId, projectId }: { ownerId: string; projectId?: string },
): Promise<Place> {
  let place = await placeOf(tx, ctx, ownerId);
  if (place?.projectId) {
    await tx.db.$executeRaw`SELECT 1 FROM project WHERE id = ${place.projectId} FOR KEY SHARE`;
    place = await placeOf(tx, ctx, ownerId);
  }
  if (place?.studyId) await tx.db.$executeRaw`SELECT 1 FROM study WHERE id = ${place.studyId} FOR KEY SHARE`;
  if (projectId === undefined) return place ?? { projectId: null, studyId: null };
  if (place?.projectId !== projectId) throw invalid("assetId", "This file or session does not exist in the project.");
  return place;
}
