import { nothingIn } from "./answer-of";
import { openingOf } from "./opening-of";

/** "Nothing, except the fees." names what follows in the same breath. */
const EXCEPTS =
  /(?<!\p{L})(?:but|except|apart from|other than|although|though|aber|außer|bis auf|nur|höchstens)(?!\p{L})/iu;

/**
 * What an answer names: its start, or the sentence that follows when it begins by saying that there is nothing. Always
 * a part of the text.
 */
export function namedIn(text: string): string {
  const nothing = nothingIn(text);
  if (nothing === "") return openingOf(text);
  const [said = ""] = /^[^.!?…]*[.!?…]*\s*/u.exec(text.slice(nothing.length)) ?? [];
  if (EXCEPTS.test(said)) return openingOf(text);
  return openingOf(text.slice(nothing.length + said.length)) || openingOf(text);
}
