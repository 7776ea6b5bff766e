import { AppError } from "@/lib/core/errors";
import { audit } from "@/lib/db/transaction";
import { consentText } from "./consent-text";
import { type Caller, find, findParticipant } from "./find";
import { underLock } from "./locked";
import type { ParticipationView } from "./record";
import { viewOf } from "./view-of";

export type Consent = {
  agreed: boolean;
  /** The version of the text that was shown. */
  version: string;
  name?: string;
  email?: string;
  timeZone?: string;
};

/** Stores that a participant agreed, and to which text; or that they declined, which they may reverse. */
export async function consent(caller: Caller, token: string, given: Consent): Promise<ParticipationView> {
  const found = await findParticipant(caller, token);
  const { participant } = found;
  const shown = consentText(found.study, found.workspaceName);
  if (shown.version !== given.version)
    throw new AppError("conflict", "The text has changed in the meantime. Please read it again.");
  await underLock(found, async (tx, { study, status }) => {
    if (status !== "opened" && status !== "declined") return;
    const next = study.screener.questions.length > 0 ? "consented" : "qualified";
    const { name, email, timeZone } = given;
    await tx.db.participant.update({
      where: { id: participant.id, workspaceId: found.ctx.workspaceId },
      data: given.agreed
        ? {
            status: next,
            consentText: shown.text,
            consentVersion: shown.version,
            consentedAt: new Date(),
            name: name || undefined,
            email: email || undefined,
            timeZone,
          }
        : { status: "declined" },
      select: { id: true },
    });
    const action = given.agreed ? "participant.consented" : "participant.declined";
    audit(tx, { action, targetId: participant.id, details: { version: shown.version } });
  });
  return viewOf(await find({ ...caller, address: null }, token));
}
