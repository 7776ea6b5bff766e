import { fits, plainLetters } from "@/lib/core/text/plain-letters";

/**
 * How well a tag fits what was typed to find it, 0 to 1. The title itself is best: Enter takes the first, and "trust"
 * would put "Mistrust" on a passage.
 */
export function tagScore({ title, path }: { title: string; path: string }, typed: string): number {
  const [name, wanted] = [plainLetters(title), plainLetters(typed.trim())];
  if (name === wanted) return 1;
  if (name.startsWith(wanted)) return 0.9;
  if (name.includes(` ${wanted}`)) return 0.8;
  if (name.includes(wanted)) return 0.7;
  return fits(`${path} ${title}`, typed) ? 0.5 : 0;
}
