export type MailContent = { subject: string; text: string; html: string };

/** A mail that waits in the outbox page because no SMTP_URL is set. */
export type OutboxMailRecord = { id: string; to: string; subject: string; text: string; createdAt: Date };
