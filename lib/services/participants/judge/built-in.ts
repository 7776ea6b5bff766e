import { stemmerOf } from "@/lib/services/analysis/words/stem";
import { isStopWord } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import type { Case, Judged } from "./judge";
import { judgeNumber } from "./judge-number";

const list = (text: string): Set<string> => new Set(text.split(/\s+/));
/** Words in which a condition refers to the answer rather than the person. */
const FRAME =
  list(`answer answers answered mention mentions mentioned describe describes described say says said state states
participant participants person people respondent user candidate must should has have had is are was were be been being does do
did at least one two any some some real specific concrete clear clearly actually currently recently regularly personally own
their they them the a an of in on for with to and or that which who whose example examples experience experiences experienced
use uses used using usage their its this these those past last current`);
const NO =
  list(`no not never none nobody nothing neither without don't doesn't didn't haven't hasn't hadn't isn't wasn't aren't
won't can't couldn't cannot nor kein keine keinen keiner nicht nie niemals nichts ohne nunca jamas tampoco ninguno ninguna sin
jamais aucun aucune sans pas non mai nessun nessuno nessuna niente nulla senza neanche nemmeno nao nenhum nenhuma ninguem nem sem niet geen
nooit niets niks zonder niemand evenmin nie nigdy nic nikt bez zaden zadna zadne zadnego ani`);
const DOUBT =
  list(`maybe perhaps probably might possibly sometimes rarely seldom almost used would could planning plan want hope
if whether not-sure sort kind hardly vielleicht wohl konnte selten quiza talvez peut-etre rarement forse magari raramente potrei vorrei misschien soms zelden
wellicht moze chyba czasem rzadko`);
const CONDITION_DENIES =
  /\b(not|never|no|without|don't|doesn't|hasn't|haven't|except|unless|other than|nicht|kein|keine|nie|non|mai|senza|não|nunca|sem|niet|geen|nooit|zonder|nigdy|bez|sin|sans|pas|jamais)\b/i;
const BARE_NO =
  /^[^\p{L}]*(no|nope|never|none|not at all|nein|nie|niemals|nunca|jamás|non|jamais|mai|não|nee|nooit|nigdy|いいえ|ありません|ないです|لا|أبدا)[^\p{L}]*$/iu;

/** Languages of which it knows how they deny; in others, "I don't use it" would look like "I use it". */
const READ = new Set<string>(["en", "de", "es", "fr", "it", "pt", "nl", "pl"]);
const isReadable = (tag: string | null): boolean => READ.has(tag?.toLowerCase().split("-")[0] ?? "en");

const doubt = (reason: string): Judged => ({ verdict: "uncertain", reason });

/**
 * Judges by words alone, and says so if they don't settle it: every significant word of the condition must occur in a
 * plain statement, or be plainly denied. Numbers are compared. Everything else is for a person.
 */
export function builtInJudge({ condition, said, language }: Case): Judged {
  const byNumber = judgeNumber(condition, said);
  if (byNumber) return byNumber;
  if (CONDITION_DENIES.test(condition))
    return doubt("The condition is worded as a negation, so a person should decide.");
  if (BARE_NO.test(said)) return { verdict: "not_qualified", reason: "The answer is a plain no." };
  if (!isReadable(language))
    return doubt("The built-in judge can't tell a denial in this language, so a person should decide.");
  const stem = stemmerOf(language ?? "en");
  const wanted = [...new Set(wordsOf(condition))].filter((word) => !isStopWord(word) && !FRAME.has(word));
  if (wanted.length === 0 || /\d/.test(condition)) return doubt("The condition can't be checked by its words.");
  const words = wordsOf(said);
  if (words.length < 3) return doubt("The answer is too short to assess.");
  const stems = new Set(words.map(stem));
  const found = wanted.filter((word) => stems.has(stem(word)));
  if (found.length < wanted.length)
    return doubt(
      found.length === 0
        ? "The answer does not mention what the condition asks for."
        : "The answer covers only part of the condition.",
    );
  const denied = words.some((word) => NO.has(word));
  if (words.some((word) => DOUBT.has(word)) || /\?/.test(said)) return doubt("The answer is not a plain statement.");
  if (denied) return deniedOutright(said, wanted, stem);
  return { verdict: "qualified", reason: `The answer mentions ${wanted.join(", ")}.` };
}

/** A denial counts if it comes right before what was asked for, and the answer is nothing else. */
function deniedOutright(said: string, wanted: string[], stem: (word: string) => string): Judged {
  const words = wordsOf(said);
  const keys = new Set(wanted.map(stem));
  const first = words.findIndex((word) => keys.has(stem(word)));
  const before = words.slice(Math.max(0, first - 4), first).some((word) => NO.has(word));
  const once = said.split(/[.!?;,]|\bbut\b|\baber\b/i).filter((part) => /\p{L}/u.test(part)).length === 1;
  if (before && once) return { verdict: "not_qualified", reason: "The answer denies what the condition asks for." };
  return doubt("The answer contains a denial, so a person should read it.");
}
