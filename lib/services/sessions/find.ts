import { hashSecret } from "@/lib/core/secrets/secrets";
import { pool } from "@/lib/db/pool";
import type { PersonRecord } from "@/lib/services/people/record";

type FoundSession = { expiresAt: Date; person: PersonRecord };
type Row = PersonRecord & { expires_at: Date };

const FIND = `
  SELECT s.expires_at, u.id, u.email, u.name FROM user_session s JOIN user_account u ON u.id = s.user_id AND u.active
   WHERE s.token_hash = $1 AND s.expires_at > now()`;

/** The live session of an active person with this token, or null. */
export async function find(token: string): Promise<FoundSession | null> {
  const query = { name: "find_session", text: FIND, values: [hashSecret(token)], query_timeout: 2_500 };
  const row = (await pool().query<Row>(query)).rows[0];
  return row ? { expiresAt: row.expires_at, person: { id: row.id, email: row.email, name: row.name } } : null;
}
