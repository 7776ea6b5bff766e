import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import { audit, type Transaction, transaction } from "@/lib/db/transaction";
import { may, permit } from "@/lib/services/access/permit";
import { closeCheckout } from "@/lib/services/billing/close-checkout";
import { dropUnused } from "@/lib/services/passages/drop-unused";
import { dropPeople } from "./drop-people";
import { lockStudy } from "./lock-study";
import { requireState } from "./states";

/** A study of hundreds of interviews takes seconds. */
const TIMEOUT_MS = 120_000;
const OPEN = "Prolific doesn’t know yet that this study has ended. Delete it in a few minutes.";
const UNPAID =
  "Prolific doesn’t know yet whether to pay everyone who took part: good sessions are approved a day after they end, and " +
  "flagged ones once you keep or exclude them. Delete the study after that.";

/**
 * Deletes a draft, or a study that has ended with everything that people said in it, its readout and its boards.
 * Passages that something outside quotes keep their wording, payments their rows. Throws `conflict` for a study that
 * goes on, here or at Prolific, or for which Prolific has yet to pay, and `forbidden` for an ended one unless an admin
 * asks.
 */
export async function remove(ctx: Context, idOrSlug: string): Promise<{ id: string }> {
  permit(ctx, "study.write");
  const { workspaceId } = ctx;
  return transaction(
    ctx,
    async (tx) => {
      const { id, title, slug, status } = await lockStudy(tx, ctx, idOrSlug);
      requireState(status, "remove");
      if (status !== "draft" && !may(ctx, "study.delete"))
        throw new AppError("forbidden", "Only an admin can delete a study that was launched.");
      await closeCheckout(tx, ctx, id);
      await waitForOthers(tx, id);
      const quoted = await tx.db.$queryRaw<{ id: string }[]>`
        SELECT e.passage_id AS id FROM card_evidence e JOIN card c ON c.id = e.card_id JOIN board b ON b.id = c.board_id
         WHERE b.study_id = ${id} AND b.workspace_id = ${workspaceId}
         UNION SELECT p.id FROM passage p JOIN study_session s ON s.id = p.session_id WHERE s.study_id = ${id}`;
      if (status !== "draft") {
        await requireProlificKnows(tx, id);
        await dropPeople(tx, ctx, id);
      }
      await tx.db.study.delete({ where: { id, workspaceId }, select: { id: true } });
      await dropUnused(
        tx,
        quoted.map((passage) => passage.id),
      );
      audit(tx, { action: "study.deleted", targetId: id, name: title, details: { status, slug } });
      return { id };
    },
    { timeoutMs: TIMEOUT_MS },
  );
}

/**
 * Whoever is just quoting or storing something of the study's has finished once these are locked, or finds it gone: the
 * study before its sessions, as they lock them.
 */
async function waitForOthers(tx: Transaction, studyId: string): Promise<void> {
  await tx.db.$executeRaw`SELECT 1 FROM study WHERE id = ${studyId} FOR UPDATE`;
  await tx.db.$executeRaw`SELECT 1 FROM study_session WHERE study_id = ${studyId} ORDER BY id FOR UPDATE`;
}

/** Nobody could stop the study at Prolific afterward, or tell it whom to pay. */
async function requireProlificKnows(tx: Transaction, studyId: string): Promise<void> {
  const [waiting] = await tx.db.$queryRaw<{ open: boolean; unpaid: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM recruitment
                    WHERE study_id = ${studyId} AND state IN ('waiting', 'active', 'paused')) AS open,
           EXISTS (SELECT 1 FROM participant p LEFT JOIN recruitment_decision d ON d.participant_id = p.id
                    WHERE p.study_id = ${studyId} AND p.source = 'prolific' AND p.reward_status = 'queued'
                      AND d.error IS NULL) AS unpaid`;
  if (waiting?.open) throw new AppError("conflict", OPEN);
  if (waiting?.unpaid) throw new AppError("conflict", UNPAID);
}
