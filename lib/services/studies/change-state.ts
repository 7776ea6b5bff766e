import type { Context } from "@/lib/core/context";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { permit } from "@/lib/services/access/permit";
import { lockStudy } from "./lock-study";
import { move } from "./move";
import type { Counted, StudyRecord } from "./record";
import { wrongState } from "./states";

type Afterwards = (tx: Transaction, ctx: Context, study: StudyRecord) => Promise<void>;

/** A person's act on a launched study. Throws `conflict` if its state doesn't allow it. */
export const changeState =
  (act: "pause" | "resume" | "end", afterwards?: Afterwards) =>
  (ctx: Context, idOrSlug: string): Promise<Counted<StudyRecord>> => {
    permit(ctx, "study.write");
    return transaction(ctx, async (tx) => {
      const study = await lockStudy(tx, ctx, idOrSlug);
      const moved = await move(tx, ctx, study.id, act);
      if (!moved) throw wrongState(study.status, act);
      await afterwards?.(tx, ctx, study);
      return moved;
    });
  };
