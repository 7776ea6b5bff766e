import { inBatches } from "@/lib/db/in-batches";

const pruned = (table: string, key: string, over: string) =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} t WHERE ${over} LIMIT $1)`;

/** In this order: a client stays as long as anything refers to it. */
const RULES = [
  pruned("authorization_request", "id_hash", "t.expires_at < now()"),
  pruned("authorization_code", "code_hash", "t.expires_at < now()"),
  pruned("oauth_token", "token_hash", "t.expires_at < now()"),
  // For a month, a refusal can still say that the connection is over.
  pruned("mcp_connection", "id", "t.expires_at < now() - interval '30 days'"),
  pruned(
    "oauth_client",
    "id",
    `t.created_at < now() - interval '24 hours' AND (t.fresh_until IS NULL OR t.fresh_until < now())
       AND NOT EXISTS (SELECT 1 FROM mcp_connection c WHERE c.client_id = t.id)
       AND NOT EXISTS (SELECT 1 FROM authorization_request r WHERE r.client_id = t.id)
       AND NOT EXISTS (SELECT 1 FROM authorization_code a WHERE a.client_id = t.id)`,
  ),
  pruned("oauth_minute", "key", "t.minute < now() - interval '1 hour'"),
];

/**
 * Deletes expired requests, codes and tokens, connections a month after their end, and clients that nobody connected
 * within a day; returns the number of rows.
 */
export const prune = (): Promise<number> => inBatches(RULES);
