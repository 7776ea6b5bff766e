import type { Context } from "@/lib/core/context";
import { may } from "@/lib/services/access/permit";

const WORDS = new Set(["TEXT", "DOC", "PDF", "CSV"]);

/** SQL: whether something in the transcript of the file `f` is masked. */
export const HAS_MASKS = "EXISTS (SELECT 1 FROM mask m WHERE m.owner_id = f.id AND m.status = 'masked')";

/**
 * Whether someone may have a file's bytes as uploaded: once words of a text are masked, only signed-in admins may. In a
 * recording nothing can be masked.
 */
export function showsOriginal(
  ctx: Context,
  { assetType, hasMasks }: { assetType: string; hasMasks: boolean },
): boolean {
  if (!hasMasks || !WORDS.has(assetType)) return true;
  return ctx.actor.kind === "system" || (ctx.actor.kind === "user" && may(ctx, "workspace.manage"));
}
