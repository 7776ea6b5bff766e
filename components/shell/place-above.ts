import { PLACES } from "./places";

const ALL = PLACES.flatMap(({ places }) => places).filter(({ adminOnly, writersOnly }) => !adminOnly && !writersOnly);

/**
 * The closest list above a page's path that everyone may open, for a page that is no longer there; null without one.
 */
export function placeAbove(path: string): { href: string; label: string } | null {
  const above = ALL.filter(({ href }) => path.startsWith(`${href}/`));
  return above.toSorted((a, b) => b.href.length - a.href.length)[0] ?? null;
}
