export type MailContent = {
  subject: string;
  text: string;
  html: string;
  /** An iCalendar object (RFC 5545) that mail programs offer to put into the calendar. */
  calendar?: string;
  /** Takes one POST that stops further mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
};

/** A mail that waits in the outbox page because no SMTP_URL is set. */
export type OutboxMailRecord = { id: string; to: string; subject: string; text: string; createdAt: Date };
