import type { Language } from "@/lib/core/languages";
import { escapeHtml } from "@/lib/core/text/escape-html";
import { type MailLook, mailPage, STYLE, sideOf } from "./mail-page";
import type { MailContent } from "./record";

/**
 * A paragraph, a greeting, someone's own words, a button with its address below (`quiet`: a plain link, for what is
 * rarely wanted), or the small print at the end, with a link if it has one.
 */
export type MailPart =
  | string
  | { greeting: string }
  | { quote: string }
  | { link: string; label: string; quiet?: boolean }
  | { small: string; link?: string; label?: string };

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

/** French sets a space before a colon that doesn't break; Japanese has a wide one. */
const COLONS: Partial<Record<Language, string>> = { fr: "\u00a0:", ja: "：" };
const colon = ({ language = "en" }: MailLook) => COLONS[language] ?? ":";

function asText(part: MailPart, look: MailLook): string {
  if (typeof part === "string") return part;
  if ("greeting" in part) return part.greeting;
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  if ("small" in part) return part.link ? `${part.small} ${part.label}${colon(look)} ${part.link}` : part.small;
  return `${part.label}${colon(look)}\n${part.link}`;
}

const paragraph = (html: string) => `<p style="${STYLE.paragraph}">${html}</p>`;
const anchor = (url: string, label: string, style: string, look: string) =>
  `<a href="${url}" class="${look}" style="${style}">${label}</a>`;

function asHtml(part: MailPart, { language = "en" }: MailLook): string {
  if (typeof part === "string") return paragraph(lines(part));
  if ("greeting" in part) return paragraph(lines(part.greeting));
  if ("quote" in part)
    return `<blockquote dir="auto" class="quote" style="${STYLE.quote};border-${sideOf(language)}-width:3px">${lines(part.quote)}</blockquote>`;
  if ("small" in part) {
    const { small, link, label } = part;
    const at = link && label ? ` ${anchor(escapeHtml(link), escapeHtml(label), STYLE.smallLink, "quiet")}` : "";
    return `<p class="quiet" style="${STYLE.small}">${lines(small)}${at}</p>`;
  }
  const url = escapeHtml(part.link);
  if (part.quiet) return paragraph(anchor(url, escapeHtml(part.label), STYLE.link, "link"));
  const button = anchor(url, escapeHtml(part.label), STYLE.buttonLink, "button");
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLE.buttonBox}"><tr><td class="button" bgcolor="#0b5a5e" style="${STYLE.button}">${button}</td></tr></table><p class="quiet" style="${STYLE.address}">${url}</p>`;
}

/** A mail from parts, as plain text and as an equivalent page; every word is escaped. */
export function writeMail(subject: string, parts: MailPart[], look: MailLook = {}): MailContent {
  const preheader = parts.find((part) => typeof part === "string") ?? subject;
  return {
    subject,
    text: parts.map((part) => asText(part, look)).join("\n\n"),
    html: mailPage({ subject, preheader, content: parts.map((part) => asHtml(part, look)).join(""), ...look }),
  };
}
