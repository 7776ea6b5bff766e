import type { Context } from "@/lib/core/context";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/transaction";

/** Whom an address belongs to here: a record that the provider hasn't written yet, or an earlier membership. */
export type Known = { recordId: string | null; membershipId: string | null };

type Row = Known & { isTaken: boolean; isProvisioned: boolean };

// A study participant's membership isn't one to come back to.
const FIND = `
  SELECT EXISTS (SELECT 1 FROM scim_user o WHERE o.workspace_id = $1 AND scim_name_key(o.user_name) = scim_name_key($2)) AS "isTaken",
         s.id AS "recordId", s.provisioned_at IS NOT NULL AS "isProvisioned", m.id AS "membershipId"
    FROM (SELECT 1) one
    LEFT JOIN user_account a ON a.email = $3
    LEFT JOIN membership m ON m.workspace_id = $1 AND m.user_id = a.id AND m.role <> 'participant'
    LEFT JOIN LATERAL (
      SELECT u.id, u.provisioned_at FROM scim_user u
       WHERE u.workspace_id = $1 AND (u.membership_id = m.id OR u.email = $3)
       ORDER BY u.membership_id = m.id DESC NULLS LAST LIMIT 1) s ON true`;

/** Refuses a value that another user has (RFC 7644 §3.12, `uniqueness`). */
export const taken = (path: "userName" | "emails") =>
  new AppError(
    "conflict",
    path === "userName" ? "This userName is already taken." : "Another user already has this address.",
    {
      reason: "uniqueness",
      problems: [{ path, message: "Taken" }],
    },
  );

/**
 * Whom a new user would match, under the workspace's lock. Throws `conflict` for a user name that a record already has,
 * and for an address whose record the provider has written under another name.
 */
export async function findKnown(
  tx: Transaction,
  { workspaceId }: Context,
  { userName, email }: { userName: string; email: string },
): Promise<Known> {
  const [row] = await tx.db.$queryRawUnsafe<Row[]>(FIND, workspaceId, userName, email);
  if (row?.isTaken) throw taken("userName");
  if (row?.isProvisioned) throw taken("emails");
  return { recordId: row?.recordId ?? null, membershipId: row?.membershipId ?? null };
}
