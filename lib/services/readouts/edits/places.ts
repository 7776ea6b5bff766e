import { invalid } from "@/lib/core/errors";
import type { Content } from "../content";
import type { EditOf } from "./edit-kinds";
import { claimOf, homeOf, requireRoom, stepOf, themeOf } from "./find";

/** Puts an item after another, first (`null`), or last (`undefined`, or if the named one is gone). */
function put<T extends { id: string }>(list: readonly T[], item: T, afterId: string | null | undefined): T[] {
  const rest = list.filter(({ id }) => id !== item.id);
  const at = afterId === null ? 0 : rest.findIndex(({ id }) => id === afterId) + 1 || rest.length;
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}

export function moveTheme(content: Content, { themeId, afterId }: EditOf<"move_theme">): void {
  const theme = themeOf(content, themeId);
  theme.edited = true;
  content.themes = put(content.themes, theme, afterId);
}

export function moveStep(content: Content, { stepId, afterId }: EditOf<"move_step">): void {
  const step = stepOf(content, stepId);
  step.edited = true;
  content.nextSteps = put(content.nextSteps, step, afterId);
}

export function moveClaim(content: Content, { claimId, themeId, afterId }: EditOf<"move_claim">): void {
  const claim = claimOf(content, claimId);
  const from = homeOf(content, claimId);
  const to = themeId === undefined ? from : themeOf(content, themeId);
  if (to !== from) requireRoom(to.claims, "claims");
  claim.edited = true;
  from.claims = from.claims.filter(({ id }) => id !== claimId);
  to.claims = put(to.claims, claim, afterId);
}

/** Moves the claims of several themes after those of one, which is then recognized by the words of all. */
export function mergeThemes(content: Content, { themeIds, intoThemeId }: EditOf<"merge_themes">): void {
  const into = themeOf(content, intoThemeId);
  if (themeIds.includes(intoThemeId)) throw invalid("edit.themeIds", "A theme can't be merged into itself.");
  for (const id of new Set(themeIds)) {
    const theme = themeOf(content, id);
    for (const claim of theme.claims) {
      requireRoom(into.claims, "claims");
      // What was hidden with its theme stays hidden.
      into.claims.push({ ...claim, hidden: claim.hidden || (theme.hidden && !into.hidden) });
    }
    // It is recognized by its name too.
    into.terms = [...new Set([...into.terms, ...theme.terms, theme.title])];
    content.themes = content.themes.filter((one) => one !== theme);
  }
  into.edited = true;
}
