import { AppError, invalid, notFound } from "@/lib/core/errors";
import { type ClaimContent, type Content, claimsOf, type StepContent, type ThemeContent } from "../content";

const MOST = { themes: 100, claims: 100, steps: 200, evidence: 1_000 } as const;

function found<T>(thing: T | undefined, what: string): T {
  if (thing === undefined) throw notFound(what);
  return thing;
}

export const themeOf = ({ themes }: Content, id: string): ThemeContent =>
  found(
    themes.find((theme) => theme.id === id),
    "Theme",
  );
export const claimOf = (content: Content, id: string): ClaimContent =>
  found(
    claimsOf(content).find((claim) => claim.id === id),
    "Claim",
  );
export const stepOf = ({ nextSteps }: Content, id: string): StepContent =>
  found(
    nextSteps.find((step) => step.id === id),
    "Next step",
  );
export const homeOf = ({ themes }: Content, claimId: string): ThemeContent =>
  found(
    themes.find(({ claims }) => claims.some(({ id }) => id === claimId)),
    "Claim",
  );

/** The claims that a next step refers to, each once. Throws `invalid` for one that isn't in the readout. */
export function knownClaims(content: Content, claimIds: readonly string[]): string[] {
  const known = new Set(claimsOf(content).map(({ id }) => id));
  const missing = claimIds.findIndex((id) => !known.has(id));
  if (missing >= 0) throw invalid(`edit.claimIds.${missing}`, "This claim does not exist in the readout.");
  return [...new Set(claimIds)];
}

/** Limited, because a readout is read and shown as a whole. */
export function requireRoom(list: readonly unknown[], what: keyof typeof MOST): void {
  if (list.length < MOST[what]) return;
  throw new AppError("conflict", `The readout already has ${MOST[what]}, the maximum.`);
}
