import nodemailer, { type Transporter } from "nodemailer";
import { config } from "@/lib/core/config";

/** One mail to one person. The Message-ID is made from `id`, so that a mail sent twice is recognized as one. */
type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  id: string;
  /** An iCalendar object; its own METHOD says what a calendar does with it. */
  calendar: string | null;
  /** Accepts the one-click POST (RFC 8058 §3.1). */
  unsubscribeUrl: string | null;
  /** Whom a reply reaches; null for MAIL_REPLY_TO, and without it the sender. */
  replyTo: string | null;
};

const PATIENCE_MS = 15_000;

const shared = globalThis as typeof globalThis & { earshotMailer?: { url: string; transport: Transporter } };

function transportTo(url: string): Transporter {
  if (shared.earshotMailer?.url !== url) {
    const transport = nodemailer.createTransport({
      url,
      connectionTimeout: PATIENCE_MS,
      greetingTimeout: PATIENCE_MS,
      socketTimeout: PATIENCE_MS,
      dnsTimeout: PATIENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    shared.earshotMailer = { url, transport };
  }
  return shared.earshotMailer.transport;
}

/** A header is one line: typed text must not start another. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** The entry is sent as an alternative part, which calendars read, and as a file, which anyone can open. */
const calendarPart = (content: string) => ({
  icalEvent: { method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? "PUBLISH", filename: "interview.ics", content },
});

/** RFC 8058 §3.1: both headers, so that a mail program may send the POST itself. */
const unsubscribeHeaders = (url: string) => ({
  "List-Unsubscribe": `<${oneLine(url)}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Passes a mail to the server of SMTP_URL. Throws nodemailer's error, with `responseCode` if the server refused. */
export async function send({ to, replyTo, calendar, unsubscribeUrl, ...mail }: OutgoingMail): Promise<void> {
  const { id, subject, text, html } = mail;
  const { SMTP_URL, MAIL_FROM, MAIL_REPLY_TO, APP_URL } = config();
  const answered = replyTo ?? MAIL_REPLY_TO;
  if (!SMTP_URL) throw new Error("SMTP_URL is not set");
  await transportTo(SMTP_URL).sendMail({
    from: MAIL_FROM,
    to: { name: "", address: oneLine(to) },
    ...(answered && { replyTo: oneLine(answered) }),
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${new URL(APP_URL).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated", ...(unsubscribeUrl && unsubscribeHeaders(unsubscribeUrl)) },
    ...(calendar && calendarPart(calendar)),
  });
}
