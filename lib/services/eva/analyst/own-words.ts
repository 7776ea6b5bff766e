import { readRequest } from "../requests/read-request";
import type { Line } from "../retrieve/corpus";
import { wordsOf } from "../words/words-of";

/** No address in an answer can carry a participant's words out of the workspace. */
export const HAS_LINK = /https?:|www\.|\]\(|<\w/i;

/** As many words in a row are no chance: they are the participant's, and belong into a quote. */
const RUN = 6;

/** Eva does nothing by answering, so she never says that she did. */
const DID =
  /\b(?:i|we|eva|ich|wir)(?:['’]ve| have| has| habe| haben| hat)?\s(?:\S+\s){0,6}?(?:launched|started|invited|sent|created|drafted|tagged|deleted|published|gestartet|eingeladen|gesendet|erstellt|gelöscht|veröffentlicht)\b|^done\b|^erledigt\b/i;

/**
 * Whether what a model wrote around its quotes may be shown as Eva's own sentence: no address, no order, nothing that
 * she claims to have done, and no words of a transcript in her mouth, whoever talked her into it.
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
