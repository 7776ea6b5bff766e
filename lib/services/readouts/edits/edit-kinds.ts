import type { QuotedHere, Stance } from "../record";

/** One act of a person on a readout. */
export type Edit =
  | { kind: "edit_summary"; summary: string }
  | { kind: "edit_theme"; themeId: string; title?: string; summary?: string; hidden?: boolean }
  | { kind: "edit_claim"; claimId: string; text?: string; hidden?: boolean }
  | ({ kind: "edit_step"; stepId: string; text?: string; hidden?: boolean } & Partial<StepFields>)
  | { kind: "add_theme"; title: string; summary: string }
  | { kind: "add_claim"; themeId: string; text: string; evidence: QuotedHere[] }
  | { kind: "add_step"; text: string; owner: string | null; claimIds: string[] }
  | { kind: "move_theme"; themeId: string; afterId: string | null }
  | { kind: "move_claim"; claimId: string; themeId?: string; afterId?: string | null }
  | { kind: "move_step"; stepId: string; afterId: string | null }
  | { kind: "merge_themes"; themeIds: string[]; intoThemeId: string }
  | { kind: "add_evidence"; claimId: string; quote: QuotedHere; stance: Stance }
  | { kind: "set_stance"; claimId: string; passageId: string; stance: Stance }
  | { kind: "move_evidence"; fromClaimId: string; toClaimId: string; passageId: string; stance?: Stance }
  | { kind: "remove_evidence"; claimId: string; passageId: string }
  | { kind: "remove"; id: string };

type StepFields = { owner: string | null; status: "open" | "done"; claimIds: string[] };
export type EditOf<K extends Edit["kind"]> = Extract<Edit, { kind: K }>;
