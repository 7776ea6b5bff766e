import { typesetAround } from "@/lib/core/text/typeset";
import type { FoundTheme } from "./theme";

/**
 * A theme with one kind of apostrophe in all that is said in our words: the name of a thing may be from a question that
 * was typed with another. Questions and quotes stay as they are.
 */
export const printed = ({ title, thing, isAsked, summary, claims, ...theme }: FoundTheme): FoundTheme => ({
  ...theme,
  isAsked,
  title: isAsked ? title : typesetAround(title),
  thing: thing === null ? null : typesetAround(thing),
  summary: typesetAround(summary),
  claims: claims.map((claim) => ({ ...claim, text: typesetAround(claim.text), step: typesetAround(claim.step) })),
});
