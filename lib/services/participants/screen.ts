import { audit } from "@/lib/db/transaction";
import { standingOf } from "@/lib/services/slots/standing";
import { checkScreenerAnswers } from "./check-screener-answers";
import { claimScreening } from "./claim-screening";
import { type Caller, find, findParticipant } from "./find";
import { judgeScreener } from "./judge-screener";
import { underLock } from "./locked";
import type { ParticipationView, ScreenerVerdict } from "./record";
import { viewOf } from "./view-of";

/**
 * Accepts the screener's answers and decides: qualified, screened out, for a person to review, or full, if enough
 * others chose the same. The first answers count; sent again, they change nothing. Throws `invalid` naming each answer
 * that doesn't fit its question.
 */
export async function screen(
  caller: Caller,
  token: string,
  given: Record<string, unknown>,
): Promise<ParticipationView> {
  const found = await findParticipant(caller, token);
  const { participant, study } = found;
  if (participant.status !== "consented" || participant.deletedAt) return viewOf(found);
  const answers = checkScreenerAnswers(study.screener, given);
  if (!(await claimScreening(found))) return viewOf(await find({ ...caller, address: null }, token));
  const verdict = await judgeScreener(found.ctx, study, answers);
  await underLock(found, async (tx, { status }) => {
    if (status !== "consented") return;
    const where = { id: participant.id, workspaceId: found.ctx.workspaceId };
    const data = { screenerAnswers: answers, screenerVerdict: verdict };
    await tx.db.participant.update({ where, data, select: { id: true } });
    const judged = outcomeOf(verdict);
    // Only now is it known which options they chose, and whether enough others did.
    const { places } = await standingOf(tx, study.id, participant.id);
    const next = judged === "qualified" && places !== null && places <= 0 ? "full" : judged;
    await tx.db.participant.update({ where, data: { status: next }, select: { id: true } });
    audit(tx, { action: "participant.screened", targetId: participant.id, details: { outcome: next } });
  });
  return viewOf(await find({ ...caller, address: null }, token));
}

/** One disqualifying answer is enough; short of that, a single doubt asks for a person. */
function outcomeOf(verdict: ScreenerVerdict): "qualified" | "screened_out" | "review" {
  const verdicts = Object.values(verdict).map((one) => one.verdict);
  if (verdicts.includes("not_qualified")) return "screened_out";
  return verdicts.includes("uncertain") ? "review" : "qualified";
}
