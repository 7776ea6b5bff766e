import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { readRequest } from "../requests/read-request";
import type { Line } from "../retrieve/corpus/corpus";

/** No URL in an answer can carry a participant's words out of the workspace. */
export const HAS_LINK = /https?:|www\.|\]\(|<\w/i;

/** This many consecutive words aren't a coincidence: they are the participant's, and belong in a quote. */
const RUN = 6;

/** Answering does nothing, so Eva never says that she did something. */
const DID =
  /\b(?:i|we|eva|ich|wir)(?:['’]ve| have| has| habe| haben| hat)?\s(?:\S+\s){0,6}?(?:launched|started|invited|sent|created|drafted|tagged|deleted|published|gestartet|eingeladen|gesendet|erstellt|gelöscht|veröffentlicht)\b|^done\b|^erledigt\b/i;

/**
 * Whether a model's words around its quotes may be shown as Eva's own sentence: no URL, no instruction, no claim to
 * have acted, and none of a transcript's words, whoever talked her into it.
 */
export function isOwnWords(text: string, evidence: readonly Line[]): boolean {
  if (text.trim() === "" || HAS_LINK.test(text) || DID.test(text)) return false;
  const clauses = text.split(/[:.!?\n]/).map((clause) => clause.trim());
  if (clauses.some((clause) => readRequest(clause) !== null)) return false;
  const words = wordsOf(text.replace(/[“"„][^“”"„]*[”"“]/gu, ""));
  const runs = words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(" "));
  if (runs.length === 0) return true;
  const said = evidence.map((line) => ` ${wordsOf(line.text).join(" ")} `);
  return !runs.some((run) => said.some((line) => line.includes(` ${run} `)));
}
