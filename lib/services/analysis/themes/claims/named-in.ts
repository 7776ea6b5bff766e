import { nothingIn } from "./answer-of";
import { openingOf } from "./opening-of";

/** What an answer names: its start, or what follows when it begins by saying that there is nothing. Always a part of the text. */
export const namedIn = (text: string): string => openingOf(text.slice(nothingIn(text).length)) || openingOf(text);
