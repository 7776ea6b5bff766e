import type { Context } from "@/lib/core/context";
import { copyTitle } from "@/lib/core/text/copy-title";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { create } from "./create";
import type { Counted, StudyRecord } from "./record";
import { requireStudy } from "./require-study";

/**
 * A new draft with everything that was written for the study, without participants. A deadline that has passed is left
 * out.
 */
export async function duplicate(
  ctx: Context,
  idOrSlug: string,
  { title }: { title?: string | undefined } = {},
): Promise<Counted<StudyRecord>> {
  permit(ctx, "study.write");
  return transaction(ctx, async (tx) => {
    let study = await requireStudy(ctx, idOrSlug);
    if (study.projectId) {
      // Whoever is just deleting it leaves the study in no project.
      await tx.db.$executeRaw`SELECT 1 FROM project WHERE id = ${study.projectId} FOR KEY SHARE`;
      study = await requireStudy(ctx, idOrSlug);
    }
    const { deadline } = study;
    return create(ctx, {
      ...study,
      title: title ?? copyTitle(study.title),
      deadline: deadline && deadline.getTime() > Date.now() ? deadline : null,
    });
  });
}
