import { escapeHtml } from "@/lib/core/escape-html";
import type { MailContent } from "./record";

/** A paragraph, someone's own words, a link on a line of its own, or the small print at the end with its link. */
export type MailPart = string | { quote: string } | { link: string; label: string } | { small: string; at?: string };

const lines = (text: string) => escapeHtml(text).replaceAll("\n", "<br>");

function asText(part: MailPart): string {
  if (typeof part === "string") return part;
  if ("quote" in part) return part.quote.replace(/^/gm, "> ");
  return "link" in part ? `${part.label}:\n${part.link}` : part.small;
}

function asHtml(part: MailPart): string {
  if (typeof part === "string") return `<p>${lines(part)}</p>`;
  if ("quote" in part) return `<blockquote>${lines(part.quote)}</blockquote>`;
  if ("small" in part) {
    const at = escapeHtml(part.at ?? "");
    const words = at ? lines(part.small).replace(at, () => `<a href="${at}">${at}</a>`) : lines(part.small);
    return `<p style="color:#666;font-size:13px">${words}</p>`;
  }
  const url = escapeHtml(part.link);
  return `<p><a href="${url}">${escapeHtml(part.label)}</a><br><span style="color:#666">${url}</span></p>`;
}

/** A mail from parts, as plain text and as equivalent HTML; every word is escaped. */
export const writeMail = (subject: string, parts: MailPart[]): MailContent => ({
  subject,
  text: parts.map(asText).join("\n\n"),
  html: parts.map(asHtml).join(""),
});
