import type { Finding } from "./finding";
import { luhn } from "./luhn";
import { isPhone } from "./phone-rules";

const RUN = /(?:\+|\(\+?)?\d(?:[\d\s()./\u00a0\u2011-]{0,2}\d){5,24}/g;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const SOCIAL_SECURITY = /\b(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}\b/g;
const CUE_CHARACTERS = 48;

/** Account numbers with check digits, card numbers, and phone numbers as they are written. */
export function findNumbers(line: string): Finding[] {
  const findings: Finding[] = [];
  for (const { 0: text, index } of line.matchAll(IBAN)) {
    const end = index + text.length;
    if (isIban(text)) findings.push({ start: index, end, kind: "other" });
  }
  for (const { 0: text, index } of line.matchAll(SOCIAL_SECURITY))
    findings.push({ start: index, end: index + text.length, kind: "other" });
  for (const { 0: text, index } of line.matchAll(RUN)) {
    const end = index + text.length;
    if (/[\p{L}\d_#€$£]/u.test(line.charAt(index - 1)) || /[\d_%]/.test(line.charAt(end))) continue;
    const digits = text.replace(/\D/g, "");
    if (digits.length >= 13 && digits.length <= 19 && isCard(digits))
      findings.push({ start: index, end, kind: "card" });
    else if (isPhone(text, around(line, index, end))) findings.push({ start: index, end, kind: "phone" });
  }
  return findings;
}

const around = (line: string, start: number, end: number) => ({
  before: line.slice(Math.max(0, start - CUE_CHARACTERS), start),
  after: line.slice(end, end + CUE_CHARACTERS),
});

const isCard = (digits: string): boolean => /^[2-6]/.test(digits) && !/^(\d)\1+$/.test(digits) && luhn(digits);

/** ISO 13616: with the first four characters last and letters as numbers from 10 up, modulo 97 is 1. */
function isIban(text: string): boolean {
  const plain = text.replace(/ /g, "");
  if (plain.length < 15 || plain.length > 34) return false;
  const moved = plain.slice(4) + plain.slice(0, 4);
  let rest = 0;
  for (const sign of moved) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}
