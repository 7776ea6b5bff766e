export type MailContent = {
  subject: string;
  text: string;
  html: string;
  /** An iCalendar object (RFC 5545) that mail programs offer to add to the calendar. */
  calendar?: string;
  /** Accepts a POST that stops further mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
  /** An address that a reply goes to, instead of MAIL_REPLY_TO. */
  replyTo?: string;
};

/** A mail waiting on the outbox page because SMTP_URL isn't set. */
export type OutboxMailRecord = { id: string; to: string; subject: string; text: string; createdAt: Date };
