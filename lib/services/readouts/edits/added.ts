import { AppError, notFound } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type ClaimContent, type Content, claimsOf } from "../content";
import type { EditOf } from "./edit-kinds";
import { addEvidence, type Quoted } from "./evidence";
import { knownClaims, requireRoom, themeOf } from "./find";
import { requireOtherWords } from "./same-words";

const OWN = { hidden: false, edited: true };

export function addTheme(content: Content, edit: EditOf<"add_theme">): void {
  const { title, summary } = edit;
  requireOtherWords(content, edit);
  requireRoom(content.themes, "themes");
  content.themes.push({ id: newId("theme"), title, summary, ...OWN, terms: [], claims: [] });
}

export function addClaim(content: Content, edit: EditOf<"add_claim">, quoted: readonly Quoted[]): void {
  const { themeId, text } = edit;
  const { claims } = themeOf(content, themeId);
  requireOtherWords(content, edit);
  requireRoom(claims, "claims");
  const id = newId("claim");
  claims.push({ id, text, ...OWN, isOpen: false, evidence: [] });
  // The last quote added to a claim is shown first.
  for (const quote of quoted.toReversed()) addEvidence(content, id, quote, "support");
}

export function addStep(content: Content, edit: EditOf<"add_step">): void {
  const { text, owner, claimIds } = edit;
  requireOtherWords(content, edit);
  requireRoom(content.nextSteps, "steps");
  const named = knownClaims(content, claimIds);
  content.nextSteps.push({ id: newId("nextStep"), text, owner, status: "open", claimIds: named, ...OWN });
}

const isOwn = ({ evidence }: ClaimContent): boolean => evidence.every(({ added }) => added);

/** Removes what a person added. What the analyst found would come back, so it can only be hidden. */
export function remove(content: Content, { id }: EditOf<"remove">): void {
  const hide = new AppError("conflict", "The analysis found this and would find it again. Hide it instead.");
  const theme = content.themes.find((one) => one.id === id);
  const claim = claimsOf(content).find((one) => one.id === id);
  const step = content.nextSteps.find((one) => one.id === id);
  if (theme) {
    if (theme.terms.length > 0 || !theme.claims.every(isOwn)) throw hide;
    content.themes = content.themes.filter((one) => one !== theme);
  } else if (claim) {
    if (!isOwn(claim)) throw hide;
    for (const one of content.themes) one.claims = one.claims.filter((other) => other !== claim);
  } else if (step) {
    if (!step.edited) throw hide;
    content.nextSteps = content.nextSteps.filter((one) => one !== step);
  } else throw notFound("Theme, claim, or next step");
  const left = new Set(claimsOf(content).map((one) => one.id));
  for (const one of content.nextSteps) one.claimIds = one.claimIds.filter((claimId) => left.has(claimId));
}
