/** Fills values into the `{name}` placeholders of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

type Counted = { one: string; other: string };

/** The plural form for a number, filled in; the languages here have two forms. */
export const count = (text: Counted, n: number): string => fill(n === 1 ? text.one : text.other, { n });
