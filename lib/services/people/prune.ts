import { inBatches } from "@/lib/db/in-batches";

const RULES = [
  "DELETE FROM user_session WHERE id IN (SELECT id FROM user_session WHERE expires_at < now() LIMIT $1)",
  "DELETE FROM sign_in_token WHERE token_hash IN (SELECT token_hash FROM sign_in_token WHERE expires_at < now() LIMIT $1)",
  "DELETE FROM sign_in_attempt WHERE key IN (SELECT key FROM sign_in_attempt WHERE updated_at < now() - interval '1 day' LIMIT $1)",
  "DELETE FROM sso_flow WHERE id IN (SELECT id FROM sso_flow WHERE expires_at < now() LIMIT $1)",
  // Old invitations' addresses are no longer anyone's business.
  `DELETE FROM member_invitation WHERE id IN (SELECT id FROM member_invitation
      WHERE least(accepted_at, cancelled_at, expires_at) < now() - interval '90 days' LIMIT $1)`,
  // Mails contain links: a sent one is kept for a day for questions, an unsent one as long as the longest link is
  // valid.
  `DELETE FROM mail WHERE id IN (SELECT id FROM mail WHERE created_at < now() - interval '1 day'
      AND (sent_at < now() - interval '1 day' OR created_at < now() - interval '7 days') LIMIT $1)`,
];

/** Deletes expired sessions, links, sign-ins in progress, attempts and mails; returns the number of rows. */
export const prune = (): Promise<number> => inBatches(RULES);
