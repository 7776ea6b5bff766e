import { hasRightToLeft } from "./text-direction";

/** Between these (first strong isolate, its end) a value has its own direction and doesn't disturb the sentence. */
const isolated = (value: string): string => `\u2068${value}\u2069`;

/** Fills values into the `{name}` placeholders of a text; inserted values aren't filled in again. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const isMixed = /\p{L}/u.test(String(value)) && (hasRightToLeft(text) || hasRightToLeft(String(value)));
    return isMixed ? isolated(String(value)) : String(value);
  });
