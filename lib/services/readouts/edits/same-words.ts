import { invalid } from "@/lib/core/errors";
import type { Content } from "../content";
import type { Edit } from "./edit-kinds";

type Written = { id: string; words: string; hidden: boolean };

/** What stands where an edit would add something, and its field. */
function placeOf(
  content: Content,
  edit: Edit,
): { field: string; what: string; words: string; there: Written[] } | null {
  if (edit.kind === "add_theme") {
    const there = content.themes.map(({ id, title, hidden }) => ({ id, words: title, hidden }));
    return { field: "edit.title", what: "theme", words: edit.title, there };
  }
  const texts = (list: readonly { id: string; text: string; hidden: boolean }[]): Written[] =>
    list.map(({ id, text, hidden }) => ({ id, words: text, hidden }));
  if (edit.kind === "add_claim") {
    const there = texts(content.themes.find(({ id }) => id === edit.themeId)?.claims ?? []);
    return { field: "edit.text", what: "claim", words: edit.text, there };
  }
  if (edit.kind === "add_step")
    return { field: "edit.text", what: "next step", words: edit.text, there: texts(content.nextSteps) };
  return null;
}

/** The theme, claim or next step that can already be read where an edit would add one of the same words. */
export function sameWords(content: Content, edit: Edit): { id: string } | undefined {
  const place = placeOf(content, edit);
  return place?.there.find(({ words, hidden }) => !hidden && words.trim() === place.words.trim());
}

/** Throws `invalid` for words that are already there. */
export function requireOtherWords(content: Content, edit: Edit): void {
  const place = placeOf(content, edit);
  if (place && sameWords(content, edit))
    throw invalid(place.field, `There already is a ${place.what} with these words.`);
}
