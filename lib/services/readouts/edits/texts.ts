import { renamedClaim } from "@/lib/core/evidence/asked-claim";
import type { Content } from "../content";
import type { EditOf } from "./edit-kinds";
import { claimOf, knownClaims, stepOf, themeOf } from "./find";

/** Rewording, hiding and showing. Hiding alone leaves the wording to the analyst. */
export function editSummary(content: Content, { summary }: EditOf<"edit_summary">): void {
  content.summary = summary === "" ? null : summary;
  content.summaryEdited = summary !== "";
}

export function editTheme(content: Content, { themeId, title, summary, hidden }: EditOf<"edit_theme">): void {
  const theme = themeOf(content, themeId);
  if (title !== undefined || summary !== undefined) theme.edited = true;
  for (const claim of title === undefined ? [] : theme.claims)
    if (!claim.edited) claim.text = renamedClaim(theme.title, title ?? theme.title, claim.text);
  theme.title = title ?? theme.title;
  theme.summary = summary ?? theme.summary;
  theme.hidden = hidden ?? theme.hidden;
}

export function editClaim(content: Content, { claimId, text, hidden }: EditOf<"edit_claim">): void {
  const claim = claimOf(content, claimId);
  if (text !== undefined) claim.edited = true;
  // Rewording a claim determines what its quotes are for.
  if (text !== undefined && text !== claim.text) claim.isOpen = false;
  claim.text = text ?? claim.text;
  claim.hidden = hidden ?? claim.hidden;
}

export function editStep(content: Content, { kind: _kind, stepId, hidden, ...fields }: EditOf<"edit_step">): void {
  const step = stepOf(content, stepId);
  const { text, owner, status, claimIds } = fields;
  if (text !== undefined || owner !== undefined || claimIds) step.edited = true;
  step.text = text ?? step.text;
  if (owner !== undefined) step.owner = owner;
  step.status = status ?? step.status;
  step.hidden = hidden ?? step.hidden;
  if (claimIds) step.claimIds = knownClaims(content, claimIds);
}
