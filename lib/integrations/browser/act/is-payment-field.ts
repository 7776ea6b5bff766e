import type { PageElement } from "@/lib/core/swarm/observation";

const WORDS =
  /\b(card ?(number|no)|credit ?card|debit ?card|cvc|cvv|csc|security code|expiry|expiration|iban|account number|sort code|routing number|kartennummer|prüfnummer)\b/i;

/** Whether a field takes payment data, which agents never give. */
export const isPaymentField = ({ autocomplete, name, near }: PageElement): boolean =>
  /\bcc-/.test(autocomplete) || WORDS.test(name) || WORDS.test(near);
