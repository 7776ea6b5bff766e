import { pool } from "@/lib/db/pool";

/** The mail server refused a mail for good: the invitation that it carried, if any, says so. */
export async function noteRefused(mailId: string): Promise<void> {
  await pool().query("UPDATE invitation SET refused_at = now(), updated_at = now() WHERE mail_id = $1", [mailId]);
}
