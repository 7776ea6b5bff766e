const CLOSED = /[.!?…]["”’)\]]*$/;

/** A sentence with who says it; the quote itself is filled in for `{0}`, and ends the sentence if it has an end. */
export const quoting = (template: string, name: string, quote: string): string =>
  (CLOSED.test(quote) ? template.replace("{0}.", "{0}") : template).replace("{name}", () => name);
