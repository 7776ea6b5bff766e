import type { Content } from "../content";
import { addClaim, addStep, addTheme, remove } from "./added";
import type { Edit, EditOf } from "./edit-kinds";
import { addEvidence, moveEvidence, type Quoted, removeEvidence, setStance } from "./evidence";
import { mergeThemes, moveClaim, moveStep, moveTheme } from "./places";
import { editClaim, editStep, editSummary, editTheme } from "./texts";

type Act<K extends Edit["kind"]> = (content: Content, edit: EditOf<K>, quoted: readonly Quoted[]) => void;

const ACTS: { [K in Edit["kind"]]: Act<K> } = {
  edit_summary: editSummary,
  edit_theme: editTheme,
  edit_claim: editClaim,
  edit_step: editStep,
  add_theme: addTheme,
  add_claim: addClaim,
  add_step: addStep,
  move_theme: moveTheme,
  move_claim: moveClaim,
  move_step: moveStep,
  merge_themes: mergeThemes,
  add_evidence: (content, { claimId, stance }, quoted) => {
    for (const quote of quoted) addEvidence(content, claimId, quote, stance);
  },
  set_stance: setStance,
  move_evidence: moveEvidence,
  remove_evidence: removeEvidence,
  remove,
};

/** The content after an edit; `quoted` are the passages of the edit's quotes, in order. */
export function apply<K extends Edit["kind"]>(before: Content, edit: EditOf<K>, quoted: readonly Quoted[]): Content {
  const content = structuredClone(before);
  const act: Act<K> = ACTS[edit.kind as K];
  act(content, edit, quoted);
  return content;
}
