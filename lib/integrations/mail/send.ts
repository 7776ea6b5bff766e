import nodemailer, { type Transporter } from "nodemailer";
import { config } from "@/lib/core/config";

/** One mail to one person. `id` makes the Message-ID, so that a mail sent twice is known as one. */
type OutgoingMail = { to: string; subject: string; text: string; html: string; id: string };

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

/** A header is one line: what somebody typed must not begin another. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** Hands a mail to the server of SMTP_URL. Throws nodemailer's error, with `responseCode` when the server refused. */
export async function send({ to, subject, text, html, id }: OutgoingMail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, APP_URL } = config();
  if (!SMTP_URL) throw new Error("SMTP_URL is not set");
  await transportTo(SMTP_URL).sendMail({
    from: MAIL_FROM,
    to: { name: "", address: oneLine(to) },
    subject: oneLine(subject),
    text,
    html,
    messageId: `<${id}@${new URL(APP_URL).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  });
}
