import { listed } from "@/lib/core/text/listed";

const MOST_NAMED = 30;

/** Names in a list, and how many people it leaves out. */
export function named(language: "en" | "de", names: readonly string[], people: number): string {
  const shown = names.slice(0, MOST_NAMED);
  const others = people - shown.length;
  const more = language === "en" ? `${others} more` : `${others} weitere`;
  return listed(language, others > 0 ? [...shown, more] : shown);
}
