import { sendsMail } from "@/lib/core/mail/sends-mail";
import { pool } from "@/lib/db/pool";
import { untilAnswered } from "@/lib/db/until-answered";
import { send } from "@/lib/integrations/mail/send";

type Row = {
  recipient: string;
  subject: string;
  text: string;
  html: string;
  calendar: string | null;
  unsubscribe_url: string | null;
  reply_to: string | null;
};
type Outcome = "kept" | "done" | "busy" | "sent" | "refused";

/** Longer than any conversation with the mail server may last, so a claim this old belongs to a process that died. */
const CLAIM = `
  UPDATE mail SET claimed_at = now(), attempts = attempts + 1
   WHERE id = $1 AND sent_at IS NULL AND (claimed_at IS NULL OR claimed_at < now() - interval '2 minutes')
  RETURNING recipient, subject, text, html, calendar, unsubscribe_url, reply_to`;
const IS_SENT = "SELECT sent_at IS NOT NULL AS done FROM mail WHERE id = $1";
/**
 * A sent mail's content is deleted at once: the text may contain a link, and subject and recipient name people who may
 * withdraw.
 */
const MARK_SENT = `
  UPDATE mail SET sent_at = now(), error = NULL, recipient = '', subject = '', text = '', html = '', calendar = NULL,
         unsubscribe_url = NULL, reply_to = NULL
   WHERE id = $1`;
const MARK_FAILED = "UPDATE mail SET claimed_at = NULL, error = $2 WHERE id = $1";

type SmtpFailure = { responseCode?: number; command?: string; message: string };

/**
 * A permanent response (RFC 5321 §4.2.1) to the recipient or the content. One to our greeting, our password or our
 * address as the sender is about the installation: whoever runs it can mend that, and the mail is still wanted.
 */
const isRefusal = ({ responseCode = 0, command }: SmtpFailure): boolean =>
  responseCode >= 500 && (command === "RCPT TO" || command === "DATA");

/**
 * Sends a mail at most once at a time. Only if a process dies between the server's acceptance and our record of it, or
 * can't reach the database for a minute then, is it sent twice, under the same Message-ID. Throws what is worth a
 * retry;
 * `busy`: another process is sending it, or has just failed to.
 */
export async function sendQueued(mailId: string): Promise<Outcome> {
  if (!sendsMail()) return "kept";
  const claimed = await pool().query<Row>(CLAIM, [mailId]);
  const mail = claimed.rows[0];
  if (!mail) {
    const { rows } = await pool().query<{ done: boolean }>(IS_SENT, [mailId]);
    return rows[0]?.done === false ? "busy" : "done";
  }
  try {
    const { recipient: to, unsubscribe_url: unsubscribeUrl, reply_to: replyTo, ...content } = mail;
    await send({ ...content, to, unsubscribeUrl, replyTo, id: mailId });
  } catch (error) {
    const failure = error as SmtpFailure;
    await pool().query(MARK_FAILED, [mailId, failure.message.slice(0, 500)]);
    if (isRefusal(failure)) return "refused";
    throw new Error("The mail server did not accept the email.", { cause: error });
  }
  await untilAnswered(() => pool().query(MARK_SENT, [mailId]));
  return "sent";
}
