import { pool } from "@/lib/db/pool";
import { readToken } from "@/lib/services/participants/token";

type Found = {
  id: string;
  workspaceId: string;
  /** Null once its owner had their data deleted. */
  email: string | null;
  workspaceName: string | null;
  /** Of the study, BCP-47. */
  language: string | null;
  unsubscribed: boolean;
};

const ONE = `
  SELECT i.id, i.workspace_id AS "workspaceId", w.name AS "workspaceName", s.language,
         CASE WHEN i.email <> i.id || '@deleted.invalid' THEN i.email END AS email, u.email IS NOT NULL AS unsubscribed
    FROM invitation i JOIN workspace w ON w.id = i.workspace_id JOIN study s ON s.id = i.study_id
    LEFT JOIN unsubscribed u ON u.workspace_id = i.workspace_id AND u.email = i.email
   WHERE i.id = $1`;

/** The invitation of a mailed link; null for a link that we didn't make. */
export async function findByToken(token: string): Promise<Found | null> {
  const link = readToken(token);
  if (link?.kind !== "invitation") return null;
  const { rows } = await pool().query<Found>({ name: "invitation_by_token", text: ONE, values: [link.id] });
  return rows[0] ?? null;
}
