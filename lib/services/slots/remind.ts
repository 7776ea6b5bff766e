import { systemContext } from "@/lib/core/system-context";
import { pool } from "@/lib/db/pool";
import { audit, transaction } from "@/lib/db/transaction";
import { queueMail } from "@/lib/services/mail/queue-mail";
import { bookingFacts } from "./booking-facts";
import { reminderMail } from "./booking-mails";

/** Within the next day, unless it was itself booked that late. */
const DUE = `
  participant_id IS NOT NULL AND outcome IS NULL AND reminded_at IS NULL AND starts_at > now()
  AND starts_at < now() + interval '24 hours' AND booked_at < starts_at - interval '26 hours'`;
const FIND = `SELECT id, workspace_id FROM slot WHERE ${DUE} ORDER BY starts_at LIMIT 500`;
const CLAIM = `UPDATE slot SET reminded_at = now() WHERE id = $1 AND ${DUE}`;

/** Reminds participants of interviews within a day, once per booking, and returns how many. */
export async function remind(): Promise<number> {
  const { rows } = await pool().query<{ id: string; workspace_id: string }>(FIND);
  let told = 0;
  for (const { id, workspace_id: workspaceId } of rows)
    await transaction(systemContext("remind-interviews", workspaceId), async (tx) => {
      if ((await tx.db.$executeRawUnsafe(CLAIM, id)) === 0) return;
      const facts = await bookingFacts(tx, id);
      if (!facts.email) return;
      await queueMail(tx, { to: facts.email, workspaceId, ...reminderMail(facts) }, { isOneOfMany: true });
      audit(tx, { action: "booking.reminded", targetId: id });
      told += 1;
    });
  return told;
}
