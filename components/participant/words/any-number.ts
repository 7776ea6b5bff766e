/** A phrase that reads the same with every number, in each plural form. */
export const anyNumber = (text: string): Record<Intl.LDMLPluralRule, string> => ({
  zero: text,
  one: text,
  two: text,
  few: text,
  many: text,
  other: text,
});
