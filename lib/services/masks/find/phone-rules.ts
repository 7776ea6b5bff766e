const CUE =
  /\b(?:phone|cell|mobile|call|calls|called|reach|text me|whats ?app|number(?:'s)?|numero|numéro|tel|fax|ring|dial|landline|telefon|handy|handynummer|nummer|erreichen|anrufen|teléfono|móvil|llamar|llámame|téléphone|portable|appeler|joindre)\b/i;
/** What numbers as long as phone numbers usually are. */
const NO_CUE =
  /\b(?:order|ticket|invoice|case|reference|ref|serial|account|customer|tracking|version|isbn|sku|id|bestellung|rechnung|pedido|factura|commande|facture)(?: (?:number|no|nummer|id|número|numéro))?[\s.:#is]*$/i;
const DATE = /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})$/;
const AMERICAN = /^(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.\-\u2011])\d{3}[\s.\-\u2011]\d{4}$/;
const LOCAL = /^\d{3}[-\u2011]\d{4}$/;
const SPANISH = /^[6789]\d{2}[\s.-]?(?:\d{3}[\s.-]\d{3}|\d{2}[\s.-]\d{2}[\s.-]\d{2})$/;
const YEARS = /^(?:19|20)\d{2}\s?[-\u2011/]\s?(?:19|20)\d{2}$/;

type Around = { before: string; after: string };

/**
 * Whether digits with spaces and punctuation are written like a phone number (ITU-T E.123 and national conventions).
 */
export function isPhone(text: string, { before, after }: Around): boolean {
  const digits = text.replace(/\D/g, "");
  if (digits.length < 7 || digits.length > 15 || /^(\d)\1+$/.test(digits)) return false;
  if (DATE.test(text) || YEARS.test(text) || /^\d+(?:\.\d+){3,}$/.test(text) || /\d \d{3} 000$/.test(text))
    return false;
  if (/^\s?(?:€|\$|£|euros?|dollars?|%|users|customers|people|rows|bytes|ms|am|pm)/i.test(after)) return false;
  if (/[€$£]\s?$/.test(before) || NO_CUE.test(before)) return false;
  if (/^\(?\+/.test(text) || (text.startsWith("00") && digits.length >= 10)) return digits.length >= 8;
  if (AMERICAN.test(text) || LOCAL.test(text)) return true;
  if (text.startsWith("0") || text.startsWith("(0")) return digits.length >= 9 && digits.length <= 13;
  return CUE.test(before) || (SPANISH.test(text) && /[\s.-]/.test(text));
}
