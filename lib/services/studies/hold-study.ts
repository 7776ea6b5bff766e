import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

/** The id of a study by id or slug, locked until the commit, so that it isn't deleted meanwhile. Throws `not_found`. */
export async function holdStudy(tx: Transaction, { workspaceId }: Context, idOrSlug: string): Promise<string> {
  const [study] = await tx.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM study WHERE workspace_id = ${workspaceId} AND (id = ${idOrSlug} OR slug = ${idOrSlug}) FOR KEY SHARE`;
  if (!study) throw notFound("Study");
  return study.id;
}
