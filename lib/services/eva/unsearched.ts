import type { Context } from "@/lib/core/context";
import { noAnswer } from "@/lib/core/no-answer";
import { hasModel } from "@/lib/integrations/model/model";
import { looksGerman } from "@/lib/services/analysis/words/stop-words";
import { wordsOf } from "@/lib/services/analysis/words/words-of";
import { ENGLISH } from "./analyst/english";
import { GERMAN } from "./analyst/german";
import { leftOutLine } from "./analyst/left-out";
import { type Composed, plainly, type Telling } from "./composed";
import { placeOf } from "./place-of";
import type { Prepared } from "./prepare";
import { asQuestion } from "./reading/as-question";
import { asksOfStudies } from "./reading/asks-of-studies";
import { asksWhatToAsk } from "./reading/asks-what-to-ask";
import { asksWhoSpoke, overviewOf } from "./reading/overview";
import { plainReply } from "./reading/plain-reply";
import type { Loaded } from "./retrieve/load-corpus";
import { loadStudies } from "./studies/load-studies";
import { tellStudies } from "./studies/tell-studies";
import { tellGaps } from "./tell-gaps";
import { tellOverview, wholeCorpus } from "./tell-overview";

/**
 * The answer to what asks for nothing in particular that people said: a greeting, the studies themselves, who took
 * part, or, without a model, what stands out. Null for a question to be looked up.
 */
export async function unsearched(ctx: Context, prepared: Prepared, telling: Telling): Promise<Composed | null> {
  const { question, scope } = prepared;
  const reply = plainReply(question.text);
  if (reply !== null) return plainly(reply);
  const german = looksGerman(wordsOf(question.text));
  if (asksOfStudies(question.text))
    return plainly(...tellStudies(question.text, await loadStudies(ctx, scope), german));
  if (asksWhoSpoke(question.text)) return whoSpoke(await wholeCorpus(ctx, prepared), prepared, german);
  if (!hasModel() && asksWhatToAsk(question.text)) return tellGaps(ctx, prepared, german);
  const overview = hasModel() ? null : (overviewOf(question.text) ?? overviewOf(asQuestion(question.text)));
  return overview && tellOverview(overview, await wholeCorpus(ctx, prepared), prepared, german, telling);
}

function whoSpoke({ people, names, leftOut }: Loaded, { question, scope }: Prepared, german: boolean): Composed {
  const phrases = german ? GERMAN : ENGLISH;
  const told = people === 0 ? noAnswer(placeOf(scope), german ? "de" : "en") : phrases.present(people, names);
  return plainly(told, ...leftOutLine(leftOut, phrases, question.turns));
}
