import { AppError } from "@/lib/core/errors";
import { type Content, claimsOf } from "../content";
import { isEmpty, type Patch, patchOf } from "../rows";
import { apply } from "./apply";
import type { Edit } from "./edit-kinds";
import type { Quoted } from "./evidence";
import { sameWords } from "./same-words";

/** Whether an edit adds something, and would add it twice if it was sent twice. */
export const isAddition = ({ kind }: Edit): boolean =>
  kind === "add_theme" || kind === "add_claim" || kind === "add_step";

/** Whether a readout is already as an edit would make it; `undoes` is what would take back the last edit. */
export function isDone(content: Content, edit: Edit, quoted: readonly Quoted[], undoes: Patch): boolean {
  if (isAddition(edit)) {
    const same = sameWords(content, edit);
    const added = [...undoes.drop.theme, ...undoes.drop.claim, ...undoes.drop.step];
    return same !== undefined && added.some(({ id }) => id === same.id);
  }
  try {
    return isEmpty(patchOf(content, apply(content, edit, quoted)), content);
  } catch (thrown) {
    // What was removed can't be removed again; anything else that is missing would leave the edit undone.
    return thrown instanceof AppError && thrown.kind === "not_found" && isGone(content, edit);
  }
}

function isGone(content: Content, edit: Edit): boolean {
  if (edit.kind === "remove") return true;
  return edit.kind === "remove_evidence" && claimsOf(content).some(({ id }) => id === edit.claimId);
}
