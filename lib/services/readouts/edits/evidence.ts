import { notFound } from "@/lib/core/errors";
import type { ClaimContent, Content, EvidenceContent } from "../content";
import type { Stance } from "../record";
import type { EditOf } from "./edit-kinds";
import { claimOf, requireRoom } from "./find";

/** A checked passage, and who is quoted in it. */
export type Quoted = Pick<EvidenceContent, "passageId" | "participantId" | "line">;

/** A quote that a person added to a claim, or whose stance they changed: from now on theirs. */
export function addEvidence(content: Content, claimId: string, quoted: Quoted, stance: Stance): void {
  const claim = claimOf(content, claimId);
  const known = claim.evidence.find(({ passageId }) => passageId === quoted.passageId);
  if (known) {
    Object.assign(known, { stance, added: true });
    return;
  }
  requireRoom(claim.evidence, "evidence");
  claim.evidence.push({ ...quoted, stance, added: true });
}

function shown({ evidence }: ClaimContent, passageId: string): EvidenceContent & { stance: Stance } {
  const found = evidence.find((one) => one.passageId === passageId);
  if (!found || found.stance === "removed") throw notFound("Quote");
  return found as EvidenceContent & { stance: Stance };
}

export function setStance(content: Content, { claimId, passageId, stance }: EditOf<"set_stance">): void {
  const found = shown(claimOf(content, claimId), passageId);
  if (found.stance !== stance) Object.assign(found, { stance, added: true });
}

export function removeEvidence(content: Content, { claimId, passageId }: EditOf<"remove_evidence">): void {
  Object.assign(shown(claimOf(content, claimId), passageId), { stance: "removed", added: true });
}

export function moveEvidence(content: Content, edit: EditOf<"move_evidence">): void {
  const { fromClaimId, toClaimId, passageId } = edit;
  const found = shown(claimOf(content, fromClaimId), passageId);
  const { stance: meant, participantId, line } = found;
  claimOf(content, toClaimId);
  if (fromClaimId !== toClaimId) Object.assign(found, { stance: "removed", added: true });
  addEvidence(content, toClaimId, { passageId, participantId, line }, edit.stance ?? meant);
}
