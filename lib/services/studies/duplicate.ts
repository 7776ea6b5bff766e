import type { Context } from "@/lib/core/context";
import { transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { create } from "./create";
import type { Counted, StudyRecord } from "./record";
import { requireStudy } from "./require-study";

const LONGEST_TITLE = 200;
const COPY = " (copy)";

const copyOf = (title: string): string => `${[...title].slice(0, LONGEST_TITLE - COPY.length).join("")}${COPY}`;

/** A new draft with everything that was written for the study, and nobody in it. A deadline that has passed is left out. */
export async function duplicate(
  ctx: Context,
  idOrSlug: string,
  { title }: { title?: string | undefined } = {},
): Promise<Counted<StudyRecord>> {
  permit(ctx, "study.write");
  return transaction(ctx, async () => {
    const study = await requireStudy(ctx, idOrSlug);
    const { deadline } = study;
    return create(ctx, {
      ...study,
      title: title ?? copyOf(study.title),
      deadline: deadline && deadline.getTime() > Date.now() ? deadline : null,
    });
  });
}
