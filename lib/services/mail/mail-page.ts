import { directionOf, type Language, langOf } from "@/lib/core/languages";
import { escapeHtml } from "@/lib/core/text/escape-html";

export type MailLook = {
  /** Of our own words; English unless given. */
  language?: Language;
};
/** Where lines start; mail programs know left and right better than start and end. */
export const sideOf = (language: Language): "left" | "right" => (directionOf(language) === "rtl" ? "right" : "left");

type MailPage = MailLook & { subject: string; preheader: string; content: string };

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs read little more than inline styles. */
export const STYLE = {
  paragraph: "margin:0 0 16px",
  quote: "margin:0 0 16px;text-align:start;padding:2px 14px;border:0 solid #c9c6bd",
  small: "margin:24px 0 0;font-size:13px;line-height:20px;color:#5f6663;overflow-wrap:anywhere",
  smallLink: "color:#5f6663;text-decoration:underline",
  link: "color:#0a5559;text-decoration:underline",
  buttonBox: "margin:24px 0 12px",
  button: "border-radius:8px;background:#0b5a5e",
  buttonLink:
    "display:inline-block;padding:13px 22px;border-radius:8px;color:#ffffff;font-weight:600;line-height:22px;text-decoration:none",
  address: "margin:0 0 20px;font-size:12px;line-height:18px;color:#5f6663;word-break:break-all",
};

/** For programs that follow the reader's dark theme; others keep or invert the inline colors. */
const DARK = `@media (prefers-color-scheme:dark){.page{background:#0e1110!important}.card{background:#1b201f!important;border-color:#2a302e!important}.card,.name{color:#e9edeb!important}.quiet{color:#9aa4a0!important}.link{color:#7ad3ce!important}.quote{border-color:#6a7471!important}}`;

/** Without it, mail lists would go on with the text of the page after a short preheader. */
const FILLER = "&#847;&zwnj;&nbsp;".repeat(60);

const MARK = `<td style="width:28px;height:28px;border-radius:8px;background:#0b5a5e;color:#ffffff;font-size:18px;line-height:26px;font-weight:600;text-align:center" aria-hidden="true">e</td>`;

/** The HTML page of a mail; `preheader` is what lists of mails show after the subject. */
export const mailPage = ({ subject, preheader, content, language = "en" }: MailPage): string =>
  `<!doctype html><html lang="${langOf(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>${escapeHtml(subject)}</title><style>:root{color-scheme:light dark}${DARK}</style></head><body class="page" style="margin:0;padding:0;background:#f7f6f3"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${FILLER}</div><table role="presentation" class="page" dir="${directionOf(language)}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f7f6f3;${FONT}"><tr><td align="center" style="padding:24px 12px 40px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:${sideOf(language)}"><tr><td style="padding:0 4px 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${MARK}<td class="name" style="padding:0 10px;font-size:16px;font-weight:600;color:#1a1f1e">Earshot</td></tr></table></td></tr><tr><td class="card" style="padding:28px 24px;border:1px solid #e5e3dd;border-radius:12px;background:#ffffff;color:#1a1f1e;font-size:16px;line-height:25px;overflow-wrap:anywhere">${content}</td></tr></table></td></tr></table></body></html>`;
