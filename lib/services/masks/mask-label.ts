import { LABEL_WORDS } from "./find/common-words";
import { wordsOf } from "./find/words-of";

/** The name in a speaker's label: "Ana Ruiz" in "Ana Ruiz (Moderator)". */
export function nameInLabel(label: string): { start: number; end: number } {
  const names = wordsOf(label).filter(({ lower, text }) => !LABEL_WORDS.has(lower) && !/^\p{N}+$/u.test(text));
  const first = names[0];
  const bracket = label.indexOf("(");
  const last = names.filter(({ start }) => bracket < 0 || start < bracket).at(-1) ?? names.at(-1);
  return first && last ? { start: first.start, end: last.end } : { start: 0, end: label.length };
}

/** The label with the token in place of the name; two speakers never become one. */
export function maskLabel(label: string, token: string, taken: ReadonlySet<string>): string {
  const { start, end } = nameInLabel(label);
  const masked = label.slice(0, start) + bareToken(token) + label.slice(end);
  for (let number = 1; ; number++) {
    const unused = number === 1 ? masked : `${masked} (${number})`;
    if (!taken.has(unused)) return unused;
  }
}

/** "[name 1]" of a masked label, "[name 1] (Moderator)". */
export const bareToken = (token: string): string => /\[[^\]]*\]/.exec(token)?.[0] ?? token;
