import { pool } from "@/lib/db/pool";

/** Records on the invitation, if any, that the mail server refused its mail permanently. */
export async function noteRefused(mailId: string): Promise<void> {
  await pool().query("UPDATE invitation SET refused_at = now(), updated_at = now() WHERE mail_id = $1", [mailId]);
}
